/**
 * A text of at most `longest` UTF-16 code units, as limits of fields, databases and services count.
 * It ends with a whole character, even one of several code points such as a flag; a single character
 * longer than that is left out.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // The character that the limit falls into, or the one behind it.
  const next = new Intl.Segmenter('en').segment(text).containing(maxLength);
  return text.slice(0, next?.index ?? maxLength);
}
