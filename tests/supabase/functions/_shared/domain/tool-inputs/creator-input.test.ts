import {
  type AudienceProductFields,
  toAudienceProductFields,
} from '@functions/_shared/domain/calc/audience-product.ts';
import {
  type CreatorInput,
  creatorRules,
  missingCreatorFields,
  parseCreatorFields,
} from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { describe, expect, test } from 'vitest';

function someFields(overrides: Partial<AudienceProductFields> = {}): AudienceProductFields {
  return {
    followers: '120k',
    engagementRate: '4.2%',
    product: '  Tote bag  ',
    price: '$24.99',
    country: 'vietnam',
    ...overrides,
  };
}

function errorsOf(overrides: Partial<AudienceProductFields>) {
  const parsed = parseCreatorFields(someFields(overrides), 'en-US');
  return parsed.ok ? {} : parsed.errors;
}

test('a filled form is read as people type it', () => {
  expect(parseCreatorFields(someFields(), 'en-US')).toEqual({
    ok: true,
    value: {
      followers: 120_000,
      engagementRatePct: 4.2,
      product: 'Tote bag',
      priceUsd: 24.99,
      country: 'vietnam',
      styles: [],
    },
  });
});

test('a filled form takes along what the profile, the idea and the style tags added', () => {
  const parsed = parseCreatorFields(someFields(), 'en-US', {
    username: 'ana.makes',
    platform: 'TikTok',
    productCategory: 'accessories',
    styles: ['y2k', 'y2k', 'luxury', 'vintage', 'edgy'],
  });
  expect(parsed).toMatchObject({
    ok: true,
    value: {
      username: 'ana.makes',
      platform: 'TikTok',
      productCategory: 'accessories',
      styles: ['y2k', 'luxury', 'vintage'],
    },
  });
});

test('a filled form accepts the longest product words', () => {
  expect(errorsOf({ product: 'x'.repeat(creatorRules.productMaxLength) })).toEqual({});
});

test('a form that is not right names every field that is empty', () => {
  const empty = { followers: '', engagementRate: ' ', product: ' ', price: '', country: '' };
  expect(errorsOf(empty)).toEqual({
    followers: 'required',
    engagementRate: 'required',
    product: 'required',
    price: 'required',
    country: 'required',
  });
});

test('a form that is not right says why a field does not pass', () => {
  expect(
    errorsOf({
      followers: '12.5',
      engagementRate: '140',
      product: 'x'.repeat(creatorRules.productMaxLength + 1),
      price: '-3',
      country: 'atlantis',
    }),
  ).toEqual({
    followers: 'not-whole',
    engagementRate: 'over-100',
    product: 'too-long',
    price: 'negative',
    country: 'unknown-option',
  });
});

test('the main button waits for all five answers', () => {
  expect(missingCreatorFields(someFields())).toEqual([]);
  for (const name of ['followers', 'engagementRate', 'product', 'price', 'country']) {
    expect(missingCreatorFields(someFields({ [name]: ' ' }))).toEqual([name]);
  }
});

test('the main button does not judge what was typed', () => {
  expect(missingCreatorFields(someFields({ followers: 'many' }))).toEqual([]);
});

describe('an input', () => {
  const input: CreatorInput = {
    followers: 2_500_000,
    engagementRatePct: 3.25,
    product: 'Soy candle',
    priceUsd: 1250.5,
    country: 'ai-choose',
    styles: [],
  };

  test('survives the way into the fields and back, with a decimal comma too', () => {
    for (const locale of ['en-US', 'de-DE', 'sv-SE']) {
      expect(parseCreatorFields(toAudienceProductFields(input, locale), locale)).toEqual({
        ok: true,
        value: input,
      });
    }
  });

  test('leaves fields empty for what it does not know', () => {
    expect(toAudienceProductFields({ priceUsd: 20 }, 'en-US')).toEqual({
      followers: '',
      engagementRate: '',
      product: '',
      price: '20',
      country: '',
    });
  });
});
