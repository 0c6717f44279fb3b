/**
 * The text with a replacement sign for each half of a surrogate pair, as pasted or cut text may hold
 * and `encodeURIComponent` throws at.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}
