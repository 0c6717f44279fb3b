import {
  emptyFulfillmentFields,
  type FulfillmentFields,
} from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';
import { parseJson } from '@functions/_shared/domain/schema.ts';
import { expect, test } from 'vitest';
import { formSchema } from '@/tools/fulfillment-calculator/storage.ts';

test('the stored form round-trips', () => {
  const fields: FulfillmentFields = {
    monthlyOrders: '1.2k',
    currentMethod: 'dropship',
    currentCostPerOrder: '5,25',
    competitorComparison: 'pietra',
  };
  expect(parseJson(formSchema, JSON.stringify(fields))).toEqual(fields);
});

test.each([null, '', 'nonsense', '[]', '{"currentMethod":"owls","monthlyOrders":5}'])(
  'the stored form is empty for %s',
  (text) => {
    expect(parseJson(formSchema, text)).toEqual(emptyFulfillmentFields);
  },
);
