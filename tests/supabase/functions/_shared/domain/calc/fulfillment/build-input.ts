import type { FulfillmentInput } from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';

/** 500 orders packed at home at $6 each, without a competitor. */
export function anInput(overrides: Partial<FulfillmentInput> = {}): FulfillmentInput {
  return {
    monthlyOrders: 500,
    currentMethod: 'diy',
    currentCostPerOrder: 6,
    competitorComparison: null,
    ...overrides,
  };
}
