import { designStyles } from '@functions/_shared/domain/design-styles.ts';
import { manufacturingCountries } from '@functions/_shared/domain/manufacturing-countries.ts';
import { productCategories } from '@functions/_shared/domain/product-categories.ts';
import {
  completeRequest,
  revenueAddress,
  sharedRevenueAddress,
} from '@functions/_shared/domain/tool-inputs/revenue-address.ts';
import type { RevenueRequest } from '@functions/_shared/domain/tool-inputs/revenue-request.ts';
import {
  parseRevenueFields,
  toRevenueFields,
} from '@functions/_shared/domain/tool-inputs/revenue-request.ts';
import { shareableText } from '@functions/_shared/domain/url-state.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

function aRequest(overrides: Partial<RevenueRequest> = {}): RevenueRequest {
  return {
    followers: 12_500,
    engagementRatePct: 3.5,
    priceUsd: 24.99,
    productCategory: 'home-goods',
    country: 'ai-choose',
    designInspiration: { type: 'styles', styles: ['minimalist', 'y2k'] },
    product: 'Soy candle & lid',
    ...overrides,
  };
}

function read(query: string) {
  return revenueAddress.readParams(new URLSearchParams(query));
}

const words = fc.string({ unit: 'grapheme', maxLength: 60 });
const color = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`),
  fc.constantFrom('navy', 'dusty rose', 'off-white'),
);

/** Requests with any words in them. */
const rawRequest: fc.Arbitrary<RevenueRequest> = fc.record({
  followers: fc.integer({ min: 0, max: 2_000_000_000 }),
  engagementRatePct: fc.integer({ min: 0, max: 100_000 }).map((n) => n / 1000),
  priceUsd: fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
  productCategory: fc.constantFrom(...productCategories),
  country: fc.constantFrom(...manufacturingCountries),
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
  product: fc.oneof(words, fc.string({ unit: 'binary', maxLength: 400 })),
});

test('an address has short keys, a version, and nothing else', () => {
  expect(revenueAddress.toParams(aRequest()).toString()).toBe(
    'v=1&a=12500&e=3.5&p=24.99&c=home-goods&m=ai-choose&s=minimalist&s=y2k&d=Soy+candle+%26+lid',
  );
});

test('an address carries an analyzed aesthetic with its colors', () => {
  const designInspiration = {
    type: 'auto',
    analysis: { aesthetic: 'Warm, calm', colors: ['#ffe8d6', 'dusty rose'] },
  } as const;
  const params = revenueAddress.toParams(aRequest({ designInspiration, product: '' }));
  expect(params.toString()).toBe(
    'v=1&a=12500&e=3.5&p=24.99&c=home-goods&m=ai-choose&ae=Warm%2C+calm&co=%23ffe8d6&co=dusty+rose',
  );
  expect(revenueAddress.readParams(params).designInspiration).toEqual(designInspiration);
});

test('an address cuts an aesthetic at 200 characters, and carries a color that has no words with it', () => {
  const auto = (aesthetic: string, colors: readonly string[]) =>
    revenueAddress.readParams(
      revenueAddress.toParams(
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
  const params = revenueAddress.toParams(
    aRequest({
      product: 'Hoodie, write ana@example.com or +1 555 010 4477',
      designInspiration: {
        type: 'auto',
        analysis: { aesthetic: 'Calm, by @ana', colors: ['ana@example.com'] },
      },
    }),
  );
  expect(decodeURIComponent(params.toString())).not.toMatch(/@|ana|4477/);
});

test('an address stays under 2,500 characters for a description of the greatest length', () => {
  const text = revenueAddress.toParams(aRequest({ product: 'é'.repeat(1000) })).toString();
  expect(text.length).toBeLessThan(2500);
});

test('an address carries a chosen unit cost with its product and order size', () => {
  const chosenCost = {
    unitCostUsd: 3.2,
    product: 'Soy candle',
    pieces: 500,
    source: 'live',
  } as const;
  const params = revenueAddress.toParams(aRequest({ chosenCost }));
  expect(params.toString()).toMatch(/&u=3.2&uq=500&un=Soy\+candle&us=l$/);
  expect(completeRequest(revenueAddress.readParams(params))?.chosenCost).toEqual(chosenCost);
  const typical = { ...chosenCost, source: 'builtin' } as const;
  const typicalParams = revenueAddress.toParams(aRequest({ chosenCost: typical }));
  expect(typicalParams.has('us')).toBe(false);
  expect(revenueAddress.readParams(typicalParams).chosenCost).toEqual(typical);
});

test.each([
  'u=0&uq=500&un=Candle',
  'u=-3&uq=500&un=Candle',
  'u=3.2&uq=500',
  'u=3.2&uq=0&un=Candle',
  'u=3.2&uq=1.5&un=Candle',
  'uq=500&un=Candle',
  'u=25&uq=500&un=Candle',
])('a request takes no unit cost from %j', (query) => {
  const request = completeRequest(read(`v=1&a=500&e=3.5&p=20&c=tech&m=usa&${query}`));
  expect(request).not.toBeNull();
  expect(request?.chosenCost).toBeUndefined();
});

test('reading an address ignores what it does not know', () => {
  expect(read('v=1&a=500&utm_source=mail&x=1')).toMatchObject({ followers: 500 });
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
  const { product, ...rest } = read(query);
  expect(Object.values(rest).filter((value) => value !== undefined)).toEqual([]);
  expect(product ?? '').not.toMatch(/\p{Cc}/u);
});

test('reading an address keeps the good beside the bad', () => {
  expect(read('v=1&a=500&e=x&c=tech&s=edgy&s=gothic&s=edgy')).toEqual({
    followers: 500,
    engagementRatePct: undefined,
    priceUsd: undefined,
    productCategory: 'tech',
    country: undefined,
    designInspiration: { type: 'styles', styles: ['edgy'] },
    product: undefined,
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
    followers: 500,
    engagementRatePct: 3.5,
    priceUsd: 20,
    productCategory: 'tech',
    country: 'usa',
    designInspiration: { type: 'styles', styles: [] },
    product: '',
  });
  for (const missing of ['a', 'e', 'p', 'c', 'm']) {
    const params = new URLSearchParams('v=1&a=500&e=3.5&p=20&c=tech&m=usa');
    params.delete(missing);
    expect(completeRequest(revenueAddress.readParams(params))).toBeNull();
  }
});

test('round trips an address gives back the request, but for words that may not be shared', () => {
  fc.assert(
    fc.property(rawRequest, (request) => {
      const back = completeRequest(
        revenueAddress.readParams(new URLSearchParams(revenueAddress.toParams(request).toString())),
      );
      expect(back).toEqual({
        ...request,
        designInspiration: shareable(request.designInspiration),
        product: shareableText(request.product, 300),
      });
    }),
  );
});

test('round trips the form filled from an address reads as the same request, in every locale', () => {
  const locale = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'en-IN');
  fc.assert(
    fc.property(rawRequest, locale, (request, where) => {
      const shared = completeRequest(revenueAddress.readParams(revenueAddress.toParams(request)));
      const form = toRevenueFields(shared ?? {}, where);
      // The form keeps a look in words, and reads its colors from them anew. A chosen cost and a
      // measured rate have no field.
      const { designInspiration, chosenCost: _, measuredOrdering: __, ...numbers } = shared ?? {};
      const read = designInspiration?.type === 'auto' ? numbers : { ...numbers, designInspiration };
      expect(parseRevenueFields(form, where)).toMatchObject({
        ok: true,
        value: read,
        isRateAssumed: false,
      });
    }),
  );
});

test('a shared result carries what it shows besides its figures, and its input as before', () => {
  const landed = {
    kindId: 'candle',
    country: undefined,
    choices: { usmcaClaim: false, landedByCountry: {}, sale: {}, units: 300 },
  };
  const params = sharedRevenueAddress.toParams({
    ...aRequest(),
    hasExtras: true,
    searchedCountry: 'vietnam',
    leftOut: ['name'],
    landed,
  });
  expect(params.toString()).toBe(
    `${revenueAddress.toParams(aRequest())}&fc=vietnam&no=name&lk=candle&lu=300&pf=1`,
  );
  expect(completeRequest(revenueAddress.readParams(params))).toEqual(aRequest());
  expect(sharedRevenueAddress.readParams(params)).toEqual({
    ...aRequest(),
    chosenCost: undefined,
    hasExtras: true,
    searchedCountry: 'vietnam',
    leftOut: ['name'],
    landed,
  });
});

test.each(['', '&pf=yes&fc=mars&no=email&no=phone&lu=300'])(
  'an older or edited address %j brings no more than its figures',
  (more) => {
    const params = new URLSearchParams(`${revenueAddress.toParams(aRequest())}${more}`);
    const { hasExtras, searchedCountry, leftOut, landed } = sharedRevenueAddress.readParams(params);
    expect({ hasExtras, searchedCountry, leftOut, landed }).toEqual({ leftOut: [] });
    expect(completeRequest(sharedRevenueAddress.readParams(params))).toEqual(aRequest());
  },
);

function shareable(inspiration: RevenueRequest['designInspiration']) {
  if (inspiration.type === 'styles') return inspiration;
  const aesthetic = shareableText(inspiration.analysis.aesthetic, 200);
  const colors = inspiration.analysis.colors.slice(0, 8);
  if (!aesthetic && colors.length === 0) return { type: 'styles', styles: [] };
  return { type: 'auto', analysis: { aesthetic, colors } };
}
