/**
 * What a PDF's standard fonts can print (WinAnsi): Latin letters of western Europe, their signs and
 * typographic marks. Other accented letters lose the accent; what cannot be printed is left out,
 * such as emoji and other scripts, because it would come out as other signs.
 */
export function printableText(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => {
      if (isPrintable(character)) return character;
      const alike = lookalikes.get(character);
      if (alike !== undefined) return alike;
      return [...character.normalize('NFKD')].filter(isPrintable).join('');
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function isPrintable(character: string): boolean {
  return /^[\x20-\x7E\xA1-\xFF]$/.test(character) || windowsMarks.includes(character);
}

/** The part of WinAnsi that is not Latin-1. */
const windowsMarks = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const lookalikes: ReadonlyMap<string, string> = new Map([
  ['−', '–'],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u00A0', ' '],
  ['\t', ' '],
  ['\n', ' '],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ı', 'i'],
]);
