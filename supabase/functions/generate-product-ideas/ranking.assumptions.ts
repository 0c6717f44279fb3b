/** Our own judgement (2026); it orders suggestions and stands behind no figure that is shown. */
export const rankingWeights = {
  /** For fitting any of the words at all, so that a fitting product beats one that merely is new. */
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

/** Products for so many audiences are as broad as any. */
export const broadNiches = 4;

/** Of five ideas at most so many from one category, which makes three categories the fewest. */
export const maxIdeasPerCategory = 2;
