import {
  competitors,
  estimatedAmountUsd,
  withEdits,
} from '@functions/_shared/domain/calc/fulfillment/competitors.ts';
import {
  costPartsOf,
  monthlyLineCostUsd,
} from '@functions/_shared/domain/calc/fulfillment/cost-line.ts';
import { expect, test } from 'vitest';

/** Every line of every model as "line amount basis". */
const lines = Object.fromEntries(
  competitors.map(({ id, lines: each }) => [
    id,
    each.map((line) => `${line.id} ${line.amountUsd} ${line.basis}`),
  ]),
);

test("the competitor models have the specification's amounts", () => {
  expect(lines).toEqual({
    pietra: [
      'pick-pack 1.5 per-order',
      'kitting 1 per-order',
      'shipping-materials 1.5 per-order',
      'setup 550 once',
      'receiving 30 per-month',
      'weekly-processing 12 per-month',
      'small-bin-storage 1 per-month',
    ],
    shipbob: [
      'pick-pack 2.25 per-order',
      'storage 2.5 per-order',
      'special-handling 2 per-order',
      'onboarding 500 once',
      'receiving 40 per-month',
    ],
    'fulfillment-by-amazon': [
      'fulfillment 3.25 per-order',
      'long-term-storage 6.9 per-order',
      'removal 1.8 per-order',
      'prep 1.25 per-order',
      'monthly-storage 2.4 per-month',
    ],
  });
});

test('the competitor models say that they are estimates, and when they were compared', () => {
  for (const { source, comparedOn } of competitors) {
    expect(source).toMatch(/^Our planning estimate$/);
    expect(comparedOn).toBe('2026-11-27');
  }
});

test.each([
  ['pietra', 4, 88.8333],
  ['shipbob', 6.75, 81.6667],
  ['fulfillment-by-amazon', 13.2, 2.4],
])('the competitor models %s adds $%d an order to $%d a month', (id, perOrderUsd, perMonthUsd) => {
  const model = competitors.find((each) => each.id === id);
  const parts = costPartsOf(model?.lines ?? []);
  expect(parts.perOrderUsd).toBeCloseTo(perOrderUsd, 10);
  expect(parts.perMonthUsd).toBeCloseTo(perMonthUsd, 4);
});

test('the competitor models spread one-time costs over twelve months', () => {
  expect(monthlyLineCostUsd({ id: 'setup', basis: 'once', amountUsd: 550 }, 70)).toBeCloseTo(
    45.8333,
    4,
  );
  expect(monthlyLineCostUsd({ id: 'a', basis: 'per-month', amountUsd: 30 }, 70)).toBe(30);
  expect(monthlyLineCostUsd({ id: 'a', basis: 'per-order', amountUsd: 1.5 }, 70)).toBe(105);
});

test('the competitor models apply the last of two edits of a line and keep the other lines', () => {
  const edited = withEdits([
    { competitor: 'shipbob', line: 'receiving', amountUsd: 25 },
    { competitor: 'shipbob', line: 'receiving', amountUsd: 0 },
  ]);
  const amount = (id: string, line: string) =>
    edited.find((each) => each.id === id)?.lines.find((each) => each.id === line)?.amountUsd;
  expect(amount('shipbob', 'receiving')).toBe(0);
  expect(amount('shipbob', 'onboarding')).toBe(500);
  expect(amount('pietra', 'receiving')).toBe(30);
  expect(estimatedAmountUsd('shipbob', 'receiving')).toBe(40);
  expect(estimatedAmountUsd('shipbob', 'kitting')).toBeUndefined();
});
