import type {
  AiFactorySearchResponse,
  Factory,
} from '@functions/_shared/contracts/ai-factory-search.ts';
import type { MarketPricingResponse } from '@functions/_shared/contracts/market-pricing.ts';
import { type Calculation, calculate } from '@functions/_shared/domain/tool-inputs/calculation.ts';
import type { RevenueRequest } from '@functions/_shared/domain/tool-inputs/revenue-request.ts';
import { vi } from 'vitest';
import type { RevenueServices } from '@/tools/revenue-calculator/services.ts';
import type { Picture } from '@/tools/shared/picture.ts';

/** 12,500 × 4% = 500 engaged; × 2% = 10 orders; × $25 = $250 a month; unit cost 20% = $5. */
export function aRequest(overrides: Partial<RevenueRequest> = {}): RevenueRequest {
  return {
    followers: 12_500,
    engagementRatePct: 4,
    priceUsd: 25,
    productCategory: 'accessories',
    country: 'china',
    designInspiration: { type: 'styles', styles: ['minimalist', 'vintage'] },
    product: 'Canvas tote bag',
    ...overrides,
  };
}

export function aCalculation(
  overrides: Partial<RevenueRequest> = {},
  more: Partial<Pick<Calculation, 'handle' | 'isRateAssumed'>> = {},
): Calculation {
  return calculate({ request: aRequest(overrides), handle: null, isRateAssumed: false, ...more });
}

export function aFactory(overrides: Partial<Factory> = {}): Factory {
  return {
    id: 'factory-1',
    name: 'Saigon Canvas Works',
    country: 'vietnam',
    location: 'Ho Chi Minh City, Vietnam',
    description: 'Cut-and-sew workshop for canvas bags.',
    minOrder: 1500,
    leadTime: '30-45 days',
    certifications: ['GOTS'],
    specialties: ['Tote bags'],
    match: 'kind',
    reason: 'Makes tote bags.',
    isSample: true,
    ...overrides,
  };
}

export function aFactoryAnswer(
  overrides: Partial<AiFactorySearchResponse> = {},
): AiFactorySearchResponse {
  return {
    factories: [aFactory()],
    otherFactories: [],
    understoodAs: 'tote bag, canvas',
    feasible: true,
    alternativeSuggestion: null,
    suggestedCountries: [],
    source: 'builtin',
    ...overrides,
  };
}

export const anInfeasibleAnswer = aFactoryAnswer({
  factories: [],
  feasible: false,
  alternativeSuggestion: 'China is not the best place for this. Vietnam is.',
  suggestedCountries: ['vietnam', 'india'],
});

export function aPriceAnswer(
  overrides: Partial<MarketPricingResponse> = {},
): MarketPricingResponse {
  return {
    results: [
      {
        productName: 'Canvas tote bag',
        priceRange: { min: 1.2, max: 2.5 },
        moq: 1000,
        supplier: 'Bag maker',
        url: 'https://example.com/bag',
        currency: 'USD',
      },
    ],
    source: 'live',
    ...overrides,
  };
}

export function aPicture(overrides: Partial<Picture> = {}): Picture {
  return {
    targetModel: 'product-design',
    url: 'data:image/svg+xml;base64,PHN2Zy8+',
    source: 'builtin',
    depicts: 'tote bag',
    standsIn: false,
    brandName: 'Inspiration',
    ...overrides,
  };
}

/** Services that all succeed at once unless told otherwise, and count their calls. */
export function fakeServices(overrides: Partial<RevenueServices> = {}) {
  const answers: RevenueServices = {
    saveSubmission: async () => {},
    sendNotification: async () => ({ success: true, delivery: 'sent' }),
    generateMockup: async ({ targetModel }) => ({
      mockupUrl: 'data:image/svg+xml;base64,PHN2Zy8+',
      source: 'builtin',
      depicts: targetModel === 'product-design' ? 'tote bag' : 'mailer box',
      standsIn: false,
    }),
    searchFactories: async () => aFactoryAnswer(),
    saveFactoryResults: async () => {},
    fetchMarketPrices: async () => aPriceAnswer(),
    landedFigures: async () => undefined,
    ...overrides,
  };
  return {
    saveSubmission: vi.fn(answers.saveSubmission),
    sendNotification: vi.fn(answers.sendNotification),
    generateMockup: vi.fn(answers.generateMockup),
    searchFactories: vi.fn(answers.searchFactories),
    saveFactoryResults: vi.fn(answers.saveFactoryResults),
    fetchMarketPrices: vi.fn(answers.fetchMarketPrices),
    landedFigures: vi.fn(answers.landedFigures),
  };
}

/** A promise that the test settles when it wants to. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}
