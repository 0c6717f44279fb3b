import {
  type AudienceProduct,
  type AudienceProductFields,
  type AudienceProductRules,
  completeAudienceProduct,
  emptyAudienceProductFields,
  parseAudienceProduct,
  parseEngagementRatePct,
  parseFollowers,
  parsePriceUsd,
  toAudienceProductFields,
} from '@functions/_shared/domain/calc/audience-product.ts';
import { manufacturingCountries } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { Parsed } from '@functions/_shared/domain/parsed.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

const lenient: AudienceProductRules = {
  isRateRequired: false,
  isProductRequired: false,
  productMaxLength: 300,
};
const strict: AudienceProductRules = {
  isRateRequired: true,
  isProductRequired: true,
  productMaxLength: 120,
};

function someFields(overrides: Partial<AudienceProductFields> = {}): AudienceProductFields {
  return {
    followers: '12.5k',
    engagementRate: '3.5%',
    price: '$24.99',
    country: 'china',
    product: ' Oversized hoodie ',
    ...overrides,
  };
}

function errorsOf(overrides: Partial<AudienceProductFields>, rules = lenient) {
  const parsed = parseAudienceProduct(someFields(overrides), 'en-US', rules);
  return parsed.ok ? {} : parsed.errors;
}

function valueOrCode(parsed: Parsed<number, string>) {
  return parsed.ok ? parsed.value : parsed.code;
}

test('filled fields are parsed into numbers, ids and trimmed text', () => {
  expect(parseAudienceProduct(someFields(), 'en-US', lenient)).toEqual({
    ok: true,
    value: {
      followers: 12_500,
      engagementRatePct: 3.5,
      priceUsd: 24.99,
      country: 'china',
      product: 'Oversized hoodie',
    },
    isRateAssumed: false,
  });
});

test('filled fields are parsed the German way in a German browser', () => {
  const fields = someFields({
    followers: '12.500',
    engagementRate: '3,5 %',
    price: '1.234,56 $',
  });
  expect(parseAudienceProduct(fields, 'de-DE', lenient)).toMatchObject({
    ok: true,
    value: { followers: 12_500, engagementRatePct: 3.5, priceUsd: 1234.56 },
  });
});

test('a product that is not required may be left blank', () => {
  expect(errorsOf({ product: '  ' })).toEqual({});
});

test('a blank rate that is not required counts as 3.5%, and the result says so', () => {
  const parsed = parseAudienceProduct(someFields({ engagementRate: '  ' }), 'en-US', lenient);
  expect(parsed).toMatchObject({
    ok: true,
    value: { engagementRatePct: 3.5 },
    isRateAssumed: true,
  });
});

test('followers, price and country are always required', () => {
  expect(errorsOf({ followers: '', price: ' ', country: '' })).toEqual({
    followers: 'required',
    price: 'required',
    country: 'required',
  });
});

test('every blank field is named where all are required', () => {
  expect(errorsOf({ ...emptyAudienceProductFields, engagementRate: ' ' }, strict)).toEqual({
    followers: 'required',
    engagementRate: 'required',
    price: 'required',
    country: 'required',
    product: 'required',
  });
});

test.each<[Partial<AudienceProductFields>, object]>([
  [{ followers: 'many' }, { followers: 'not-a-number' }],
  [{ followers: '-1' }, { followers: 'negative' }],
  [{ followers: '12.5' }, { followers: 'not-whole' }],
  [{ price: '€30' }, { price: 'other-currency' }],
  [{ followers: '2,000,000,001' }, { followers: 'too-large' }],
  [{ followers: '9'.repeat(400) }, { followers: 'too-large' }],
  [{ engagementRate: 'high' }, { engagementRate: 'not-a-number' }],
  [{ engagementRate: '-0.1' }, { engagementRate: 'negative' }],
  [{ engagementRate: '100.1' }, { engagementRate: 'over-100' }],
  [{ price: 'cheap' }, { price: 'not-a-number' }],
  [{ price: '-$5' }, { price: 'negative' }],
  [{ price: '1,000,000.01' }, { price: 'too-large' }],
  [{ country: 'turkey' }, { country: 'unknown-option' }],
  [{ product: 'x'.repeat(301) }, { product: 'too-long' }],
])('a wrong field %j gives %j', (overrides, errors) => {
  expect(errorsOf(overrides)).toEqual(errors);
});

test('a wrong field does not hide the others', () => {
  expect(errorsOf({ country: '', price: 'x', followers: '-1' })).toEqual({
    followers: 'negative',
    price: 'not-a-number',
    country: 'required',
  });
});

test.each([
  [valueOrCode(parseFollowers('0', 'en-US')), 0],
  [valueOrCode(parseFollowers('2bn', 'en-US')), 2_000_000_000],
  [valueOrCode(parseEngagementRatePct('0', 'en-US')), 0],
  [valueOrCode(parseEngagementRatePct('100%', 'en-US')), 100],
  [valueOrCode(parseEngagementRatePct('', 'en-US')), 'required'],
  [valueOrCode(parsePriceUsd('0', 'en-US')), 0],
  [valueOrCode(parsePriceUsd('$1M', 'en-US')), 1_000_000],
])('the limits themselves are accepted: %s is %s', (actual, expected) => {
  expect(actual).toBe(expected);
});

test('the limits of the product count no spaces around it', () => {
  expect(errorsOf({ product: ` ${'x'.repeat(300)} ` })).toEqual({});
  expect(errorsOf({ product: ` ${'x'.repeat(120)} ` }, strict)).toEqual({});
  expect(errorsOf({ product: 'x'.repeat(121) }, strict)).toEqual({ product: 'too-long' });
});

test('any texts at all give numbers within the limits, or errors, and never throw', () => {
  const text = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
  fc.assert(
    fc.property(text, text, text, (followers, engagementRate, price) => {
      const fields = someFields({ followers, engagementRate, price });
      const parsed = parseAudienceProduct(fields, 'en-US', lenient);
      if (!parsed.ok) {
        expect(Object.keys(parsed.errors)).not.toEqual([]);
        return;
      }
      expect(parsed.value.followers).toBeGreaterThanOrEqual(0);
      expect(parsed.value.followers).toBeLessThanOrEqual(2_000_000_000);
      expect(parsed.value.engagementRatePct).toBeLessThanOrEqual(100);
      expect(parsed.value.priceUsd).toBeLessThanOrEqual(1_000_000);
    }),
  );
});

test('answers put back into the fields parse as themselves in every locale', () => {
  const answers: fc.Arbitrary<AudienceProduct> = fc.record({
    followers: fc.integer({ min: 0, max: 2_000_000_000 }),
    engagementRatePct: fc.integer({ min: 0, max: 100_000 }).map((n) => n / 1000),
    priceUsd: fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
    country: fc.constantFrom(...manufacturingCountries),
    product: fc.constantFrom('Soy candle', 'Tote bag'),
  });
  const locales = fc.constantFrom('en-US', 'de-DE', 'sv-SE', 'en-IN');
  fc.assert(
    fc.property(answers, locales, (value, locale) => {
      const fields = toAudienceProductFields(value, locale);
      expect(parseAudienceProduct(fields, locale, strict)).toMatchObject({ ok: true, value });
    }),
  );
});

test('answers that are not known leave their fields blank', () => {
  expect(toAudienceProductFields({ priceUsd: 20 }, 'en-US')).toEqual({
    ...emptyAudienceProductFields,
    price: '20',
  });
});

test('answers are complete when all five are there', () => {
  const whole: AudienceProduct = {
    followers: 0,
    engagementRatePct: 0,
    priceUsd: 0,
    country: 'ai-choose',
    product: '',
  };
  expect(completeAudienceProduct(whole)).toEqual(whole);
  for (const name of Object.keys(whole)) {
    expect(completeAudienceProduct({ ...whole, [name]: undefined })).toBeNull();
  }
});
