import { expect, test } from 'vitest';
import { costFormula } from '@/tools/fulfillment-calculator/rules/cost-text.ts';

test('a formula has the amounts per order first, then those billed once and every month', () => {
  expect(
    costFormula('1,200', [
      { id: 'a', basis: 'per-month', amountUsd: 30 },
      { id: 'b', basis: 'per-order', amountUsd: 1.5 },
      { id: 'c', basis: 'once', amountUsd: 550 },
      { id: 'd', basis: 'per-order', amountUsd: 1 },
    ]),
  ).toBe('1,200 × ($1.50 + $1.00) + $550.00 ÷ 12 + $30.00');
});

test('a single amount per order needs no parentheses', () => {
  expect(costFormula('70', [{ id: 'a', basis: 'per-order', amountUsd: 3.25 }])).toBe('70 × $3.25');
});
