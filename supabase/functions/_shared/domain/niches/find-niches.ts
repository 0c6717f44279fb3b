import { deniedWords } from './denied-words.ts';
import { matchesWord, type NichePattern, patternsFor } from './niche-patterns.ts';
import { fillerWords, isFunctionWord, neutralWords } from './small-words.ts';
import { foreignLanguage } from './text-language.ts';
import { type TextWord, wordsOf } from './text-words.ts';

/** A niche that a text names. */
export type FoundNiche = {
  id: string;
  /** The words that name it, as written, in order. */
  words: readonly string[];
  /** 0 to 1.8: more for a longer phrase and for the subject than for the audience after "for". */
  score: number;
  /** Whether the words stand in what the text is about, and not only after "for" or "with". */
  isHead: boolean;
  /** Whether the words name only a corner of the niche, which not all its goods suit. */
  isCorner: boolean;
};

export type ReadText = {
  words: readonly TextWord[];
  /** For each word, whether the text says "no" to it. */
  denied: readonly boolean[];
  /** The niches that the text names, strongest first. */
  niches: readonly FoundNiche[];
  /** The niches that it says "no" to. */
  deniedNicheIds: ReadonlySet<string>;
  /** The places of the words that name a niche. */
  namedPlaces: ReadonlySet<number>;
};

/** Our judgment (2026): how much a phrase of one, two or more words says. */
const scoresByLength = [1, 1.4, 1.7] as const;
/** Our judgment (2026): who it is for says less than what it is about. */
const audienceShare = 0.6;
/** Our judgment (2026): each further word of a niche adds less. */
const furtherShare = 0.3;

/** How far from a word the words that exclude it may stand. */
const nearbyWords = 3;

type Match = { pattern: NichePattern; from: number; to: number };

/** Reads the niches that a text in English or Spanish names, each in the sense that it has there. */
export function readNiches(text: string): ReadText {
  const words = wordsOf(text);
  const denied = deniedWords(words);
  const audienceFrom = audiencePlaces(words);
  // "Bolos" are cakes in Portuguese and bowling in Spanish.
  const isForeign = foreignLanguage(text, words) !== undefined;
  const chosen = choose(
    allMatches(words).filter(({ pattern }) => !isForeign || pattern.language === 'en'),
  );
  const byNiche = new Map<string, Match[]>();
  const deniedNicheIds = new Set<string>();
  const namedPlaces = new Set<number>();
  for (const match of chosen) {
    for (let place = match.from; place < match.to; place += 1) namedPlaces.add(place);
    // "Sin gluten" holds its own "no", so only its second word is denied.
    if (denied[match.from]) {
      deniedNicheIds.add(match.pattern.nicheId);
      continue;
    }
    // "No-bake" denies nothing and is not about baking either.
    if (words[match.from - 1]?.plain === 'no') continue;
    const before = byNiche.get(match.pattern.nicheId) ?? [];
    byNiche.set(match.pattern.nicheId, [...before, match]);
  }
  const niches = [...byNiche].map(([id, matches]) =>
    foundNiche(id, matches, text, words, audienceFrom),
  );
  return {
    words,
    denied,
    niches: niches.sort((one, other) => other.score - one.score || compareText(one.id, other.id)),
    deniedNicheIds: new Set([...deniedNicheIds].filter((id) => !byNiche.has(id))),
    namedPlaces,
  };
}

function foundNiche(
  id: string,
  matches: readonly Match[],
  text: string,
  words: readonly TextWord[],
  audienceFrom: readonly boolean[],
): FoundNiche {
  const scored = matches.map(({ from, to }) => {
    const base = scoresByLength[Math.min(to - from, scoresByLength.length) - 1] ?? 1;
    return base * (audienceFrom[from] ? audienceShare : 1);
  });
  const best = Math.max(...scored);
  const rest = scored.reduce((sum, score) => sum + score, 0) - best;
  return {
    id,
    words: [...new Set(matches.map((match) => writtenWords(match, text, words)))],
    score: best + Math.min(rest, 1) * furtherShare,
    isHead: matches.some(({ from }) => !audienceFrom[from]),
    isCorner: matches.every(({ pattern }) => pattern.isCorner),
  };
}

function writtenWords({ from, to }: Match, text: string, words: readonly TextWord[]): string {
  return text.slice(words[from]?.start, words[to - 1]?.end);
}

/** Everything that the patterns match, in the sense that they ask for. */
function allMatches(words: readonly TextWord[]): Match[] {
  return words.flatMap((word, from) =>
    patternsFor(word)
      .filter((pattern) => standsAt(pattern, words, from) && hasSense(pattern, words, from))
      .map((pattern) => ({ pattern, from, to: from + pattern.words.length })),
  );
}

/** The longest of the matches that overlap; of equal ones, all. */
function choose(matches: readonly Match[]): Match[] {
  const longestFirst = [...matches].sort(
    (one, other) => other.to - other.from - (one.to - one.from) || one.from - other.from,
  );
  const chosen: Match[] = [];
  for (const match of longestFirst) {
    const overlaps = chosen.some(
      ({ from, to }) =>
        match.from < to && from < match.to && !(from === match.from && to === match.to),
    );
    if (!overlaps) chosen.push(match);
  }
  return chosen.sort((one, other) => one.from - other.from);
}

function standsAt(pattern: NichePattern, words: readonly TextWord[], from: number): boolean {
  const clause = words[from]?.clause;
  return pattern.words.every((part, offset) => {
    const word = words[from + offset];
    return word !== undefined && word.clause === clause && matchesWord(part, word);
  });
}

function hasSense(pattern: NichePattern, words: readonly TextWord[], from: number): boolean {
  const to = from + pattern.words.length;
  if (pattern.isBroad && isNarrowed(words, from)) return false;
  // "Pet-free" is not about pets.
  if (words[to]?.plain === 'free' && words[to]?.clause === words[from]?.clause) return false;
  const near = words.filter((word, place) => isNear(words, from, to, place) && word !== undefined);
  if (pattern.excludes.some((context) => contains(near, context))) return false;
  return pattern.needs.length === 0 || pattern.needs.some((context) => contains(words, context));
}

/** Whether a place is in the clause of the words, close by, and not beyond an "and". */
function isNear(words: readonly TextWord[], from: number, to: number, place: number): boolean {
  if (place >= from && place < to) return true;
  if (place < from - nearbyWords || place >= to + nearbyWords) return false;
  const [start, end] = place < from ? [place, from] : [to, place + 1];
  for (let index = start; index < end; index += 1) {
    const word = words[index];
    if (word === undefined || word.clause !== words[from]?.clause) return false;
    if (joiners.has(word.plain) && !isSharedNoun(words, to, index, place)) return false;
  }
  return true;
}

const joiners = new Set(['and', 'or', 'y', 'o']);

/** Whether the word two places after "and" is what both sides describe: "drone and ambient music". */
function isSharedNoun(
  words: readonly TextWord[],
  to: number,
  joinerAt: number,
  place: number,
): boolean {
  if (joinerAt !== to || place !== joinerAt + 2) return false;
  const after = words[place + 1];
  return (
    after === undefined ||
    after.clause !== words[place]?.clause ||
    isFunctionWord(after.plain) ||
    fillerWords.has(after.plain)
  );
}

function contains(words: readonly TextWord[], context: NichePattern['words']): boolean {
  return words.some((_, from) =>
    context.every((part, offset) => {
      const word = words[from + offset];
      return word !== undefined && matchesWord(part, word);
    }),
  );
}

/** Whether an unknown word before a broad one makes it another thing: "sand art". */
function isNarrowed(words: readonly TextWord[], from: number): boolean {
  const before = words[from - 1];
  if (before === undefined || before.clause !== words[from]?.clause) return false;
  return !isFunctionWord(before.plain) && !neutralWords.has(before.plain);
}

/**
 * For each word, whether it stands after "for", "with" or the like in its clause, and something to
 * post about before that: in "my life with diabetes" nothing does.
 */
function audiencePlaces(words: readonly TextWord[]): boolean[] {
  let clause = -1;
  let isAfter = false;
  let hasContent = false;
  return words.map((word) => {
    if (word.clause !== clause) {
      clause = word.clause;
      isAfter = false;
      hasContent = false;
    }
    if (hasContent && ['for', 'para', 'with', 'con'].includes(word.plain)) isAfter = true;
    hasContent ||= !isFunctionWord(word.plain) && !fillerWords.has(word.plain);
    return isAfter;
  });
}

/** By code unit, so that the order does not depend on the machine's language. */
function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
