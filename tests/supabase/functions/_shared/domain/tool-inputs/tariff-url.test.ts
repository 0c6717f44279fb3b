import {
  parseTariffParams,
  type TariffInput,
  tariffCalculatorQuery,
  toTariffParams,
} from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { expect, test } from 'vitest';

const today = '2026-11-28';

const full: TariffInput = {
  hts8: '9401.71.00',
  productWords: 'folding chair',
  originCodes: ['CN', 'MX'],
  unitValueUsd: 4.5,
  quantity: 2000,
  freightUsd: 600,
  unitWeightKg: 0.2,
  mode: 'air',
  entryDate: '2026-07-23',
  usmcaClaim: true,
  answers: { 'ten-digit-line': '9401.71.00.11', 'metal-weight': 'under-15' },
};

test('an address round-trips every input', () => {
  expect(parseTariffParams(toTariffParams(full), today)).toEqual(full);
});

test('a link from KIRA’s answer opens its line and origin, with today as the day of entry', () => {
  const params = new URLSearchParams('tool=tariff&product=6109.10.00&origin=CN&value=4.5');
  expect(parseTariffParams(params, today)).toMatchObject({
    hts8: '6109.10.00',
    originCodes: ['CN'],
    unitValueUsd: 4.5,
    entryDate: today,
    mode: 'ocean',
  });
});

test('the words for the goods are bounded, name nobody, and stay with their line', () => {
  const wordsOf = (query: string) =>
    parseTariffParams(new URLSearchParams(`tool=tariff&${query}`), today).productWords;
  expect(wordsOf('product=9401.71.00&goods=folding+chair')).toBe('folding chair');
  expect(wordsOf('goods=folding+chair')).toBeUndefined();
  expect(wordsOf('product=9401.71.00')).toBeUndefined();
  const long = toTariffParams({ productWords: 'chair '.repeat(50) }).get('goods') ?? '';
  expect(long.length).toBeLessThanOrEqual(120);
  expect(toTariffParams({ productWords: 'chair fern@example.com' }).get('goods')).toBe('chair');
});

test.each([
  'tool=tariff&product=abc&origin=US,XX&value=-1&qty=1e9&date=2026-02-30&by=rocket',
  'tool=tariff&origin=&date=tomorrow&quantity=2.5',
  '',
])('invalid values in %j fall back to the defaults', (query) => {
  expect(parseTariffParams(new URLSearchParams(query), today)).toMatchObject({
    hts8: null,
    originCodes: ['CN'],
    unitValueUsd: undefined,
    quantity: undefined,
    mode: 'ocean',
    entryDate: today,
    answers: {},
  });
});

test('an address opens at most four origins, without duplicates', () => {
  const params = new URLSearchParams('tool=tariff&origin=cn,CN,VN,MX,PT,TR');
  expect(parseTariffParams(params, today).originCodes).toEqual(['CN', 'VN', 'MX', 'PT']);
});

const unknown = {
  htsCode: null,
  originCodes: [],
  unitValueUsd: null,
  quantity: null,
  unitWeightKg: null,
  entryDate: today,
  usmcaClaim: false,
  answers: {},
};

test('the query of an answer opens the calculator with all of its inputs', () => {
  const query = tariffCalculatorQuery({
    htsCode: '6109.10.00',
    originCodes: ['CN', 'VN', 'MX', 'PT', 'TR'],
    unitValueUsd: 4.5,
    quantity: 2000,
    unitWeightKg: 0.2,
    entryDate: '2026-07-01',
    usmcaClaim: true,
    answers: { 'metal-weight': 'under-15' },
  });
  expect(parseTariffParams(new URLSearchParams(query), today)).toEqual({
    hts8: '6109.10.00',
    originCodes: ['CN', 'VN', 'MX', 'PT'],
    unitValueUsd: 4.5,
    quantity: 2000,
    freightUsd: undefined,
    unitWeightKg: 0.2,
    mode: 'ocean',
    entryDate: '2026-07-01',
    usmcaClaim: true,
    answers: { 'metal-weight': 'under-15' },
  });
});

test('unknown inputs are left out of the query', () => {
  expect(tariffCalculatorQuery(unknown)).toBe(`tool=tariff&date=${today}`);
});
