import {
  type DesignStyle,
  designStyles,
  maxStyleTags,
} from '@functions/_shared/domain/design-styles.ts';
import { colourWords, stylePalettes, styleWords } from './look-words.ts';

export type LookGuess = {
  /** '@name' when the words hold a handle or a profile link. */
  handle: string | null;
  /** Best match first, at most three; empty when the words name no style. */
  styles: DesignStyle[];
  /** What is left of the words once links and handles are taken out. */
  aesthetic: string;
  /** Hex colours, at most five: those the words name, then those of the best style. */
  colors: string[];
};

const MOST_COLOURS = 5;
const FEWEST_COLOURS = 2;
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
  const styles = rankStyles(aesthetic.toLowerCase());
  return {
    handle: name === undefined ? null : `@${name}`,
    styles,
    aesthetic,
    colors: pickColours(aesthetic.toLowerCase(), styles[0]),
  };
}

function rankStyles(words: string): DesignStyle[] {
  return designStyles
    .map((style) => ({
      style,
      score: styleWords[style].filter((word) => startsAWord(words, word)).length,
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxStyleTags)
    .map(({ style }) => style);
}

function pickColours(words: string, bestStyle: DesignStyle | undefined): string[] {
  let rest = words;
  const named: { hex: string; at: number }[] = [];
  for (const [word, hex] of colourWords) {
    const at = rest.search(new RegExp(`\\b${word}\\b`));
    if (at === -1) continue;
    named.push({ hex, at });
    // Blanked, not cut, so that "sage green" is not counted as "green" and positions stay true.
    rest = rest.slice(0, at) + ' '.repeat(word.length) + rest.slice(at + word.length);
  }
  const colours = named.sort((a, b) => a.at - b.at).map(({ hex }) => hex);
  const fill =
    colours.length < FEWEST_COLOURS && bestStyle !== undefined ? stylePalettes[bestStyle] : [];
  return [...new Set([...colours, ...fill])].slice(0, MOST_COLOURS);
}

function startsAWord(text: string, beginning: string): boolean {
  // Two letters would begin far too many words ("ai" in "aisle"), so they must be the whole word.
  const end = beginning.length <= 2 ? '\\b' : '';
  return new RegExp(`(?:^|[^a-z0-9])${beginning}${end}`).test(text);
}
