import { type CompetitorModel, planningEstimate } from './competitor-model.ts';

/**
 * ShipBob: orders × (2.25 + 2.50 + 2) + 500 ÷ 12 + 40.
 *
 * ShipBob publishes no rate table; its pages invite you to ask for a quote.
 */
export const shipBob = {
  id: 'shipbob',
  lines: [
    { id: 'pick-pack', basis: 'per-order', amountUsd: 2.25 },
    { id: 'storage', basis: 'per-order', amountUsd: 2.5 },
    { id: 'special-handling', basis: 'per-order', amountUsd: 2 },
    { id: 'onboarding', basis: 'once', amountUsd: 500 },
    { id: 'receiving', basis: 'per-month', amountUsd: 40 },
  ],
  source: planningEstimate,
  comparedOn: '2026-11-27',
} as const satisfies CompetitorModel;
