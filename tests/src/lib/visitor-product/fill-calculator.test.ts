import { emptyAudienceProductFields } from '@functions/_shared/domain/calc/audience-product.ts';
import { expect, test } from 'vitest';
import {
  fillBlankFields,
  filledAnswerNames,
  withoutFilled,
} from '@/lib/visitor-product/fill-calculator.ts';

const german = { locale: 'de-DE', productMaxLength: 20 };
const blank = emptyAudienceProductFields;

test('blank fields are filled in the notation of the browser, and no others', () => {
  const known = {
    followers: 120_000,
    engagementRatePct: 4.5,
    priceUsd: 24.9,
    product: 'Mug',
    country: 'usa',
  } as const;
  const filled = fillBlankFields({ ...blank, country: 'china', followers: ' ' }, known, german);
  expect(filled).toEqual({
    followers: '120000',
    engagementRate: '4,5',
    price: '24,9',
    product: 'Mug',
  });
  expect(filledAnswerNames(filled)).toEqual([
    'followers',
    'engagementRatePct',
    'priceUsd',
    'product',
  ]);
});

test('what is not known fills nothing', () => {
  expect(fillBlankFields(blank, {}, german)).toEqual({});
});

test('words that are longer than the field are left out, the rest is not', () => {
  const known = { product: 'A tote bag with pockets', followers: 5 };
  expect(fillBlankFields(blank, known, german)).toEqual({ followers: '5' });
  expect(fillBlankFields(blank, known, { ...german, productMaxLength: 23 })).toMatchObject({
    product: 'A tote bag with pockets',
  });
});

test('a price stays out of a form that names another product', () => {
  const known = { product: 'Mug', priceUsd: 20, country: 'china' } as const;
  expect(fillBlankFields({ ...blank, product: 'Apron' }, known, german)).toEqual({
    country: 'china',
  });
  expect(fillBlankFields({ ...blank, product: 'mug ' }, known, german)).toEqual({
    price: '20',
    country: 'china',
  });
});

test('taking out what was filled in leaves what was typed over it', () => {
  const filled = { followers: '120000', price: '24,9' };
  const fields = { ...blank, followers: '120000', price: '30', product: 'Mug' };
  expect(withoutFilled(fields, filled)).toEqual({ ...blank, price: '30', product: 'Mug' });
});
