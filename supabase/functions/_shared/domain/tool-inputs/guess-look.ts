import type { DesignStyle } from '../design-styles.ts';
import { pickColors, rankStyles } from '../guess-styles.ts';

export type LookGuess = {
  /** '@name' when the words hold a handle or a profile link. */
  handle: string | null;
  /** Best match first, at most three; empty when the words name no style. */
  styles: DesignStyle[];
  /** What is left of the words once links and handles are taken out. */
  aesthetic: string;
  /** Hex colors, at most five: those the words name, then those of the best style. */
  colors: string[];
};

const PROFILE_LINK =
  /(?:https?:\/\/)?(?:[a-z]+\.)?(?:instagram|tiktok|youtube)\.com\/(?:(?:c|channel|user)\/)?@?([\w.-]+)\S*/i;
const HANDLE = /(?:^|\s)@([\w.-]+)/;

/**
 * Guesses a look from a visitor's own words by counting the words that speak for each style.
 * Nothing is fetched: a profile link only gives the handle. Ties keep the order of the style list.
 */
export function guessLook(words: string): LookGuess {
  const name = PROFILE_LINK.exec(words)?.[1] ?? HANDLE.exec(words)?.[1];
  const aesthetic = words
    .replace(PROFILE_LINK, ' ')
    .replace(HANDLE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const styles = rankStyles(aesthetic);
  return {
    handle: name === undefined ? null : `@${name}`,
    styles,
    aesthetic,
    colors: pickColors(aesthetic, styles[0]),
  };
}
