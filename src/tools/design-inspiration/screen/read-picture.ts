import { fitWithin, type Size } from '@/lib/fit-within.ts';
import { detectImageKind, headLength, type ImageKind } from '@/lib/image-kind.ts';
import { pictureSize } from '@/lib/picture-size.ts';
import { newId } from '@/tools/shared/new-id.ts';
import { choosePalette } from '../rules/choose-palette.ts';
import { countColors } from '../rules/count-colors.ts';
import type { ReferenceImage } from '../rules/inspiration.ts';
import {
  maxPictureBytes,
  openingProblem,
  type PictureProblem,
  paletteEdgePx,
  pictureProblem,
  sizeProblem,
  storedEdgePx,
} from '../rules/picture-rules.ts';

export type PictureResult =
  | { ok: true; image: ReferenceImage }
  | { ok: false; problem: PictureProblem };

/** More than are shown, so that several pictures merge fairly. */
const COLORS_PER_PICTURE = 8;

/**
 * Reads a picture on this device: a small upright copy and its colors. Sends nothing anywhere. Never
 * rejects.
 */
export async function readPicture(file: File): Promise<PictureResult> {
  const kind = await detectKind(file);
  const known = pictureProblem({ bytes: file.size, kind });
  if (known !== null) return { ok: false, problem: known };
  // Before opening: a few kilobytes can hold more pixels than fit into memory.
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
        dataUrl: draw(bitmap, storedEdgePx, 'white').canvas.toDataURL('image/jpeg', 0.85),
        palette: choosePalette(countColors(pixelsOf(bitmap)), COLORS_PER_PICTURE),
      },
    };
  } catch {
    return { ok: false, problem: openingProblem(kind) };
  } finally {
    bitmap?.close();
  }
}

/** Null for a file that cannot be read, for example because it was moved. */
async function detectKind(file: File) {
  try {
    return detectImageKind(new Uint8Array(await file.slice(0, headLength).arrayBuffer()));
  } catch {
    return null;
  }
}

/**
 * How many bytes are searched for the size, in turn. The first step covers a photograph's metadata
 * with its thumbnail, the second its color profile and editing history; the last is for files with
 * metadata at their end or a second picture in it.
 */
const SIZE_SEARCH_BYTES = [256 * 1024, 2 * 1024 * 1024, maxPictureBytes];

/** Undefined when no part of the file tells the size. */
async function readSize(file: File, kind: ImageKind): Promise<Size | undefined> {
  try {
    for (const end of SIZE_SEARCH_BYTES) {
      const size = pictureSize(kind, new Uint8Array(await file.slice(0, end).arrayBuffer()));
      if (size !== undefined || end >= file.size) return size;
    }
  } catch {
    // The file was moved, or is malformed on purpose.
  }
  return undefined;
}

/** Without smoothing, which would invent colors. */
function pixelsOf(bitmap: ImageBitmap): Uint8ClampedArray {
  const context = draw(bitmap, paletteEdgePx, null);
  const { width, height } = context.canvas;
  return context.getImageData(0, 0, width, height).data;
}

/** @param background for transparent parts; null leaves them transparent */
function draw(bitmap: ImageBitmap, edgePx: number, background: string | null) {
  const { width, height } = fitWithin(bitmap, edgePx);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  if (background === null) {
    context.imageSmoothingEnabled = false;
  } else {
    context.imageSmoothingQuality = 'high';
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(bitmap, 0, 0, width, height);
  return context;
}
