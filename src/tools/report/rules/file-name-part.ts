import { graphemesOf } from '@/tools/report/rules/print-runs.ts';

const MAX_CHARACTERS = 40;
/** File systems allow 255 bytes; the remainder is for the rest of the name. */
const MAX_BYTES = 150;

/**
 * Turns words of any script into a part of a file name: "Soy candle & lid" into "soy-candle-lid",
 * "陶瓷马克杯 350ml" into "陶瓷马克杯-350ml". Without controls, punctuation and spaces, in whole words,
 * at most 40 characters and 150 bytes. Empty for a text without letters, digits or symbols.
 */
export function fileNamePart(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Cs}/gu, ' ')
    .match(
      /(?:[\p{L}\p{M}\p{N}]|(?![$+<=>^`|~])\p{S}|(?<=[\p{L}\p{M}\p{S}])[\u200C\u200D](?=[\p{L}\p{S}]))+/gu,
    );
  let name = '';
  for (const word of words ?? []) {
    const longer = name === '' ? cut(word) : `${name}-${word}`;
    if (!fits(longer)) break;
    name = longer;
  }
  return name;
}

function cut(word: string): string {
  let start = '';
  for (const grapheme of graphemesOf(word)) {
    if (!fits(start + grapheme)) break;
    start += grapheme;
  }
  return start;
}

function fits(name: string): boolean {
  return (
    graphemesOf(name).length <= MAX_CHARACTERS && new TextEncoder().encode(name).length <= MAX_BYTES
  );
}
