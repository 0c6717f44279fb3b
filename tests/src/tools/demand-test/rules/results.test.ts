import { priceCurve } from '@functions/_shared/domain/demand/price-curve.ts';
import { expect, test } from 'vitest';
import { demandKey, demandResults } from '@/pages/component-gallery/demand-fixtures.ts';
import { defaultPoint } from '@/tools/demand-test/rules/default-price.ts';
import {
  isBrokenOwnerHash,
  ownerHash,
  parseOwnerHash,
} from '@/tools/demand-test/rules/owner-link.ts';
import { reachOf } from '@/tools/demand-test/rules/reached-fans.ts';
import { resultsCsv } from '@/tools/demand-test/rules/results-csv.ts';

const curve = priceCurve(demandResults.pricesUsd, demandResults.counts);

test("an owner's link holds the key behind its number sign, and other anchors hold none", () => {
  expect(parseOwnerHash(ownerHash(demandKey))).toEqual(demandKey);
  for (const hash of [
    '',
    '#test',
    '#bcdfghjkmn',
    `#${demandKey.id}.short`,
    `${ownerHash(demandKey)}.x`,
  ]) {
    expect(parseOwnerHash(hash)).toBeNull();
  }
});

test('the table for spreadsheets has a row for each price', () => {
  expect(resultsCsv(demandResults, curve).split('\r\n').slice(0, 2)).toEqual([
    'product,price_usd,visitors,visits,votes,would_buy,share_pct,low_pct,high_pct',
    'Cotton T-shirt,24.00,400,520,40,120,30.00,25.72,34.66',
  ]);
});

test('a product that reads like a formula is none in the spreadsheet', () => {
  const csv = resultsCsv({ ...demandResults, product: '=1+1, "mug"' }, curve);
  expect(csv.split('\r\n')[1]).toMatch(/^"'=1\+1, ""mug""",24\.00/);
});

test('the first price to speak of earns most, or brings in most', () => {
  // 120 × $24 = 2,880; 80 × $28 = 2,240; 20 × $32 = 640.
  expect(defaultPoint(curve, undefined)?.priceUsd).toBe(24);
  expect(defaultPoint(curve, 28)?.priceUsd).toBe(28);
  expect(defaultPoint([], undefined)).toBeUndefined();
});

test('a drop reaches the engaged followers', () => {
  expect(reachOf(10_000, 5)).toMatchObject({ fans: 500, isRateAssumed: false });
  expect(reachOf(10_000, undefined)).toMatchObject({ fans: 350, isRateAssumed: true });
  expect(reachOf(undefined, 5)).toBeUndefined();
  expect(reachOf(0, 5)).toBeUndefined();
});

test('a link that was cut off is told from other anchors', () => {
  const whole = ownerHash(demandKey);
  expect(isBrokenOwnerHash(whole)).toBe(false);
  expect(isBrokenOwnerHash(whole.slice(0, -1))).toBe(true);
  expect(isBrokenOwnerHash(`#${demandKey.id}`)).toBe(true);
  expect(isBrokenOwnerHash('')).toBe(false);
  expect(isBrokenOwnerHash('#test')).toBe(false);
});
