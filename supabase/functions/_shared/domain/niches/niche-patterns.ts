import { nicheRows } from './niches.generated.ts';
import { plainWord, stemOf, type TextWord } from './text-words.ts';

export type Niche = {
  id: string;
  /** Reads after "creators whose subject is". */
  label: string;
  /** The wider niche, whose goods these people also want. */
  parentId: string | undefined;
  /** What can be printed on a thing for these people. */
  motifs: readonly string[];
};

/** A word of a pattern. */
type PatternWord = { plain: string; stem: string; match: 'stem' | 'exact' | 'beginning' };

/** Words that name a niche, with what decides their sense. */
export type NichePattern = {
  nicheId: string;
  words: readonly PatternWord[];
  /** At least one of these has to be in the text. Empty when the words are clear by themselves. */
  needs: readonly (readonly PatternWord[])[];
  /** None of these may stand near the words. */
  excludes: readonly (readonly PatternWord[])[];
  /** A broad word ("art"), which counts only when no unknown word narrows it ("sand art"). */
  isBroad: boolean;
  /** A corner of the niche ("falconry" in birdwatching), which not all its goods suit. */
  isCorner: boolean;
  language: 'en' | 'es';
};

/** Every niche, by id. */
export const nichesById: ReadonlyMap<string, Niche> = new Map(
  nicheRows.map(({ id, label, parent, motifs }) => [
    id,
    { id, label, parentId: parent || undefined, motifs: listOf(motifs) },
  ]),
);

const shortestJoined = 6;
const beginningLength = 3;

/** The patterns that may begin with a word, by the first letters of that word. */
const patternsByBeginning = groupPatterns(
  nicheRows.flatMap(({ id, words, senses, es }) => [
    ...listOf(words).flatMap((text) => patternsOf(id, text, 'en')),
    ...listOf(senses).flatMap((text) => patternsOf(id, text, 'en')),
    ...listOf(es).flatMap((text) => patternsOf(id, text, 'es')),
  ]),
);

/** The patterns whose first word this may be. */
export function patternsFor(word: TextWord): readonly NichePattern[] {
  return patternsByBeginning.get(beginningOf(word.plain)) ?? [];
}

export function matchesWord(pattern: PatternWord, word: TextWord): boolean {
  if (pattern.match === 'exact') return word.plain === pattern.plain;
  if (pattern.match === 'beginning') return word.plain.startsWith(pattern.plain);
  return word.stem === pattern.stem;
}

/** "trail run*" as pattern words. */
export function patternWords(text: string): PatternWord[] {
  return text
    .trim()
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((raw) => {
      const plain = plainWord(raw.replace(/[=*]/g, ''));
      const match = raw.endsWith('*') ? 'beginning' : raw.startsWith('=') ? 'exact' : 'stem';
      return { plain, stem: stemOf(plain), match };
    });
}

/** Every plain word of four letters and more that alone names a niche, the longest first. */
export const nicheWords: readonly string[] = [
  ...new Set(
    [...patternsByBeginning.values()]
      .flat()
      .filter(({ words, needs, isBroad }) => words.length === 1 && needs.length === 0 && !isBroad)
      .flatMap(({ words }) => words.map(({ plain }) => plain))
      .filter((plain) => plain.length >= 4),
  ),
].sort((one, other) => other.length - one.length || (one < other ? -1 : 1));

function patternsOf(nicheId: string, text: string, language: 'en' | 'es'): NichePattern[] {
  const [named = '', ...conditions] = text.split(/ (?=[+-])/);
  const words = patternWords(named.replace(/^[~!]/, ''));
  const contextsOf = (sign: string) =>
    conditions
      .filter((condition) => condition.startsWith(sign))
      .flatMap((condition) => condition.slice(1).split('/').map(patternWords));
  const pattern: NichePattern = {
    nicheId,
    words,
    needs: contextsOf('+'),
    excludes: contextsOf('-'),
    isBroad: named.startsWith('~'),
    isCorner: named.startsWith('!'),
    language,
  };
  const joined = words.map(({ plain }) => plain).join('');
  const last = words.at(-1);
  if (words.length === 1 || joined.length < shortestJoined || last === undefined) return [pattern];
  // People also write "mealprep", above all in hashtags.
  const asOne: PatternWord = { plain: joined, stem: stemOf(joined), match: last.match };
  return [pattern, { ...pattern, words: [asOne] }];
}

function beginningOf(plain: string): string {
  return plain.slice(0, beginningLength);
}

function groupPatterns(patterns: readonly NichePattern[]): Map<string, NichePattern[]> {
  const groups = new Map<string, NichePattern[]>();
  for (const pattern of patterns) {
    const [first] = pattern.words;
    if (first === undefined) continue;
    const key = beginningOf(first.plain);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [pattern]);
    else group.push(pattern);
  }
  return groups;
}

function listOf(text: string): string[] {
  return text.split('|').filter(Boolean);
}
