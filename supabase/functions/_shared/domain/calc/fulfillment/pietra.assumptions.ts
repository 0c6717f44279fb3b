import { type CompetitorModel, planningEstimate } from './competitor-model.ts';

/**
 * Pietra: orders × (1.50 + 1 + 1.50) + 550 ÷ 12 + 30 + 12 + 1.
 *
 * Pietra publishes no complete warehouse price list. Its help pages (article 12356286) name 1.50
 * for pick and pack, 1.15 on the Business plan; receiving is free for goods that follow its
 * guidelines (article 8568120).
 */
export const pietra = {
  id: 'pietra',
  lines: [
    { id: 'pick-pack', basis: 'per-order', amountUsd: 1.5 },
    { id: 'kitting', basis: 'per-order', amountUsd: 1 },
    { id: 'shipping-materials', basis: 'per-order', amountUsd: 1.5 },
    { id: 'setup', basis: 'once', amountUsd: 550 },
    { id: 'receiving', basis: 'per-month', amountUsd: 30 },
    { id: 'weekly-processing', basis: 'per-month', amountUsd: 12 },
    { id: 'small-bin-storage', basis: 'per-month', amountUsd: 1 },
  ],
  source: planningEstimate,
  comparedOn: '2026-11-27',
} as const satisfies CompetitorModel;
