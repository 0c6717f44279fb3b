import type { WordOrigin } from '../_shared/profile-words.ts';

/** Our own judgment (2026); affects the order of suggestions and no displayed figure. */
export const rankingWeights = {
  /**
   * For matching any word, so that a matching product beats one that is merely new; less for weaker
   * terms.
   */
  anyMatch: 3,
  /** For matching the words as well as the best product does; proportionally less otherwise. */
  words: 6,
  platform: 1,
  tier: 1,
  /** For matching products, by rarity, because visitors want untapped opportunities. */
  novelty: 1.5,
  /** For products without a match: broadly useful ones before rare ones for a few. */
  breadth: 1.5,
} as const;

/**
 * How much a match counts by the source of the term, 0 to 1. Our own judgment (2026): what visitors
 * write for us is what they want ideas about, while a profile is background; a word counts more
 * than the niche that we infer from it; a style affects the look of a product more than its kind.
 */
export const termWeights: Readonly<
  Record<'word' | 'niche', Readonly<Record<WordOrigin, number>>> & { look: number }
> = {
  word: { description: 1, bio: 0.25, name: 0.2, handle: 0.2 },
  niche: { description: 0.6, bio: 0.1, name: 0.08, handle: 0.08 },
  look: 0.05,
};

/**
 * The weight of a word that is not the subject, relative to one that is. Our own judgment (2026).
 */
export const besideSubject = 0.4;

/** Minimum number of five ideas that relate to the visitor's description, if there are enough. */
export const descriptionPlaces = 3;

/** Suiting this many audiences counts as fully broad. */
export const broadNiches = 4;

/** Maximum number of five ideas from one category, which ensures at least three categories. */
export const maxIdeasPerCategory = 2;
