import type { ContentPicture } from './types.ts';

/** The widths in px in which the site serves pictures that fill a section. */
const WIDE_WIDTHS = [480, 800, 1200, 1800];
/** All others are in a card or half a column. */
const CARD_WIDTHS = [360, 560, 840];

/** The widths in px in which a master of this width is served. */
export function servedWidths(masterWidthPx: number): readonly number[] {
  return masterWidthPx > 1800 ? WIDE_WIDTHS : CARD_WIDTHS;
}

/** Where in its picture a cut-out's object is, shadow included, in px of the master. */
export type ObjectBox = { left: number; top: number; width: number; height: number };

export type PictureFile = { stem: string; width: number; height: number; box: ObjectBox | null };

/** Reads what scripts/make-images.ts writes about a picture: hash, size, and a cut-out's box. */
export function readPictureFile({ name, file }: ContentPicture): PictureFile {
  const [hash, ...numbers] = file.split(' ');
  const [width = 1, height = 1, left = 0, top = 0, boxWidth, boxHeight] = numbers.map(Number);
  const box =
    boxWidth === undefined || boxHeight === undefined
      ? null
      : { left, top, width: boxWidth, height: boxHeight };
  return { stem: `/pictures/${name}-${hash}`, width, height, box };
}
