/**
 * Replaces each unpaired surrogate with a replacement character. Pasted or cut text may contain
 * them, and `encodeURIComponent` throws on them.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}
