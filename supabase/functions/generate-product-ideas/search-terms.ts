import { originOf, type ProfileWords, type WordOrigin } from '../_shared/profile-words.ts';

/** A term to look for in the catalogue, and the visitor's own words that stand behind it. */
export type SearchTerm = { term: string; said: readonly SaidWord[] };
export type SaidWord = { word: string; origin: WordOrigin };

/** The database reads no more. */
const maxTerms = 120;

/** Said by every creator, so that they tell nothing; articles and the like the database drops. */
const emptyWords = new Set(
  `account amazing amp audience best brand business channel clips community content create
   creating creator creators daily day days everyday everyone everything fan fans follow followers
   free fun good great help honest inspire insta instagram just know learn life lifestyle like link
   little living look lot lots love lover loving made main make making media new official online
   page people personal platform post posts product products profile real reel reels share sharing
   short shorts show simple small social story stuff subscribe things tik tiktok tiktoks tips tok
   top tricks try use video videos viewers want watch way week weekly world year young youtube`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * What to look for: first the niches the profile speaks of, then its words one by one. A niche
 * stands for the words that told it ("cupcakes" for baking).
 */
export function readSearchTerms(profile: ProfileWords): SearchTerm[] {
  const { texts } = profile;
  const terms = new Map<string, SearchTerm>();
  for (const { niche, words } of profile.niches) {
    terms.set(niche, { term: niche, said: words.flatMap((word) => toSaid(word, profile)) });
  }
  for (const text of [texts.description, texts.bio, texts.name, texts.handle]) {
    for (const [word] of text.matchAll(/[\p{L}][\p{L}\p{N}]{2,}/gu)) {
      if (terms.has(word) || emptyWords.has(word)) continue;
      terms.set(word, { term: word, said: toSaid(word, profile) });
    }
  }
  return [...terms.values()].slice(0, maxTerms);
}

function toSaid(word: string, profile: ProfileWords): SaidWord[] {
  const origin = originOf(word, profile);
  return origin === undefined ? [] : [{ word, origin }];
}
