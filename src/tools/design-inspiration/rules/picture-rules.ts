import type { ImageKind } from './image-kind.ts';

/** How many reference pictures one product may carry (specification §5). */
export const maxReferenceImages = 3;

/** A phone's largest photographs stay well below. */
export const maxPictureBytes = 25 * 1024 * 1024;

/** Beyond this a phone runs out of memory while it decodes. */
export const maxPicturePixels = 80_000_000;

/** The longer side a kept picture has at most: enough to see, small enough to keep for the tab. */
export const keptEdgePx = 800;

/** The longer side of the copy whose colors are counted; more pixels do not change a palette. */
export const paletteEdgePx = 160;

/**
 * Why a file cannot be used:
 *
 * - `heic`: an iPhone picture that this browser cannot open.
 * - `not-an-image`: no picture at all, or a drawing that is no photograph (SVG).
 * - `too-large`: more bytes than a phone can take.
 * - `too-many-pixels`: more pixels than a phone can take, in however few bytes.
 * - `empty`: a file of no bytes.
 * - `broken`: looks like a picture, and cannot be opened.
 */
export type PictureProblem =
  | 'heic'
  | 'not-an-image'
  | 'too-large'
  | 'too-many-pixels'
  | 'empty'
  | 'broken';

/** What can be told before a file is opened; null when it may be tried. */
export function pictureProblem(file: {
  bytes: number;
  kind: ImageKind | null;
}): PictureProblem | null {
  if (file.bytes === 0) return 'empty';
  if (file.kind === null || file.kind === 'svg') return 'not-an-image';
  if (file.bytes > maxPictureBytes) return 'too-large';
  return null;
}

/** What its size tells of a picture; null when it may be opened. */
export function sizeProblem({ width, height }: Size): PictureProblem | null {
  return width * height > maxPicturePixels ? 'too-many-pixels' : null;
}

/** Why a file that looked right could not be opened. */
export function openingProblem(kind: ImageKind | null): PictureProblem {
  return kind === 'heic' ? 'heic' : 'broken';
}

export type Size = { width: number; height: number };

/** The same shape with the longer side at most `edgePx`; never larger, never below one pixel. */
export function fitWithin({ width, height }: Size, edgePx: number): Size {
  const scale = Math.min(1, edgePx / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The files there is room for, in their order, and how many were left out (specification §5). */
export function takeWithinRoom<File>(
  files: readonly File[],
  alreadyKept: number,
): { taken: File[]; ignoredCount: number } {
  const room = Math.max(0, maxReferenceImages - alreadyKept);
  return { taken: files.slice(0, room), ignoredCount: Math.max(0, files.length - room) };
}
