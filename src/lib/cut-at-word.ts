import { cutText } from '@functions/_shared/domain/cut-text.ts';

/** Cuts a text to at most `maxLength` UTF-16 units, between two words where it has any. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // A word that ends exactly at the limit stays.
  const start = cutText(text, maxLength);
  if (/\s/.test(text.charAt(start.length))) return start.trimEnd();
  const lastSpace = start.search(/\s\S*$/);
  return lastSpace <= 0 ? start : start.slice(0, lastSpace).trimEnd();
}
