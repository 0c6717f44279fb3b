import { clustersOf } from '@/tools/report/rules/print-runs.ts';

const LONGEST_CHARACTERS = 40;
/** File systems count bytes, at most 255 for a name; the rest is for what stands around it. */
const LONGEST_BYTES = 150;

/**
 * Words of any script as a part of a file name: "Soy candle & lid" becomes "soy-candle-lid",
 * "陶瓷马克杯 350ml" "陶瓷马克杯-350ml". Without what a file system refuses (controls, punctuation,
 * spaces), in whole words, and at most 40 characters and 150 bytes long. Empty for a text without
 * letters, digits or signs.
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
  for (const cluster of clustersOf(word)) {
    if (!fits(start + cluster)) break;
    start += cluster;
  }
  return start;
}

function fits(name: string): boolean {
  return (
    clustersOf(name).length <= LONGEST_CHARACTERS &&
    new TextEncoder().encode(name).length <= LONGEST_BYTES
  );
}
