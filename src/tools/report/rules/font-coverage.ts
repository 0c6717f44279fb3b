import { wideFontRanges } from './wide-font-ranges.ts';

/** The part of WinAnsi that is not Latin-1. */
const windowsMarks = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Whether the 14 standard fonts of PDF readers have the character (WinAnsi, PDF 1.7 annex D). */
export function isInStandardFonts(character: string): boolean {
  return /^[\x20-\x7E\xA0-\xAC\xAE-\xFF]$/.test(character) || windowsMarks.has(character);
}

/** Whether the fonts fetched for PDFs have the character. */
export function isInWideFonts(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  let low = 0;
  let high = wideFontRanges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = wideFontRanges[middle] ?? [0, 0];
    if (code < first) high = middle - 1;
    else if (code > last) low = middle + 1;
    else return true;
  }
  return false;
}
