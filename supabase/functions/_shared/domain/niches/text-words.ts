/** A word of a text, with its place. */
export type TextWord = {
  /** In lower case, without accents and apostrophes. */
  plain: string;
  /** The same for singular and plural. */
  stem: string;
  /** Words in one clause have no comma, emoji or stronger mark between them. */
  clause: number;
  sentence: number;
  /** The place in the text, in UTF-16 units. */
  start: number;
  end: number;
};

const wordOrMark =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*|&|[,/]|\p{Extended_Pictographic}|[.;:!?|\n()•·–—]|(?<=\s)-(?=\s)/gu;

/** The words of a text in order. Links and email addresses are not words. */
export function wordsOf(text: string): TextWord[] {
  const words: TextWord[] = [];
  let clause = 0;
  let sentence = 0;
  for (const match of withoutAddresses(text).matchAll(wordOrMark)) {
    const [found] = match;
    if (found === ',' || found === '/' || isEmoji(found)) clause += 1;
    else if (found !== '&' && !/^[\p{L}\p{N}]/u.test(found)) {
      clause += 1;
      sentence += 1;
    } else {
      const plain = found === '&' ? 'and' : plainWord(found);
      words.push({
        plain,
        stem: stemOf(plain),
        clause,
        sentence,
        start: match.index,
        end: match.index + found.length,
      });
    }
  }
  return words;
}

function isEmoji(found: string): boolean {
  return /^\p{Extended_Pictographic}/u.test(found);
}

/** Without its tilde, "uñas" (nails) would be "unas" (some). */
const keepsTilde = new Set(['uña', 'uñas']);

/** A word in lower case, without accents and apostrophes: "Mom’s" is "moms". */
export function plainWord(word: string): string {
  const lower = word.normalize('NFC').toLowerCase();
  if (keepsTilde.has(lower)) return lower;
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}

/** Words that look like plurals and mean something else without their s. */
const unstemmed = new Set(['news', 'always', 'this', 'was', 'has', 'his', 'its', 'us', 'as', 'is']);

/** The stem that a plain word shares with its plural. */
export function stemOf(plain: string): string {
  if (plain.length < 4 || unstemmed.has(plain)) return plain;
  if (plain.endsWith('ies'))
    return plain.length > 4 ? `${plain.slice(0, -3)}y` : plain.slice(0, -1);
  if (plain.endsWith('ie')) return plain.length > 3 ? `${plain.slice(0, -2)}y` : plain;
  if (/(?:ch|sh|x|ss|zz)es$/.test(plain)) return plain.slice(0, -2);
  if (/(?:ss|us|is)$/.test(plain)) return plain;
  return plain.endsWith('s') ? plain.slice(0, -1) : plain;
}

/** The text with spaces in place of links, addresses and handles, so that places stay the same. */
export function withoutAddresses(text: string): string {
  return text.replace(/\S+/g, (word) => (isAddress(word) ? ' '.repeat(word.length) : word));
}

/** Uses indexOf, because a pattern would try every "@" with every dot. */
function isAddress(word: string): boolean {
  if (word.startsWith('@') || word.startsWith('http://') || word.startsWith('https://'))
    return true;
  const at = word.indexOf('@', 1);
  return at > 0 && word.lastIndexOf('.', word.length - 2) > at + 1;
}
