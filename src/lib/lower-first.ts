const languages = /^(?:Mandarin|Spanish|Turkish|English|Portuguese|Urdu|Bangla|Vietnamese)/;

/**
 * Lowercases the first letter for use within a sentence; names and abbreviations keep their
 * capital.
 */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?[\s,:]/u.test(text) && !languages.test(text)
    ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
    : text;
}
