import type { WordOrigin } from '../_shared/domain/niches/profile-texts.ts';

/*
 * Our own judgment (2026); it affects the order of suggestions and no displayed figure.
 */

/** How much a niche counts by where it is named: the visitor writes the description for us. */
export const originWeights: Readonly<Record<WordOrigin, number>> = {
  description: 1,
  bio: 0.5,
  name: 0.4,
  handle: 0.4,
};

/** For an idea that is made for another niche first and suits this one as well. */
export const alsoMadeForShare = 0.8;

/** For an idea of the wider niche: a baker's apron for people who bake sourdough. */
export const widerNicheShare = 0.5;

export const ideaPoints = {
  /** For each of the first two subjects of an idea that the text names. */
  subject: 0.4,
  /** For an idea with subjects of which the text names none. */
  otherSubject: -0.12,
  /** For a second niche of the text that the idea is made for. */
  secondNiche: 0.35,
  platform: 0.05,
  tier: 0.08,
  otherTier: -0.15,
  /** For each step of novelty, since visitors look for what others have not thought of. */
  novelty: 0.02,
  /** For each idea of the same niche already taken, so that two subjects both get a place. */
  sameNiche: -0.22,
} as const;

/** Maximum number of five ideas from one category, which ensures at least three categories. */
export const maxIdeasPerCategory = 2;

/** Maximum number of five ideas that go by the profile or by the audience of an unknown subject. */
export const maxSideIdeas = 2;

/** From this many months of stock on, a full first order is too much. */
export const longestStockMonths = 12;
