import { importFees } from '@functions/_shared/domain/tariff/import-fees.ts';
import { landedCost } from '@functions/_shared/domain/tariff/landed-cost.ts';
import { expect, test } from 'vitest';

const entry = { mode: 'ocean', entryDate: '2026-11-28', isUsmca: false } as const;

test.each([
  [2500, 2.77, 'informal'],
  [5000, 34.58, 'minimum'],
  [50_000, 50_000 * 0.003464, 'share'],
  [500_000, 670.86, 'maximum'],
])('an entry of $%d pays a processing fee of $%d', (entryValueUsd, mpfUsd, mpfRule) => {
  const fees = importFees({ ...entry, entryValueUsd });
  expect(fees.mpfUsd).toBeCloseTo(mpfUsd, 9);
  expect(fees).toMatchObject({ mpfRule, mpfFiscalYear: 2027 });
});

test('the limits are those of the fiscal year of entry', () => {
  const fees = importFees({ ...entry, entryDate: '2026-09-30', entryValueUsd: 5000 });
  expect(fees).toMatchObject({ mpfUsd: 33.58, mpfFiscalYear: 2026 });
});

test('goods under the USMCA pay no processing fee', () => {
  const fees = importFees({ ...entry, isUsmca: true, entryValueUsd: 50_000 });
  expect(fees).toMatchObject({ mpfUsd: 0, mpfRule: 'usmca-exempt' });
});

test('only goods that arrive by sea pay the harbor fee: 0.125%', () => {
  expect(importFees({ ...entry, entryValueUsd: 8000 }).hmfUsd).toBe(10);
  expect(importFees({ ...entry, mode: 'air', entryValueUsd: 8000 }).hmfUsd).toBe(0);
});

test('a piece bears its share of freight, duty and fees', () => {
  const cost = landedCost(
    { totalPct: 36.5, minimumPct: 36.5, isMinimum: false, entryDate: '2026-11-28' },
    { unitValueUsd: 4, quantity: 2000, freightUsd: 600, mode: 'ocean', isUsmca: false },
  );
  // 8,000 goods + 600 freight + 2,920 duty + 34.58 + 10 fees = 11,564.58
  expect(cost.totalUsd).toBeCloseTo(11_564.58, 9);
  expect(cost.perUnit).toMatchObject({ goodsUsd: 4, freightUsd: 0.3, dutyUsd: 1.46 });
  expect(cost.perUnit.totalUsd).toBeCloseTo(5.78229, 9);
});

test('a minimum duty gives a minimum cost', () => {
  const cost = landedCost(
    { totalPct: null, minimumPct: 20, isMinimum: true, entryDate: '2026-11-28' },
    { unitValueUsd: 4, quantity: 1000, freightUsd: 0, mode: 'air', isUsmca: false },
  );
  expect(cost).toMatchObject({ dutyUsd: 800, isMinimum: true });
});
