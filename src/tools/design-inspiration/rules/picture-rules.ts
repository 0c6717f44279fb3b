import type { Size } from '@/lib/fit-within.ts';
import type { ImageKind } from '@/lib/image-kind.ts';
import { maxReferenceImages } from './inspiration.ts';

/** Well above a phone's largest photographs. */
export const maxPictureBytes = 25 * 1024 * 1024;

/** Beyond this a phone runs out of memory while it decodes. */
export const maxPicturePixels = 80_000_000;

/** Maximum longer side of a stored picture, so that it fits into the tab's storage. */
export const storedEdgePx = 800;

/** Longer side of the copy whose colors are counted; more pixels do not change a palette. */
export const paletteEdgePx = 160;

/**
 * Why a file cannot be used:
 *
 * - `heic`: an iPhone picture that this browser cannot open.
 * - `not-an-image`: not a picture, or a drawing (SVG).
 * - `too-large`: too many bytes for a phone.
 * - `too-many-pixels`: too many pixels for a phone, however few bytes.
 * - `empty`: no bytes.
 * - `broken`: looks like a picture but cannot be opened.
 */
export type PictureProblem =
  | 'heic'
  | 'not-an-image'
  | 'too-large'
  | 'too-many-pixels'
  | 'empty'
  | 'broken';

/** Checks a file before it is opened; null when it may be opened. */
export function pictureProblem(file: {
  bytes: number;
  kind: ImageKind | null;
}): PictureProblem | null {
  if (file.bytes === 0) return 'empty';
  if (file.kind === null || file.kind === 'svg') return 'not-an-image';
  if (file.bytes > maxPictureBytes) return 'too-large';
  return null;
}

/** Checks the dimensions of a picture; null when it may be opened. */
export function sizeProblem({ width, height }: Size): PictureProblem | null {
  return width * height > maxPicturePixels ? 'too-many-pixels' : null;
}

/** Why a file that passed the checks could not be opened. */
export function openingProblem(kind: ImageKind | null): PictureProblem {
  return kind === 'heic' ? 'heic' : 'broken';
}

/** The first files that fit, and how many were left out (specification §5). */
export function takeWithinRoom<File>(
  files: readonly File[],
  existingCount: number,
): { taken: File[]; ignoredCount: number } {
  const room = Math.max(0, maxReferenceImages - existingCount);
  return { taken: files.slice(0, room), ignoredCount: Math.max(0, files.length - room) };
}
