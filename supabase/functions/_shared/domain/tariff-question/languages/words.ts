import type { SpacedLanguage } from './answer-languages.ts';

/** What a word of a question does in it. */
export type WordRole =
  /** Asks for a duty. */
  | 'duty'
  /** Says who it is for or how it is made: in front of the goods in English. */
  | 'wearer'
  | 'make'
  | 'material'
  /** Goods that the table of kinds does not name in that language. */
  | 'goods'
  /** A part of the goods, which only counts behind "with". */
  | 'part'
  | 'with'
  | 'without'
  | 'and'
  /** The goods go there: "nach", "hacia". */
  | 'to'
  /** Asks which country pays least. */
  | 'lowest'
  | 'usmca'
  | 'not'
  | 'when'
  /** Says nothing about goods or duty. */
  | 'filler';

/** One role per line: `role english: words, words`; the English is empty where it adds nothing. */
export type WordTable = string;

export type Word = Readonly<{ role: WordRole; english: string }>;

const roles: ReadonlySet<string> = new Set<WordRole>([
  'duty',
  'wearer',
  'make',
  'material',
  'goods',
  'part',
  'with',
  'without',
  'and',
  'to',
  'lowest',
  'usmca',
  'not',
  'when',
  'filler',
]);

function isRole(role: string): role is WordRole {
  return roles.has(role);
}

/** In lower case, without accents; both Turkish i are one letter, and ß is ss. */
export function plainWord(text: string): string {
  return text
    .replaceAll('İ', 'i')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe');
}

/** Reads a table into its words and phrases, each as `plainWord` writes it. */
export function readTable(table: WordTable): ReadonlyMap<string, Word> {
  const words = new Map<string, Word>();
  for (const line of table.trim().split('\n')) {
    const [head = '', list = ''] = line.trim().split(':');
    const [role = '', ...english] = head.split(' ');
    if (!isRole(role)) throw new Error(`no role: ${line}`);
    for (const word of list.split(',')) {
      const key = plainWord(word.trim());
      if (key !== '' && !words.has(key)) words.set(key, { role, english: english.join(' ') });
    }
  }
  return words;
}

export type SpacedWords = Readonly<Record<SpacedLanguage, ReadonlyMap<string, Word>>>;
