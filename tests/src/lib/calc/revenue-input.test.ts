import { fc } from '@tests/support/laws.ts';
import { expect, test } from 'vitest';
import {
  parseAudienceSize,
  parseEngagementRatePct,
  parseOrderValueUsd,
  parseRevenueFields,
  type RevenueFields,
} from '@/lib/calc/revenue-input.ts';
import type { Parsed } from '@/lib/parsed.ts';

function someFields(overrides: Partial<RevenueFields> = {}): RevenueFields {
  return {
    audienceSize: '12.5k',
    engagementRate: '3.5%',
    averageOrderValue: '$24.99',
    productCategory: 'apparel',
    madeIn: 'china',
    designInspiration: { type: 'styles', styles: ['minimalist'] },
    productDescription: ' Oversized hoodie ',
    ...overrides,
  };
}

function errorsOf(overrides: Partial<RevenueFields>, locale = 'en-US') {
  const parsed = parseRevenueFields(someFields(overrides), locale);
  return parsed.ok ? {} : parsed.errors;
}

function valueOrCode(parsed: Parsed<number, string>) {
  return parsed.ok ? parsed.value : parsed.code;
}

test('a filled form is read into numbers, ids and trimmed text', () => {
  expect(parseRevenueFields(someFields(), 'en-US')).toEqual({
    ok: true,
    value: {
      audienceSize: 12_500,
      engagementRatePct: 3.5,
      averageOrderValueUsd: 24.99,
      productCategory: 'apparel',
      madeIn: 'china',
      designInspiration: { type: 'styles', styles: ['minimalist'] },
      productDescription: 'Oversized hoodie',
    },
    assumed: [],
  });
});

test('a filled form is read the German way in a German browser', () => {
  const fields = someFields({
    audienceSize: '12.500',
    engagementRate: '3,5 %',
    averageOrderValue: '1.234,56 $',
  });
  expect(parseRevenueFields(fields, 'de-DE')).toMatchObject({
    ok: true,
    value: { audienceSize: 12_500, engagementRatePct: 3.5, averageOrderValueUsd: 1234.56 },
  });
});

test('a filled form may leave inspiration and description empty', () => {
  const designInspiration = { type: 'styles', styles: [] } as const;
  expect(errorsOf({ designInspiration, productDescription: '  ' })).toEqual({});
});

test('a filled form may carry three styles', () => {
  const designInspiration = { type: 'styles', styles: ['y2k', 'edgy', 'luxury'] } as const;
  expect(errorsOf({ designInspiration })).toEqual({});
});

test('a filled form may carry an analysed aesthetic', () => {
  const designInspiration = {
    type: 'auto',
    analysis: { aesthetic: 'Warm and calm', colors: ['#ffe8d6'] },
  } as const;
  expect(parseRevenueFields(someFields({ designInspiration }), 'en-US')).toMatchObject({
    ok: true,
    value: { designInspiration },
  });
});

test('a blank field counts as 3.5% for engagement, and the result says so', () => {
  const parsed = parseRevenueFields(someFields({ engagementRate: '  ' }), 'en-US');
  expect(parsed).toMatchObject({
    ok: true,
    value: { engagementRatePct: 3.5 },
    assumed: ['engagementRate'],
  });
});

test('a blank field is missed everywhere else', () => {
  expect(
    errorsOf({ audienceSize: '', averageOrderValue: ' ', productCategory: '', madeIn: '' }),
  ).toEqual({
    audienceSize: 'required',
    averageOrderValue: 'required',
    productCategory: 'required',
    madeIn: 'required',
  });
});

test.each<[Partial<RevenueFields>, object]>([
  [{ audienceSize: 'many' }, { audienceSize: 'not-a-number' }],
  [{ audienceSize: '-1' }, { audienceSize: 'negative' }],
  [{ audienceSize: '12.5' }, { audienceSize: 'not-whole' }],
  [{ averageOrderValue: '€30' }, { averageOrderValue: 'other-currency' }],
  [{ audienceSize: '2,000,000,001' }, { audienceSize: 'too-large' }],
  [{ audienceSize: '9'.repeat(400) }, { audienceSize: 'too-large' }],
  [{ engagementRate: 'high' }, { engagementRate: 'not-a-number' }],
  [{ engagementRate: '-0.1' }, { engagementRate: 'negative' }],
  [{ engagementRate: '100.1' }, { engagementRate: 'over-100' }],
  [{ averageOrderValue: 'cheap' }, { averageOrderValue: 'not-a-number' }],
  [{ averageOrderValue: '-$5' }, { averageOrderValue: 'negative' }],
  [{ averageOrderValue: '1,000,000.01' }, { averageOrderValue: 'too-large' }],
  [{ productCategory: 'cars' }, { productCategory: 'unknown-option' }],
  [{ productCategory: 'Apparel' }, { productCategory: 'unknown-option' }],
  [{ madeIn: 'turkey' }, { madeIn: 'unknown-option' }],
  [{ productDescription: 'x'.repeat(301) }, { productDescription: 'too-long' }],
  [
    { designInspiration: { type: 'styles', styles: ['gothic'] } },
    { designInspiration: 'unknown-option' },
  ],
  [
    { designInspiration: { type: 'styles', styles: ['y2k', 'edgy', 'luxury', 'vintage'] } },
    { designInspiration: 'too-many' },
  ],
])('a wrong field %j gives %j', (overrides, errors) => {
  expect(errorsOf(overrides)).toEqual(errors);
});

test('a wrong field does not hide the others: all are reported, in the order of the form', () => {
  const errors = errorsOf({ madeIn: '', averageOrderValue: 'x', audienceSize: '-1' });
  expect(Object.entries(errors)).toEqual([
    ['audienceSize', 'negative'],
    ['averageOrderValue', 'not-a-number'],
    ['madeIn', 'required'],
  ]);
});

test.each([
  [valueOrCode(parseAudienceSize('0', 'en-US')), 0],
  [valueOrCode(parseAudienceSize('2bn', 'en-US')), 2_000_000_000],
  [valueOrCode(parseEngagementRatePct('0', 'en-US')), 0],
  [valueOrCode(parseEngagementRatePct('100%', 'en-US')), 100],
  [valueOrCode(parseEngagementRatePct('', 'en-US')), 'required'],
  [valueOrCode(parseOrderValueUsd('0', 'en-US')), 0],
  [valueOrCode(parseOrderValueUsd('$1M', 'en-US')), 1_000_000],
])('the limits themselves are read: %s is %s', (actual, expected) => {
  expect(actual).toBe(expected);
});

test('the limits themselves accept a description of 300 characters, not counting the spaces around it', () => {
  expect(errorsOf({ productDescription: ` ${'x'.repeat(300)} ` })).toEqual({});
});

test('any texts at all give numbers within the limits, or errors, and never throw', () => {
  const text = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
  fc.assert(
    fc.property(text, text, text, (audienceSize, engagementRate, averageOrderValue) => {
      const fields = someFields({ audienceSize, engagementRate, averageOrderValue });
      const parsed = parseRevenueFields(fields, 'en-US');
      if (!parsed.ok) {
        expect(Object.keys(parsed.errors)).not.toEqual([]);
        return;
      }
      expect(parsed.value.audienceSize).toBeGreaterThanOrEqual(0);
      expect(parsed.value.audienceSize).toBeLessThanOrEqual(2_000_000_000);
      expect(parsed.value.engagementRatePct).toBeLessThanOrEqual(100);
      expect(parsed.value.averageOrderValueUsd).toBeLessThanOrEqual(1_000_000);
    }),
  );
});
