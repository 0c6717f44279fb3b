import { type DesignStyle, designStyles, maxStyleTags } from './design-styles.ts';
import { colorWords, stylePalettes, styleWords } from './style-words.ts';

const maxColors = 5;
const minColors = 2;

/** The words of each style that a text contains, by style; styles without any are left out. */
export function findStyleWords(text: string): ReadonlyMap<DesignStyle, readonly string[]> {
  const lower = text.toLowerCase();
  const found = designStyles.map(
    (style) => [style, styleWords[style].filter((word) => startsWord(lower, word))] as const,
  );
  return new Map(found.filter(([, words]) => words.length > 0));
}

/**
 * The styles that a text suggests, best match first, at most three; empty when there are none. Ties
 * keep the order of the style list.
 */
export function rankStyles(text: string): DesignStyle[] {
  return [...findStyleWords(text)]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, maxStyleTags)
    .map(([style]) => style);
}

/**
 * Hex colors, at most five: those that the text names, in order; when it names fewer than two,
 * those of `bestStyle` follow.
 */
export function pickColors(text: string, bestStyle: DesignStyle | undefined): string[] {
  const colors = findColors(text);
  const fill = colors.length < minColors && bestStyle !== undefined ? stylePalettes[bestStyle] : [];
  return [...new Set([...colors, ...fill])].slice(0, maxColors);
}

/** The colors that a text names, as hex, in order. */
function findColors(text: string): string[] {
  let rest = text.toLowerCase();
  const named: { hex: string; at: number }[] = [];
  for (const [word, hex] of colorWords) {
    const at = rest.search(new RegExp(`\\b${word}\\b`));
    if (at === -1) continue;
    named.push({ hex, at });
    // Blanked instead of cut, so that "sage green" does not also count as "green" and positions
    // stay valid.
    rest = rest.slice(0, at) + ' '.repeat(word.length) + rest.slice(at + word.length);
  }
  return named.sort((a, b) => a.at - b.at).map(({ hex }) => hex);
}

function startsWord(text: string, beginning: string): boolean {
  // Two letters begin far too many words ("ai" in "aisle"), so they must be a whole word.
  const end = beginning.length <= 2 ? '\\b' : '';
  return new RegExp(`(?:^|[^a-z0-9])${beginning}${end}`).test(text);
}
