import { expect, test } from 'vitest';
import {
  emptyFulfillmentFields,
  type FulfillmentFields,
} from '@/lib/calc/fulfillment/fulfillment-input.ts';
import {
  draftFromText,
  draftToText,
} from '@/tools/fulfillment-calculator/screen/fulfillment-draft.ts';

test('the kept form reads back what was kept', () => {
  const fields: FulfillmentFields = {
    monthlyOrders: '1.2k',
    currentMethod: 'dropship',
    currentCostPerOrder: '5,25',
    competitorComparison: 'pietra',
  };
  expect(draftFromText(draftToText(fields))).toEqual(fields);
});

test.each([null, '', 'nonsense', '[]', '{"currentMethod":"owls","monthlyOrders":5}'])(
  'the kept form is empty for %s',
  (text) => {
    expect(draftFromText(text)).toEqual(emptyFulfillmentFields);
  },
);
