/**
 * Cuts a text to at most `maxLength` UTF-16 code units, the unit of limits in fields, databases and
 * services. Keeps characters whole, even those of several code points such as flags; a single
 * longer character is dropped.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // The character at the limit.
  const next = new Intl.Segmenter('en').segment(text).containing(maxLength);
  return text.slice(0, next?.index ?? maxLength);
}
