/**
 * Removes flag emoji and the spaces after them, so that only "Mexico (85%)" remains. Windows and
 * many mail clients show such a flag as two letters.
 */
export function withoutFlags(line: string): string {
  return line.replace(/\p{Regional_Indicator}+\s*/gu, '');
}
