import { designStyleLabels } from '../_shared/domain/design-styles.ts';
import { originOf, type ProfileWords, type WordOrigin } from '../_shared/profile-words.ts';
import type { ChosenLook } from './creator-profile.ts';

/** A term to look for in the catalogue, and what in the request stands behind it. */
export type SearchTerm =
  /**
   * A word as it stands in a text of the visitor's; a subject when it tells what they do, as
   * "wedding" does and "planning" does not. Where no word tells, each may be the subject.
   */
  | { kind: 'word'; term: string; origin: WordOrigin; isSubject: boolean }
  /** What such words are about: "crafts", where somebody wrote "pottery". Never their own word. */
  | { kind: 'niche'; term: string; origin: WordOrigin }
  /** Of a style the visitor picked from a list. */
  | { kind: 'look'; term: string };

/** Together no more than the 120 that the database reads. */
const maxTerms = { descriptionWords: 60, profileWords: 30, niches: 10, look: 10 } as const;

/** Said by every creator, so that they tell nothing; articles and the like the database drops. */
const emptyWords = new Set(
  `account amazing amp audience beginner beginners best brand business channel clips community content create
   creating creator creators daily day days everyday everyone everything fan fans five follow four followers
   free fun good goods great help home honest inspire insta instagram just know learn life lifestyle
   like link little living look lot lots love lover loving made main make making media new official
   online page people personal platform post posts product products profile real reel reels set sets share
   sharing short shorts show simple small social story stuff subscribe things three tik tiktok tiktoks
   tips tok top tricks try two use video videos viewers want watch way week weekly world year young
   youtube`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * What to look for, the most telling first, since of two terms of one stem the database counts the
 * first: what the visitor says of their content, what that is about, the same of their profile, and
 * the look they chose.
 */
export function parseSearchTerms(profile: ProfileWords, look?: ChosenLook): SearchTerm[] {
  const niches = profile.niches.flatMap(({ niche, words }) => {
    const origin = firstOrigin(words, profile);
    return origin === undefined ? [] : [{ kind: 'niche' as const, term: niche, origin }];
  });
  const telling = new Set(profile.niches.flatMap(({ words }) => words));
  const said = (origin: WordOrigin) => wordsOf(profile.texts[origin], origin, telling);
  const inOrder: SearchTerm[] = [
    ...said('description').slice(0, maxTerms.descriptionWords),
    ...niches.filter(({ origin }) => origin === 'description').slice(0, maxTerms.niches),
    ...[...said('bio'), ...said('name'), ...said('handle')].slice(0, maxTerms.profileWords),
    ...niches.filter(({ origin }) => origin !== 'description').slice(0, maxTerms.niches),
    ...lookTerms(look).slice(0, maxTerms.look),
  ];
  const once = new Map<string, SearchTerm>();
  for (const term of inOrder) if (!once.has(term.term)) once.set(term.term, term);
  return [...once.values()];
}

function wordsOf(text: string, origin: WordOrigin, telling: ReadonlySet<string>): SearchTerm[] {
  const all = [...text.matchAll(/[\p{L}][\p{L}\p{N}]+/gu)].map(([word]) => word);
  const words = [...new Set(all)].filter((word) => !emptyWords.has(word));
  const toldByNone = !words.some((word) => telling.has(word));
  return words.map((term) => ({
    kind: 'word',
    term,
    origin,
    isSubject: toldByNone || telling.has(term),
  }));
}

function lookTerms(look: ChosenLook | undefined): SearchTerm[] {
  return (look?.styles ?? []).flatMap((style) =>
    designStyleLabels[style]
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map((term) => ({ kind: 'look' as const, term })),
  );
}

const origins: readonly WordOrigin[] = ['description', 'bio', 'name', 'handle'];

function firstOrigin(words: readonly string[], profile: ProfileWords): WordOrigin | undefined {
  const found = new Set(words.map((word) => originOf(word, profile)));
  return origins.find((origin) => found.has(origin));
}
