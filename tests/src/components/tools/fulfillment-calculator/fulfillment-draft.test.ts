import { describe, expect, it } from 'vitest';
import {
  draftFromText,
  draftToText,
} from '@/components/tools/fulfillment-calculator/fulfillment-draft.ts';
import {
  emptyFulfillmentFields,
  type FulfillmentFields,
} from '@/lib/calc/fulfillment/fulfillment-input.ts';

describe('the kept form', () => {
  it('reads back what was kept', () => {
    const fields: FulfillmentFields = {
      monthlyOrders: '1.2k',
      currentMethod: 'dropship',
      currentCostPerOrder: '5,25',
      competitorComparison: 'pietra',
    };
    expect(draftFromText(draftToText(fields))).toEqual(fields);
  });

  it.each([null, '', 'nonsense', '[]', '{"currentMethod":"owls","monthlyOrders":5}'])(
    'is empty for %s',
    (text) => {
      expect(draftFromText(text)).toEqual(emptyFulfillmentFields);
    },
  );
});
