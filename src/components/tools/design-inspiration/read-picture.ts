import { detectImageKind, headLength } from '@/lib/images/image-kind.ts';
import {
  fitWithin,
  keptEdgePx,
  maxPicturePixels,
  openingProblem,
  type PictureProblem,
  paletteEdgePx,
  pictureProblem,
} from '@/lib/images/picture-rules.ts';
import { choosePalette } from '@/lib/palette/choose-palette.ts';
import { countColours } from '@/lib/palette/count-colours.ts';
import { newId } from '../shared/new-id.ts';
import type { ReferenceImage } from './inspiration.ts';

export type PictureReading =
  | { ok: true; image: ReferenceImage }
  | { ok: false; problem: PictureProblem };

/** Colours kept of each picture, more than are shown, so that several pictures merge fairly. */
const COLOURS_A_PICTURE = 8;

/**
 * Opens a picture on this device, upright as it was taken, and keeps a small copy and its colours.
 * Nothing is sent anywhere. Never rejects.
 */
export async function readPicture(file: File): Promise<PictureReading> {
  const kind = await detectKind(file);
  const known = pictureProblem({ bytes: file.size, kind });
  if (known !== null) return { ok: false, problem: known };

  let bitmap: ImageBitmap | undefined;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    if (bitmap.width * bitmap.height > maxPicturePixels) return { ok: false, problem: 'too-large' };
    return {
      ok: true,
      image: {
        id: newId(),
        name: file.name,
        dataUrl: draw(bitmap, keptEdgePx, 'white').canvas.toDataURL('image/jpeg', 0.85),
        palette: choosePalette(countColours(pixelsOf(bitmap)), COLOURS_A_PICTURE),
      },
    };
  } catch {
    return { ok: false, problem: openingProblem(kind) };
  } finally {
    bitmap?.close();
  }
}

/** Null for a file that cannot be read at all, such as one that was moved since it was chosen. */
async function detectKind(file: File) {
  try {
    return detectImageKind(new Uint8Array(await file.slice(0, headLength).arrayBuffer()));
  } catch {
    return null;
  }
}

/** Without smoothing, so that no colour appears that the picture does not have. */
function pixelsOf(bitmap: ImageBitmap): Uint8ClampedArray {
  const context = draw(bitmap, paletteEdgePx, null);
  const { width, height } = context.canvas;
  return context.getImageData(0, 0, width, height).data;
}

/** @param ground what shows through a picture with holes; null leaves the holes. */
function draw(bitmap: ImageBitmap, edgePx: number, ground: string | null) {
  const { width, height } = fitWithin(bitmap, edgePx);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  if (ground === null) {
    context.imageSmoothingEnabled = false;
  } else {
    context.imageSmoothingQuality = 'high';
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(bitmap, 0, 0, width, height);
  return context;
}
