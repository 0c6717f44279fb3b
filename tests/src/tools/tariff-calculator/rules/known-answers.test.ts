import { parseTariffParams } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { expect, test } from 'vitest';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import {
  openTariff,
  productFromTariff,
  quoteOrigin,
} from '@/tools/tariff-calculator/rules/known-answers.ts';

const today = '2026-11-28';
const blank = parseTariffParams(new URLSearchParams(), today);

function open(answers: ProductAnswers, query = '') {
  return openTariff(new URLSearchParams(`tool=tariff&${query}`), today, answers);
}

test('openTariff opens blank, from China, where nothing is known', () => {
  expect(open({})).toEqual({ input: blank, searchText: '', names: [] });
  expect(blank.originCodes).toEqual(['CN']);
});

test('openTariff fills in everything known, the largest order and no weight', () => {
  expect(
    open({
      product: 'Cotton tee',
      originCodes: ['CN', 'VN'],
      country: 'mexico',
      fobUsd: 4.2,
      quantities: [500, 2000],
    }),
  ).toEqual({
    input: {
      ...blank,
      originCodes: ['CN', 'VN', 'MX'],
      unitValueUsd: 4.2,
      quantity: 2000,
      unitWeightKg: undefined,
    },
    searchText: 'Cotton tee',
    names: ['product', 'originCodes', 'country', 'fobUsd', 'quantities'],
  });
});

test('openTariff opens a known line instead of searching for the product', () => {
  const { input, searchText, names } = open({ product: 'Cotton tee', hts8: '6109.10.00' });
  expect(input.hts8).toBe('6109.10.00');
  expect(searchText).toBe('');
  expect(names).toEqual(['hts8']);
});

test('openTariff compares at most four origins, each once, and no unknown or open one', () => {
  const four = ['CN', 'VN', 'MX', 'PK'];
  expect(open({ originCodes: four, country: 'mexico' }).input.originCodes).toEqual(four);
  expect(open({ originCodes: four, country: 'mexico' }).names).toEqual(['originCodes']);
  expect(open({ originCodes: four, country: 'korea' }).input.originCodes).toEqual([
    'CN',
    'VN',
    'MX',
    'KR',
  ]);
  expect(open({ originCodes: ['VN', 'QQ'], country: 'vietnam' }).input.originCodes).toEqual(['VN']);
  expect(open({ country: 'ai-choose' })).toEqual({ input: blank, searchText: '', names: [] });
});

test('an address with a line is somebody’s result and stays as it is', () => {
  const { input, names } = open(
    { product: 'Candle', originCodes: ['CN'], fobUsd: 9, quantities: [50] },
    'product=6109.10.00&origin=VN',
  );
  expect(input).toEqual({ ...blank, hts8: '6109.10.00', originCodes: ['VN'] });
  expect(names).toEqual([]);
});

test('an address without a line keeps what it states', () => {
  const { input, names } = open(
    { product: 'Candle', originCodes: ['CN'], fobUsd: 9, quantities: [50] },
    'origin=VN,MX&value=3',
  );
  expect(input).toEqual({
    ...blank,
    originCodes: ['VN', 'MX'],
    unitValueUsd: 3,
    quantity: 50,
  });
  expect(names).toEqual(['product', 'quantities']);
});

test('productFromTariff gives the line, the origins and the figures', () => {
  const input = { ...blank, hts8: '6109.10.00', unitValueUsd: 4.5, quantity: 300 };
  expect(productFromTariff(input)).toEqual({
    hts8: '6109.10.00',
    originCodes: ['CN'],
    fobUsd: 4.5,
    quantities: [300],
  });
});

test('productFromTariff leaves the known order sizes when it used one of them', () => {
  const input = { ...blank, quantity: 2000 };
  expect(productFromTariff(input, [500, 2000]).quantities).toBe(undefined);
  expect(productFromTariff(input, [500]).quantities).toEqual([2000]);
});

test('quoteOrigin is the only origin, or the one chosen for the product', () => {
  expect(quoteOrigin(['PT'], {})).toBe('portugal');
  expect(quoteOrigin(['DE'], {})).toBe(undefined);
  expect(quoteOrigin(['CN', 'VN'], {})).toBe(undefined);
  expect(quoteOrigin(['CN', 'VN'], { country: 'vietnam' })).toBe('vietnam');
  expect(quoteOrigin(['CN', 'VN'], { country: 'mexico' })).toBe(undefined);
});
