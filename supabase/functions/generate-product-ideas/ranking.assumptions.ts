import type { WordOrigin } from '../_shared/profile-words.ts';

/** Our own judgement (2026); it orders suggestions and stands behind no figure that is shown. */
export const rankingWeights = {
  /**
   * For fitting any of the words at all, so that a fitting product beats one that merely is new;
   * less where only what counts less asks for it.
   */
  anyMatch: 3,
  /** For fitting the words as well as the best product does; less in proportion. */
  words: 6,
  platform: 1,
  tier: 1,
  /** For a product that fits, from the commonest to the rarest: sleeper opportunities are asked for. */
  novelty: 1.5,
  /** For one that fits no word: rather of use to many audiences than rare and of use to few. */
  breadth: 1.5,
} as const;

/**
 * How much a fit counts by who asks for it, 0 to 1. Our own judgement (2026): what visitors write
 * for us is what they want ideas about, a profile is background; a word that stands there says more
 * than the field we take it to belong to; a style decides how a product looks, hardly which.
 */
export const termWeights: Readonly<
  Record<'word' | 'niche', Readonly<Record<WordOrigin, number>>> & { look: number }
> = {
  word: { description: 1, bio: 0.25, name: 0.2, handle: 0.2 },
  niche: { description: 0.6, bio: 0.1, name: 0.08, handle: 0.08 },
  look: 0.05,
};

/** What a word beside the subject counts of one that names it. Our own judgement (2026). */
export const besideSubject = 0.4;

/** Of five ideas at least so many are about what the visitor told us, where there are so many. */
export const descriptionPlaces = 3;

/** Products for so many audiences are as broad as any. */
export const broadNiches = 4;

/** Of five ideas at most so many from one category, which makes three categories the fewest. */
export const maxIdeasPerCategory = 2;
