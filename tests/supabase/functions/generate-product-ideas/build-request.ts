import type { ChatJson } from '@functions/_shared/chat-json.ts';
import type {
  GenerateProductIdeasRequest,
  SocialData,
} from '@functions/_shared/contracts/product-ideas.ts';
import { productCategories } from '@functions/_shared/domain/product-categories.ts';
import type { CatalogMatch } from '@functions/generate-product-ideas/product-catalog.ts';
import type { RankedMatch } from '@functions/generate-product-ideas/rank-matches.ts';

export function buildRequest(
  overrides: Partial<GenerateProductIdeasRequest> = {},
  socialData: SocialData = {},
): GenerateProductIdeasRequest {
  return {
    socialData: { username: 'ana', followers: 48_000, engagement_rate: 5, ...socialData },
    userEmail: 'ana@example.com',
    socialProfileUrl: 'https://www.tiktok.com/@ana',
    socialPlatform: 'TikTok',
    ...overrides,
  };
}

export function buildMatch(overrides: Partial<CatalogMatch> = {}): CatalogMatch {
  return {
    id: 'grip-socks',
    name: 'Grip socks',
    category: 'apparel',
    description: 'Socks with silicone dots.',
    niches: ['yoga'],
    platforms: ['TikTok'],
    followerTiers: ['micro'],
    priceMinUsd: 14,
    priceMaxUsd: 24,
    novelty: 3,
    matchedTerms: [],
    matchedRanks: [],
    ...overrides,
  };
}

/** A product with the reasons for it; none by default. */
export function buildRanked(overrides: Partial<RankedMatch> = {}): RankedMatch {
  return { ...buildMatch(), reasons: [], wordRank: 0, closeness: 0, ...overrides };
}

/** A catalog with `perCategory` products of each of the ten categories, none of which match. */
export function buildCatalog(perCategory: number): CatalogMatch[] {
  return productCategories.flatMap((category) =>
    Array.from({ length: perCategory }, (_, index) =>
      buildMatch({ id: `${category}-${index}`, name: `${category} ${index}`, category }),
    ),
  );
}

export const liveIdeas = (['food', 'food', 'home-goods', 'apparel', 'apparel'] as const).map(
  (category, index) => ({
    productName: `Live idea ${index}`,
    category,
    reasoning: 'You write about bread.',
    estimatedPrice: 24.5,
    marketFit: 'Fits the price of a gift.',
  }),
);

/** A model that returns these answers in turn and records the questions. */
export function fakeChat(...answers: (() => unknown)[]) {
  const questions: Parameters<ChatJson>[0][] = [];
  const chat: ChatJson = async (question) => {
    const answer = answers[questions.length];
    questions.push(question);
    if (answer === undefined) throw new Error('Asked too often');
    return answer();
  };
  return { chat, questions };
}
