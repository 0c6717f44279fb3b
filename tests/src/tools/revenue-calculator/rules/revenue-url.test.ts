import { designStyles } from '@functions/_shared/domain/design-styles.ts';
import { manufacturingCountries } from '@functions/_shared/domain/manufacturing-countries.ts';
import { productCategories } from '@functions/_shared/domain/product-categories.ts';
import { fc } from '@tests/support/laws.ts';
import { expect, test } from 'vitest';
import type { RevenueRequest } from '@/lib/calc/revenue-input.ts';
import { shareableText } from '@/lib/url-state.ts';
import {
  completeRequest,
  readRevenueParams,
  toRevenueParams,
} from '@/tools/revenue-calculator/rules/revenue-url.ts';
import { fieldsFromRequest, readForm } from '@/tools/revenue-calculator/screen/form-fields.ts';

function aRequest(overrides: Partial<RevenueRequest> = {}): RevenueRequest {
  return {
    audienceSize: 12_500,
    engagementRatePct: 3.5,
    averageOrderValueUsd: 24.99,
    productCategory: 'home-goods',
    madeIn: 'ai-choose',
    designInspiration: { type: 'styles', styles: ['minimalist', 'y2k'] },
    productDescription: 'Soy candle & lid',
    ...overrides,
  };
}

function read(query: string) {
  return readRevenueParams(new URLSearchParams(query));
}

const words = fc.string({ unit: 'grapheme', maxLength: 60 });
const color = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`),
  fc.constantFrom('navy', 'dusty rose', 'off-white'),
);

/** Requests with any words in them. */
const rawRequest: fc.Arbitrary<RevenueRequest> = fc.record({
  audienceSize: fc.integer({ min: 0, max: 2_000_000_000 }),
  engagementRatePct: fc.integer({ min: 0, max: 100_000 }).map((n) => n / 1000),
  averageOrderValueUsd: fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
  productCategory: fc.constantFrom(...productCategories),
  madeIn: fc.constantFrom(...manufacturingCountries),
  designInspiration: fc.oneof(
    fc.record({
      type: fc.constant('styles' as const),
      styles: fc.uniqueArray(fc.constantFrom(...designStyles), { maxLength: 3 }),
    }),
    fc.record({
      type: fc.constant('auto' as const),
      analysis: fc.record({ aesthetic: words, colors: fc.array(color, { maxLength: 10 }) }),
    }),
  ),
  productDescription: fc.oneof(words, fc.string({ unit: 'binary', maxLength: 400 })),
});

test('an address has short keys, a version, and nothing else', () => {
  expect(toRevenueParams(aRequest()).toString()).toBe(
    'v=1&a=12500&e=3.5&p=24.99&c=home-goods&m=ai-choose&s=minimalist&s=y2k&d=Soy+candle+%26+lid',
  );
});

test('an address carries an analysed aesthetic with its colors', () => {
  const designInspiration = {
    type: 'auto',
    analysis: { aesthetic: 'Warm, calm', colors: ['#ffe8d6', 'dusty rose'] },
  } as const;
  const params = toRevenueParams(aRequest({ designInspiration, productDescription: '' }));
  expect(params.toString()).toBe(
    'v=1&a=12500&e=3.5&p=24.99&c=home-goods&m=ai-choose&ae=Warm%2C+calm&co=%23ffe8d6&co=dusty+rose',
  );
  expect(readRevenueParams(params).designInspiration).toEqual(designInspiration);
});

test('an address cuts an aesthetic at 200 characters, and carries a color that has no words with it', () => {
  const auto = (aesthetic: string, colors: readonly string[]) =>
    readRevenueParams(
      toRevenueParams(
        aRequest({ designInspiration: { type: 'auto', analysis: { aesthetic, colors } } }),
      ),
    ).designInspiration;
  expect(auto('x'.repeat(201), [])).toEqual({
    type: 'auto',
    analysis: { aesthetic: 'x'.repeat(200), colors: [] },
  });
  expect(auto('', ['navy'])).toEqual({
    type: 'auto',
    analysis: { aesthetic: '', colors: ['navy'] },
  });
});

test('an address holds no e-mail address, handle or telephone number, wherever they were typed', () => {
  const params = toRevenueParams(
    aRequest({
      productDescription: 'Hoodie, write ana@example.com or +1 555 010 4477',
      designInspiration: {
        type: 'auto',
        analysis: { aesthetic: 'Calm, by @ana', colors: ['ana@example.com'] },
      },
    }),
  );
  expect(decodeURIComponent(params.toString())).not.toMatch(/@|ana|4477/);
});

test('an address stays under 2,500 characters for a description of the greatest length', () => {
  const text = toRevenueParams(aRequest({ productDescription: 'é'.repeat(1000) })).toString();
  expect(text.length).toBeLessThan(2500);
});

test('reading an address ignores what it does not know', () => {
  expect(read('v=1&a=500&utm_source=mail&x=1')).toMatchObject({ audienceSize: 500 });
});

test.each([
  'v=1&a=-5',
  'v=1&a=12.5',
  'v=1&a=abc',
  'v=1&a=2000000001',
  'v=1&e=101',
  'v=1&p=1e3',
  'v=1&c=cars',
  'v=1&m=turkey',
  'v=1&s=gothic',
  'v=1&co=url(x)',
  'v=1&d=%00%01',
  'v=1&d=%E0%A4%A',
  'a=500&e=3.5&p=20&c=tech&m=usa',
  'v=2&a=500&e=3.5&p=20&c=tech&m=usa',
  'v=&a=500',
  '',
])('reading an address takes nothing from %j', (query) => {
  const { productDescription, ...rest } = read(query);
  expect(Object.values(rest).filter((value) => value !== undefined)).toEqual([]);
  expect(productDescription ?? '').not.toMatch(/\p{Cc}/u);
});

test('reading an address keeps the good beside the bad', () => {
  expect(read('v=1&a=500&e=x&c=tech&s=edgy&s=gothic&s=edgy')).toEqual({
    audienceSize: 500,
    engagementRatePct: undefined,
    averageOrderValueUsd: undefined,
    productCategory: 'tech',
    madeIn: undefined,
    designInspiration: { type: 'styles', styles: ['edgy'] },
    productDescription: undefined,
  });
});

test('reading an address never throws, whatever the address', () => {
  const part = fc.tuple(fc.constantFrom('v', 'a', 'e', 'p', 'c', 'm', 's', 'd'), fc.string());
  fc.assert(
    fc.property(fc.array(part), (pairs) => {
      const query = ['v=1', ...pairs.map(([key, value]) => `${key}=${value}`)].join('&');
      expect(() => completeRequest(read(query))).not.toThrow();
    }),
  );
});

test('completeRequest needs the five things the form requires', () => {
  const whole = read('v=1&a=500&e=3.5&p=20&c=tech&m=usa');
  expect(completeRequest(whole)).toEqual({
    audienceSize: 500,
    engagementRatePct: 3.5,
    averageOrderValueUsd: 20,
    productCategory: 'tech',
    madeIn: 'usa',
    designInspiration: { type: 'styles', styles: [] },
    productDescription: '',
  });
  for (const missing of ['a', 'e', 'p', 'c', 'm']) {
    const params = new URLSearchParams('v=1&a=500&e=3.5&p=20&c=tech&m=usa');
    params.delete(missing);
    expect(completeRequest(readRevenueParams(params))).toBeNull();
  }
});

test('round trips an address gives back the request, but for words that may not be shared', () => {
  fc.assert(
    fc.property(rawRequest, (request) => {
      const back = completeRequest(
        readRevenueParams(new URLSearchParams(toRevenueParams(request).toString())),
      );
      expect(back).toEqual({
        ...request,
        designInspiration: shareable(request.designInspiration),
        productDescription: shareableText(request.productDescription, 300),
      });
    }),
  );
});

test('round trips the form filled from an address reads as the same request, in every locale', () => {
  const locale = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'en-IN');
  fc.assert(
    fc.property(rawRequest, locale, (request, where) => {
      const shared = completeRequest(readRevenueParams(toRevenueParams(request)));
      const form = fieldsFromRequest(shared ?? {}, where);
      // The form keeps a look in words, and reads its colors from them anew.
      const { designInspiration, ...numbers } = shared ?? {};
      const read = designInspiration?.type === 'auto' ? numbers : shared;
      expect(readForm(form, where)).toMatchObject({ ok: true, value: read, assumed: [] });
    }),
  );
});

function shareable(inspiration: RevenueRequest['designInspiration']) {
  if (inspiration.type === 'styles') return inspiration;
  const aesthetic = shareableText(inspiration.analysis.aesthetic, 200);
  const colors = inspiration.analysis.colors.slice(0, 8);
  if (!aesthetic && colors.length === 0) return { type: 'styles', styles: [] };
  return { type: 'auto', analysis: { aesthetic, colors } };
}
