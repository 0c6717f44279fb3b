/**
 * A line without its flags of emoji and the blanks after them: of a flag, a blank and "Mexico (85%)"
 * stays "Mexico (85%)". Windows and many mail programs show such a flag as two letters.
 */
export function withoutFlags(line: string): string {
  return line.replace(/\p{Regional_Indicator}+\s*/gu, '');
}
