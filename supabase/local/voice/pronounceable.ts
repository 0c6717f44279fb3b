const spelledOut: readonly [pattern: RegExp, words: string][] = [
  [/[‘’‛′]/g, "'"],
  [/[“”„″]/g, '"'],
  [/\s*[–—]\s*/g, ', '],
  [/…/g, '...'],
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/Æ/g, 'Ae'],
  [/œ/g, 'oe'],
  [/Œ/g, 'Oe'],
  [/ø/g, 'o'],
  [/Ø/g, 'O'],
  [/ł/g, 'l'],
  [/Ł/g, 'L'],
  [/ı/g, 'i'],
];

/** Converts a text to ASCII, which the synthesizer needs: "Şişli café" becomes "Sisli cafe". */
export function toPronounceable(text: string): string {
  const letters = spelledOut
    .reduce((result, [pattern, words]) => result.replace(pattern, words), text)
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]+/g, (other) => (/^\p{M}+$/u.test(other) ? '' : ' '))
    .replace(/ {2,}/g, ' ')
    .trim();
  return /[A-Za-z0-9]/.test(letters) ? letters : '';
}
