import { type DesignStyle, designStyles, maxStyleTags } from './design-styles.ts';
import { colorWords, stylePalettes, styleWords } from './style-words.ts';

const maxColors = 5;
const minColors = 2;

/** The words of each style that stand in a text, by style; styles without any are left out. */
export function findStyleWords(text: string): ReadonlyMap<DesignStyle, readonly string[]> {
  const lower = text.toLowerCase();
  const found = designStyles.map(
    (style) => [style, styleWords[style].filter((word) => startsWord(lower, word))] as const,
  );
  return new Map(found.filter(([, words]) => words.length > 0));
}

/**
 * The styles a text speaks for, best match first, at most three; empty when it names none. Ties
 * keep the order of the style list.
 */
export function rankStyles(text: string): DesignStyle[] {
  return [...findStyleWords(text)]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, maxStyleTags)
    .map(([style]) => style);
}

/**
 * Hex colours, at most five: those the text names, in its order; when it names fewer than two,
 * those of `bestStyle` after them.
 */
export function pickColors(text: string, bestStyle: DesignStyle | undefined): string[] {
  const colors = findColors(text);
  const fill = colors.length < minColors && bestStyle !== undefined ? stylePalettes[bestStyle] : [];
  return [...new Set([...colors, ...fill])].slice(0, maxColors);
}

/** The colours a text names, as hex, in the order in which they are named. */
function findColors(text: string): string[] {
  let rest = text.toLowerCase();
  const named: { hex: string; at: number }[] = [];
  for (const [word, hex] of colorWords) {
    const at = rest.search(new RegExp(`\\b${word}\\b`));
    if (at === -1) continue;
    named.push({ hex, at });
    // Blanked, not cut, so that "sage green" is not counted as "green" and positions stay true.
    rest = rest.slice(0, at) + ' '.repeat(word.length) + rest.slice(at + word.length);
  }
  return named.sort((a, b) => a.at - b.at).map(({ hex }) => hex);
}

function startsWord(text: string, beginning: string): boolean {
  // Two letters would begin far too many words ("ai" in "aisle"), so they must be the whole word.
  const end = beginning.length <= 2 ? '\\b' : '';
  return new RegExp(`(?:^|[^a-z0-9])${beginning}${end}`).test(text);
}
