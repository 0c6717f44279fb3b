import type {
  AiFactorySearchResponse,
  Factory,
} from '@functions/_shared/contracts/ai-factory-search.ts';
import type { MarketPricingResponse } from '@functions/_shared/contracts/market-pricing.ts';
import type { ProductIdea } from '@functions/_shared/contracts/product-ideas.ts';
import type { QuizAnswers } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import type { StrategyAnswers } from '@functions/_shared/domain/strategy/strategy-answers.ts';
import { calculate } from '@functions/_shared/domain/tool-inputs/calculation.ts';
import type { IdeaServices } from '@/tools/idea-dialog/services.ts';
import type { FetchedProfile } from '@/tools/profile-fetch/rules/fetched-profile.ts';
import type { Picture } from '@/tools/shared/picture.ts';

/** A call that never settles, to show the loading state. */
export function never<Answer>(): Promise<Answer> {
  return new Promise(() => {});
}

/** A call that fails. */
export function failing(): Promise<never> {
  return Promise.reject(new Error('This call always fails, to show the error state.'));
}

export const calculation = calculate({
  request: {
    followers: 250_000,
    engagementRatePct: 3.5,
    priceUsd: 25,
    productCategory: 'accessories',
    country: 'vietnam',
    designInspiration: { type: 'styles', styles: ['minimalist', 'vintage'] },
    product: 'Canvas tote bag',
  },
  handle: null,
  isRateAssumed: true,
});

/** The same with a unit cost from the supplier prices. */
export const calculationWithCost = calculate({
  ...calculation,
  request: {
    ...calculation.request,
    chosenCost: {
      unitCostUsd: 3.63,
      product: 'Canvas tote bag',
      pieces: 500,
      source: 'builtin',
    },
  },
});

const factory: Factory = {
  id: 'gallery-1',
  name: 'Saigon Canvas Works',
  country: 'vietnam',
  location: 'Ho Chi Minh City, Vietnam',
  description: 'Cut-and-sew workshop for canvas bags and pouches.',
  minOrder: 500,
  leadTime: '30-45 days',
  certifications: ['GOTS', 'OEKO-TEX', 'BSCI'],
  specialties: ['Tote bags', 'Pouches', 'Aprons'],
  priceRange: '$2-4',
  unitPriceUsd: { min: 2, max: 4 },
  match: 'kind',
  reason: 'Makes tote bags in canvas.',
  isSample: true,
};

const otherFactory: Factory = {
  ...factory,
  id: 'gallery-4',
  specialties: ['Leather wallets', 'Belts', 'Watch straps'],
  match: 'category',
  reason: 'Makes other accessories: leather wallets, belts and watch straps.',
};

export const factoriesFound: AiFactorySearchResponse = {
  factories: [
    factory,
    { ...factory, id: 'gallery-2', isSample: false },
    {
      ...factory,
      id: 'gallery-3',
      match: 'trade',
      reason: 'Makes aprons and pouches, the same trade as tote bags.',
    },
  ],
  otherFactories: [],
  understoodAs: 'tote bag, canvas, an order of 500 units',
  feasible: true,
  alternativeSuggestion: null,
  suggestedCountries: [],
  source: 'builtin',
};

export const noFactories: AiFactorySearchResponse = {
  factories: [],
  otherFactories: [otherFactory, { ...otherFactory, id: 'gallery-5' }],
  understoodAs: 'tote bag, canvas',
  feasible: false,
  alternativeSuggestion: 'Korea is not the best place for canvas bags. Vietnam and India are.',
  suggestedCountries: ['vietnam', 'india'],
  source: 'builtin',
};

export const prices: MarketPricingResponse = {
  results: [1, 2, 3].map((place) => ({
    productName: `Canvas tote bag, ${place}`,
    priceRange: { min: place, max: place + 1.5 },
    moq: place * 100,
    supplier: 'A supplier',
    url: 'https://example.com/bag',
    currency: 'USD',
  })),
  source: 'live',
};

export const typicalPrices: MarketPricingResponse = {
  results: [100, 500, 1000, 5000].map((pieces, place) => ({
    productName: 'Canvas tote bag',
    kindId: 'tote-bag',
    priceRange: { min: 4 - place * 0.75, max: 8 - place * 1.5 },
    moq: pieces,
    supplier: 'Typical range',
    url: null,
    currency: 'USD',
  })),
  source: 'builtin',
};

export const noPrices: MarketPricingResponse = { results: [], source: 'builtin' };

export const picture: Picture = {
  targetModel: 'product-design',
  url: '/favicon.svg',
  source: 'builtin',
  depicts: 'tote bag',
  standsIn: false,
  brandName: '@mila',
};

export const profile: FetchedProfile = {
  username: 'mila.bakes.sample',
  platform: 'TikTok',
  profileUrl: 'https://www.tiktok.com/@mila.bakes.sample',
  displayName: 'Mila bakes',
  followers: 48_200,
  engagement_rate: 5.7,
  source: 'sample',
  askedUrl: 'https://www.tiktok.com/@mila.bakes.sample',
};

export const ideas: ProductIdea[] = ['Proofing basket', 'Linen apron'].map((productName) => ({
  productName,
  category: 'home-goods',
  reasoning: 'Named for your sourdough and the slow breakfasts around it.',
  estimatedPrice: 28,
  marketFit: 'Bought by the same people who ask for the recipe.',
}));

export const drawGoods: IdeaServices['drawGoods'] = async ({ goods }) => ({
  pictures: goods.map(({ productName }) => ({
    url: picture.url,
    depicts: productName.toLowerCase(),
    standsIn: productName !== 'Linen apron',
  })),
});

export const quizAnswers: QuizAnswers = {
  currentStatus: 'china',
  volume: '2000-10000',
  category: ['apparel'],
  priorities: ['low-cost', 'quality'],
  complexity: 'moderate',
  timeline: 'asap',
  compliance: ['organic'],
  tariffConcern: 'major',
  painPoints: ['tariffs'],
  budgetFlexibility: 'maintain',
};

export const strategyAnswers: StrategyAnswers = {
  currentCountry: 'china',
  volume: '10k-50k',
  category: 'apparel',
  painPoints: ['Tariffs'],
  timeline: 'asap',
  riskTolerance: 'balanced',
};
