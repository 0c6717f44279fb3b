import { aiFactorySearchRequestSchema } from '@functions/_shared/contracts/ai-factory-search.ts';
import { generateMockupRequestSchema } from '@functions/_shared/contracts/generate-mockup.ts';
import { marketPricingRequestSchema } from '@functions/_shared/contracts/market-pricing.ts';
import { sendToolNotificationRequestSchema } from '@functions/_shared/contracts/send-tool-notification.ts';
import { expect, test } from 'vitest';
import {
  factorySearchRequestOf,
  marketPricingRequestOf,
  mockupRequestOf,
  notificationOf,
} from '@/tools/revenue-calculator/screen/submission-requests.ts';
import { aCalculation, aRequest } from './fakes.ts';

const autoLook = (aesthetic: string, colors: string[]) =>
  aCalculation({ designInspiration: { type: 'auto', analysis: { aesthetic, colors } } });

test('a picture request names the chosen styles and calls the brand Inspiration without a handle', () => {
  expect(mockupRequestOf(aCalculation(), 'product-design')).toEqual({
    productDescription: 'Canvas tote bag',
    brandName: 'Inspiration',
    styleVibe: 'Minimalist, Vintage',
    targetModel: 'product-design',
  });
});

test('a picture request carries the handle, the aesthetic and the colors of an analysis', () => {
  const { request } = autoLook('soft cottage', ['#9CAF88', 'sage']);
  expect(mockupRequestOf({ request, handle: '@fern' }, 'packaging-design')).toEqual({
    productDescription: 'Canvas tote bag',
    brandName: '@fern',
    styleVibe: 'soft cottage',
    targetModel: 'packaging-design',
    creatorAesthetic: 'soft cottage',
    colorPalette: ['#9CAF88'],
  });
});

test('a picture request of someone who named neither style nor product asks for the category, simply', () => {
  const calculation = aCalculation({
    product: '',
    designInspiration: { type: 'styles', styles: [] },
  });
  expect(mockupRequestOf(calculation, 'product-design')).toMatchObject({
    productDescription: 'Accessories',
    styleVibe: 'Friendly and simple',
  });
});

test('a factory search names product, country and category', () => {
  expect(factorySearchRequestOf(aRequest(), null)).toEqual({
    searchQuery: 'Canvas tote bag',
    country: 'china',
    productCategory: 'accessories',
  });
});

test('a factory search leaves the country open for "You Choose", unless another one is asked for', () => {
  const open = aRequest({ country: 'ai-choose' });
  expect(factorySearchRequestOf(open, null)).not.toHaveProperty('country');
  expect(factorySearchRequestOf(open, 'india').country).toBe('india');
});

test('every request passes the contract of its function, even at the limits', () => {
  const long = 'ä'.repeat(300);
  const calculation = aCalculation({
    product: long,
    designInspiration: {
      type: 'auto',
      analysis: { aesthetic: 'x'.repeat(2000), colors: Array(20).fill('#123456') },
    },
  });
  const { request } = calculation;
  const handle = `@${'y'.repeat(100)}`;
  const submission = {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'fern@example.com',
    calculation,
    timestamp: new Date(0).toISOString(),
    form: { trap: 'x'.repeat(200), filledInMs: 0 },
  };
  const parsed = [
    generateMockupRequestSchema.safeParse(mockupRequestOf({ request, handle }, 'product-design')),
    aiFactorySearchRequestSchema.safeParse(factorySearchRequestOf(request, null)),
    marketPricingRequestSchema.safeParse(marketPricingRequestOf(request)),
    sendToolNotificationRequestSchema.safeParse(notificationOf(submission)),
  ];
  expect(parsed.map(({ success }) => success)).toEqual([true, true, true, true]);
});
