import { designStyleLabels } from '../_shared/domain/design-styles.ts';
import { originOf, type ProfileWords, type WordOrigin } from '../_shared/profile-words.ts';
import type { ChosenLook } from './creator-profile.ts';

/** A term to search for in the catalog, and its source in the request. */
export type SearchTerm =
  /**
   * A word from a text of the visitor's; a subject if it says what they do ("wedding" does,
   * "planning" does not). Without any known subject, every word may be one.
   */
  | { kind: 'word'; term: string; origin: WordOrigin; isSubject: boolean }
  /** The topic of such words: "crafts" for "pottery". Never the visitor's own word. */
  | { kind: 'niche'; term: string; origin: WordOrigin }
  /** From a style that the visitor picked from a list. */
  | { kind: 'look'; term: string };

/** Together at most the 120 terms that the database accepts. */
const maxTerms = { descriptionWords: 60, profileWords: 30, niches: 10, look: 10 } as const;

/**
 * Words that every creator uses and that therefore carry no information. The database drops
 * articles and the like.
 */
const stopWords = new Set(
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
 * The search terms, strongest first, because the database counts only the first of two terms with
 * one stem: the visitor's description of their content, its topics, the same for their profile, and
 * the chosen style.
 */
export function parseSearchTerms(profile: ProfileWords, look?: ChosenLook): SearchTerm[] {
  const niches = profile.niches.flatMap(({ niche, words }) => {
    const origin = firstOrigin(words, profile);
    return origin === undefined ? [] : [{ kind: 'niche' as const, term: niche, origin }];
  });
  const subjects = new Set(profile.niches.flatMap(({ words }) => words));
  const termsFrom = (origin: WordOrigin) => wordTerms(profile.texts[origin], origin, subjects);
  const ordered: SearchTerm[] = [
    ...termsFrom('description').slice(0, maxTerms.descriptionWords),
    ...niches.filter(({ origin }) => origin === 'description').slice(0, maxTerms.niches),
    ...[...termsFrom('bio'), ...termsFrom('name'), ...termsFrom('handle')].slice(
      0,
      maxTerms.profileWords,
    ),
    ...niches.filter(({ origin }) => origin !== 'description').slice(0, maxTerms.niches),
    ...lookTerms(look).slice(0, maxTerms.look),
  ];
  const unique = new Map<string, SearchTerm>();
  for (const term of ordered) if (!unique.has(term.term)) unique.set(term.term, term);
  return [...unique.values()];
}

function wordTerms(text: string, origin: WordOrigin, subjects: ReadonlySet<string>): SearchTerm[] {
  const all = [...text.matchAll(/[\p{L}][\p{L}\p{N}]+/gu)].map(([word]) => word);
  const words = [...new Set(all)].filter((word) => !stopWords.has(word));
  const hasNoSubject = !words.some((word) => subjects.has(word));
  return words.map((term) => ({
    kind: 'word',
    term,
    origin,
    isSubject: hasNoSubject || subjects.has(term),
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
