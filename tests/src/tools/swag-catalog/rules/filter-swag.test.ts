import { expect, test } from 'vitest';
import { budgets, filterSwag, type SwagFilter } from '@/tools/swag-catalog/rules/filter-swag.ts';

const mug = { id: 'mug', kindIds: ['mug'], occasions: ['welcome', 'gifts'] } as const;
const socks = { id: 'socks', kindIds: ['grip-socks', 'socks'], occasions: ['events'] } as const;
const cream = { id: 'hand-cream', kindIds: ['hand-cream'], occasions: ['gifts'] } as const;

function idsFor(filter: Partial<SwagFilter>) {
  const whole: SwagFilter = { occasions: [], budgets: [], quantityUnits: 100, ...filter };
  return filterSwag([mug, socks, cream], whole).map(({ product }) => product.id);
}

test('without filters every product is shown, in the given order', () => {
  expect(idsFor({})).toEqual(['mug', 'socks', 'hand-cream']);
});

test('a product matches any of the chosen occasions', () => {
  expect(idsFor({ occasions: ['gifts'] })).toEqual(['mug', 'hand-cream']);
  expect(idsFor({ occasions: ['gifts', 'events'] })).toEqual(['mug', 'socks', 'hand-cream']);
  expect(idsFor({ occasions: ['shop'] })).toEqual([]);
});

test('a product has to match both occasion and budget', () => {
  expect(idsFor({ occasions: ['gifts'], budgets: ['under-5'] })).toEqual(['hand-cream']);
});

test('a product matches any of the kinds that were searched for', () => {
  expect(idsFor({ kindIds: ['socks', 'mug'] })).toEqual(['mug', 'socks']);
  expect(idsFor({ kindIds: ['umbrella'] })).toEqual([]);
  expect(idsFor({ kindIds: [] })).toEqual([]);
});

test('the budget is compared with the price at that quantity', () => {
  // Hand cream: $4.95 at 100, $5.74 at 50.
  expect(idsFor({ budgets: ['under-5'] })).toEqual(['socks', 'hand-cream']);
  expect(idsFor({ budgets: ['under-5'], quantityUnits: 50 })).toEqual(['socks']);
});

test('below the smallest order no product is shown', () => {
  expect(idsFor({ quantityUnits: 10 })).toEqual([]);
});

test('the budget bands leave no gap', () => {
  const bands = Object.values(budgets);
  expect(bands[0]?.fromUsd).toBe(0);
  bands.slice(1).forEach((band, index) => {
    expect(band.fromUsd).toBe(bands[index]?.belowUsd);
  });
});
