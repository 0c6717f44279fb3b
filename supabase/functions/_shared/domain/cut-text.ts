const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text of at most `longest` UTF-16 code units, as limits of fields, databases and services count.
 * It ends with a whole character, even one of several code points such as a flag; a single character
 * longer than that is left out.
 */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Two units may be one character: the segment of the unit at the limit begins where to cut.
  const cut = graphemes.segment(text.slice(0, longest + LONGEST_LOOK_AHEAD)).containing(longest);
  return text.slice(0, cut?.index ?? longest);
}

/** More than the longest emoji; what is longer is no character anybody types. */
const LONGEST_LOOK_AHEAD = 64;
