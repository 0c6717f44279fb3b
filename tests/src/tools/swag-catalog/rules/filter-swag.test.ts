import { expect, test } from 'vitest';
import { budgets, filterSwag, type SwagFilter } from '@/tools/swag-catalog/rules/filter-swag.ts';

const mug = { id: 'mug', occasions: ['welcome', 'gifts'] } as const;
const socks = { id: 'socks', occasions: ['events'] } as const;
const cream = { id: 'hand-cream', occasions: ['gifts'] } as const;

function idsFor(filter: Partial<SwagFilter>) {
  const whole: SwagFilter = { occasions: [], budgets: [], quantityUnits: 100, ...filter };
  return filterSwag([mug, socks, cream], whole).map(({ product }) => product.id);
}

test('no filter shows everything, in the order given', () => {
  expect(idsFor({})).toEqual(['mug', 'socks', 'hand-cream']);
});

test('any of the chosen occasions will do', () => {
  expect(idsFor({ occasions: ['gifts'] })).toEqual(['mug', 'hand-cream']);
  expect(idsFor({ occasions: ['gifts', 'events'] })).toEqual(['mug', 'socks', 'hand-cream']);
  expect(idsFor({ occasions: ['shop'] })).toEqual([]);
});

test('occasion and budget have to suit both', () => {
  expect(idsFor({ occasions: ['gifts'], budgets: ['under-5'] })).toEqual(['hand-cream']);
});

test('the budget is compared with the price at that quantity', () => {
  // Hand cream: $4.95 at 100, $5.74 at 50.
  expect(idsFor({ budgets: ['under-5'] })).toEqual(['socks', 'hand-cream']);
  expect(idsFor({ budgets: ['under-5'], quantityUnits: 50 })).toEqual(['socks']);
});

test('below the smallest order there is nothing to show', () => {
  expect(idsFor({ quantityUnits: 10 })).toEqual([]);
});

test('the bands leave no gap', () => {
  const bands = Object.values(budgets);
  expect(bands[0]?.fromUsd).toBe(0);
  bands.slice(1).forEach((band, index) => {
    expect(band.fromUsd).toBe(bands[index]?.belowUsd);
  });
});
