import {
  emptyRevenueFields,
  parseRevenueFields,
  type RevenueFields,
  toRevenueFields,
} from '@functions/_shared/domain/tool-inputs/revenue-request.ts';
import { expect, test } from 'vitest';
import { aRequest } from '../../../../../src/tools/revenue-calculator/screen/fakes.ts';

const typed: RevenueFields = {
  followers: '12.5k',
  engagementRate: '4',
  price: '$25',
  productCategory: 'accessories',
  country: 'china',
  product: ' Canvas tote bag ',
  lookType: 'styles',
  styles: ['minimalist', 'vintage'],
  lookWords: 'retro @fern',
};

function errorsOf(overrides: Partial<RevenueFields>) {
  const parsed = parseRevenueFields({ ...typed, ...overrides }, 'en-US');
  return parsed.ok ? {} : parsed.errors;
}

test('a filled form gives the request', () => {
  expect(parseRevenueFields(typed, 'en-US')).toEqual({
    ok: true,
    value: aRequest(),
    isRateAssumed: false,
    handle: null,
  });
});

test('a filled form takes the look from the words once that tab counts, with the handle beside it', () => {
  const parsed = parseRevenueFields({ ...typed, lookType: 'auto' }, 'en-US');
  expect(parsed).toMatchObject({
    ok: true,
    handle: '@fern',
    value: { designInspiration: { type: 'auto', analysis: { aesthetic: 'retro' } } },
  });
});

test('a filled form counts an empty words tab as no inspiration, whatever the other tab holds', () => {
  const parsed = parseRevenueFields({ ...typed, lookType: 'auto', lookWords: '  ' }, 'en-US');
  expect(parsed).toMatchObject({
    handle: null,
    value: { designInspiration: { type: 'styles', styles: [] } },
  });
});

test('a filled form may leave look and product empty', () => {
  expect(errorsOf({ styles: [], product: '  ' })).toEqual({});
});

test('a filled form may carry three styles, and a product of 300 characters', () => {
  expect(errorsOf({ styles: ['y2k', 'edgy', 'luxury'], product: 'x'.repeat(300) })).toEqual({});
});

test('a blank rate counts as 3.5%, and the result says so', () => {
  expect(parseRevenueFields({ ...typed, engagementRate: '' }, 'en-US')).toMatchObject({
    ok: true,
    value: { engagementRatePct: 3.5 },
    isRateAssumed: true,
  });
});

test('a form of a comma locale is understood', () => {
  const fields = { ...typed, followers: '12.500', engagementRate: '3,5' };
  expect(parseRevenueFields(fields, 'de-DE')).toMatchObject({
    value: { followers: 12_500, engagementRatePct: 3.5 },
  });
});

test('an empty form names every required field', () => {
  expect(parseRevenueFields(emptyRevenueFields, 'en-US')).toEqual({
    ok: false,
    errors: {
      followers: 'required',
      price: 'required',
      country: 'required',
      productCategory: 'required',
    },
  });
});

test.each<[Partial<RevenueFields>, object]>([
  [{ productCategory: 'cars' }, { productCategory: 'unknown-option' }],
  [{ productCategory: 'Apparel' }, { productCategory: 'unknown-option' }],
  [{ styles: ['y2k', 'edgy', 'luxury', 'vintage'] }, { styles: 'too-many' }],
  [{ product: 'x'.repeat(301) }, { product: 'too-long' }],
  [
    { productCategory: '', followers: '-1', styles: ['y2k', 'edgy', 'luxury', 'vintage'] },
    { productCategory: 'required', followers: 'negative', styles: 'too-many' },
  ],
])('a form with %j gives %j', (overrides, errors) => {
  expect(errorsOf(overrides)).toEqual(errors);
});

test.each(['en-US', 'de-DE'])(
  'a request put back into the form parses as itself in %s',
  (locale) => {
    const request = aRequest({ engagementRatePct: 3.5, priceUsd: 24.99 });
    expect(parseRevenueFields(toRevenueFields(request, locale), locale)).toMatchObject({
      value: request,
    });
  },
);

test('a request put back into the form brings an analyzed look back as words', () => {
  const fields = toRevenueFields(
    aRequest({
      designInspiration: { type: 'auto', analysis: { aesthetic: 'retro', colors: [] } },
    }),
    'en-US',
  );
  expect(fields).toMatchObject({ lookType: 'auto', lookWords: 'retro', styles: [] });
});

test('a request put back into the form leaves empty what the request does not say', () => {
  expect(toRevenueFields({ followers: 10, engagementRatePct: 0 }, 'en-US')).toEqual({
    ...emptyRevenueFields,
    followers: '10',
    engagementRate: '0',
  });
});
