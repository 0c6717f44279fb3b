import { type CompetitorModel, planningEstimate } from './competitor-model.ts';

/**
 * Fulfillment by Amazon: orders × (3.25 + 6.90 + 1.80 + 1.25) + 2.40.
 *
 * Amazon publishes its fees by size, weight and price. In the US table in force since 2026-01-15, a
 * standard-size item sold at $10 to $50 costs 3.32 (2 oz) to 6.97 and more (above 3 lb); fees for
 * long-term storage and removal apply only to inventory that is stored for long or returned.
 */
export const fulfillmentByAmazon = {
  id: 'fulfillment-by-amazon',
  lines: [
    { id: 'fulfillment', basis: 'per-order', amountUsd: 3.25 },
    { id: 'long-term-storage', basis: 'per-order', amountUsd: 6.9 },
    { id: 'removal', basis: 'per-order', amountUsd: 1.8 },
    { id: 'prep', basis: 'per-order', amountUsd: 1.25 },
    { id: 'monthly-storage', basis: 'per-month', amountUsd: 2.4 },
  ],
  source: planningEstimate,
  comparedOn: '2026-11-27',
} as const satisfies CompetitorModel;
