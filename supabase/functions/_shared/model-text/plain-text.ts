/**
 * A text as a reader sees it: compatibility forms ("９", "．") as their plain characters, digits of
 * every script as 0 to 9, invisible characters gone, and single spaces.
 */
export function toPlainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replace(/\s+/g, ' ');
}

/** Unicode lists the ten digits of a script in a row, from zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
