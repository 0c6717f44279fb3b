/**
 * A text as readers see it: compatibility forms ("９", "．") as plain characters, digits of all
 * scripts as 0 to 9, no invisible characters, single spaces.
 */
export function toPlainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replace(/\s+/g, ' ');
}

/** Unicode lists the ten digits of a script in order, from zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
