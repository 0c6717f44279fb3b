import type { LandedFigures } from '@functions/_shared/contracts/send-tool-notification.ts';
import { landedSummary } from '@functions/_shared/domain/money/landed-summary.ts';
import { expect, test } from 'vitest';

const range = (likely: number) => ({ low: likely - 1, likely, high: likely + 1 });

const landed: LandedFigures = {
  country: 'vietnam',
  steps: { goodsUsd: range(4), freightUsd: range(2), dutyUsd: range(1.06) },
  landedCostUsd: range(8),
  profitPerUnitUsd: range(12),
  pieces: 1500,
  monthsOfStock: 4.166,
  cashTiedUpUsd: 9000,
  firstProfitMonth: 3,
};

const formats = {
  count: (value: number) => `#${value}`,
  dollars: (amountUsd: number) => `$${amountUsd}`,
};

test('the steps come before the landed cost and the profit, in US dollars per unit', () => {
  const { perUnit } = landedSummary(landed, formats);
  expect(perUnit.madeIn).toEqual({ label: 'Made in', value: 'Vietnam' });
  expect(perUnit.rows).toEqual([
    { label: 'FOB price', usd: range(4) },
    { label: 'Freight', usd: range(2) },
    { label: 'Duty', usd: range(1.06) },
    { label: 'Landed cost', usd: range(8) },
    { label: 'Profit', usd: range(12) },
  ]);
});

test('the first order names its pieces, in the formats of where it is read', () => {
  const { firstOrder } = landedSummary(landed, formats);
  expect(firstOrder.title).toBe('Your first order of #1500 pieces');
  expect(firstOrder.figures).toEqual([
    { label: 'Months of stock', value: '4.2' },
    { label: 'Cash tied up', value: '$9000' },
    { label: 'First month with a profit', value: '3' },
  ]);
});

test('an order that never pays for itself says so', () => {
  const { firstOrder } = landedSummary({ ...landed, firstProfitMonth: null }, formats);
  expect(firstOrder.figures.at(-1)?.value).toBe('none with this order');
});

test('figures of an earlier version lack the country, the steps and the pieces', () => {
  const { country: _, steps: __, pieces: ___, ...earlier } = landed;
  const { perUnit, firstOrder } = landedSummary(earlier, formats);
  expect(perUnit.madeIn).toBeNull();
  expect(perUnit.rows.map(({ label }) => label)).toEqual(['Landed cost', 'Profit']);
  expect(firstOrder.title).toBe('Your first order');
});
