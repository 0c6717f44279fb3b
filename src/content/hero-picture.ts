import type { ContentPicture } from './types.ts';

/**
 * In a module of its own, so that the first screen does not load the other pictures' descriptions.
 */
export const heroPicture: ContentPicture = {
  name: 'hero',
  alt: 'Eight branded products on a pink set with a big red disc: an open mailer box reading "hello! thanks for being here", packing tape, a candle with a wooden lid, a dropper bottle, a yellow smiley mug, a green tumbler, a cream jar and a "made by you" hang tag',
};
