import { newId } from '@/tools/shared/new-id.ts';
import { choosePalette } from '../rules/choose-palette.ts';
import { countColors } from '../rules/count-colors.ts';
import { detectImageKind, headLength, type ImageKind } from '../rules/image-kind.ts';
import {
  fitWithin,
  keptEdgePx,
  maxPictureBytes,
  openingProblem,
  type PictureProblem,
  paletteEdgePx,
  pictureProblem,
  type Size,
  sizeProblem,
} from '../rules/picture-rules.ts';
import { pictureSize } from '../rules/picture-size.ts';
import type { ReferenceImage } from './inspiration.ts';

export type PictureReading =
  | { ok: true; image: ReferenceImage }
  | { ok: false; problem: PictureProblem };

/** Colors kept of each picture, more than are shown, so that several pictures merge fairly. */
const COLORS_A_PICTURE = 8;

/**
 * Opens a picture on this device, upright as it was taken, and keeps a small copy and its colors.
 * Nothing is sent anywhere. Never rejects.
 */
export async function readPicture(file: File): Promise<PictureReading> {
  const kind = await detectKind(file);
  const known = pictureProblem({ bytes: file.size, kind });
  if (known !== null) return { ok: false, problem: known };
  // Before it is opened: a few kilobytes can hold more pixels than the device has memory for.
  const size = kind && (await readSize(file, kind));
  const problem = size ? sizeProblem(size) : openingProblem(kind);
  if (problem !== null) return { ok: false, problem };

  let bitmap: ImageBitmap | undefined;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return {
      ok: true,
      image: {
        id: newId(),
        name: file.name,
        dataUrl: draw(bitmap, keptEdgePx, 'white').canvas.toDataURL('image/jpeg', 0.85),
        palette: choosePalette(countColors(pixelsOf(bitmap)), COLORS_A_PICTURE),
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

/**
 * Bytes after which the size is looked for. The first hold a photograph's notes with their small
 * picture, the next its color profile and editing notes; what is left are files whose notes stand
 * at their end, and those with a second picture in their notes.
 */
const SIZE_LOOKED_FOR_AFTER = [256 * 1024, 2 * 1024 * 1024, maxPictureBytes];

/** Undefined where no part of the file tells its size. */
async function readSize(file: File, kind: ImageKind): Promise<Size | undefined> {
  try {
    for (const end of SIZE_LOOKED_FOR_AFTER) {
      const size = pictureSize(kind, new Uint8Array(await file.slice(0, end).arrayBuffer()));
      if (size !== undefined || end >= file.size) return size;
    }
  } catch {
    // Moved since it was chosen, or put together to lead a reader astray.
  }
  return undefined;
}

/** Without smoothing, so that no color appears that the picture does not have. */
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
