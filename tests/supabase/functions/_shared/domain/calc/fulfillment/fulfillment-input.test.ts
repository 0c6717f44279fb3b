import { competitorIds } from '@functions/_shared/domain/calc/fulfillment/competitors.ts';
import {
  currentMethods,
  emptyFulfillmentFields,
  type FulfillmentFields,
  missingFields,
  parseFulfillmentFields,
  toFulfillmentFields,
} from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

const filled: FulfillmentFields = {
  monthlyOrders: '1,200',
  currentMethod: '3pl',
  currentCostPerOrder: '$5.25',
  competitorComparison: '',
};

const read = (fields: Partial<FulfillmentFields>) =>
  parseFulfillmentFields({ ...filled, ...fields }, 'en-US');

test('the fulfillment form needs orders, method and cost; the competitor is optional', () => {
  const required = ['monthlyOrders', 'currentMethod', 'currentCostPerOrder'] as const;
  expect(missingFields(filled)).toEqual([]);
  expect(missingFields(emptyFulfillmentFields)).toEqual(required);
  for (const missing of required) {
    expect(missingFields({ ...filled, [missing]: '' })).toEqual([missing]);
    expect(parseFulfillmentFields({ ...filled, [missing]: '' }, 'en-US')).toBeNull();
  }
  expect(missingFields({ ...filled, monthlyOrders: '  ' })).toEqual(['monthlyOrders']);
});

test('the fulfillment form parses numbers as people write them', () => {
  expect(read({})).toEqual({
    monthlyOrders: 1200,
    currentMethod: '3pl',
    currentCostPerOrder: 5.25,
    competitorComparison: null,
  });
  expect(read({ monthlyOrders: '1.2k' })?.monthlyOrders).toBe(1200);
  expect(read({ monthlyOrders: '12.5' })?.monthlyOrders).toBe(12.5);
  expect(read({ competitorComparison: 'shipbob' })?.competitorComparison).toBe('shipbob');
});

test('the fulfillment form counts invalid or negative numbers as 0', () => {
  for (const text of ['many', '-5', '€5', '1,2,3']) {
    expect(read({ monthlyOrders: text })?.monthlyOrders).toBe(0);
    expect(read({ currentCostPerOrder: text })?.currentCostPerOrder).toBe(0);
  }
});

test.each([
  ['4.555', 4.56],
  ['1.005', 1.01],
  ['0.004', 0],
  ['0.00000001', 0],
  ['12', 12],
])('the fulfillment form parses a cost of %s as $%d, in whole cents', (text, usd) => {
  expect(read({ currentCostPerOrder: text })?.currentCostPerOrder).toBe(usd);
});

test('the fulfillment form parses its own field texts back to the same input, in any locale', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.constantFrom(...currentMethods),
      fc.constantFrom(...competitorIds, null),
      fc.constantFrom('en-US', 'de-DE', 'fr-CH'),
      (monthlyOrders, cents, currentMethod, competitorComparison, locale) => {
        const input = {
          monthlyOrders,
          currentMethod,
          currentCostPerOrder: cents / 100,
          competitorComparison,
        };
        expect(parseFulfillmentFields(toFulfillmentFields(input, locale), locale)).toEqual(input);
      },
    ),
  );
});
