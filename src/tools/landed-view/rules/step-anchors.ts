import type { MoneyStepId } from '@functions/_shared/domain/money/money-steps.ts';
import type { AssumptionAnchor } from '@/config/paths.ts';

/** Where the assumptions page lists the figures of a step. */
export const stepAnchors: Readonly<Record<MoneyStepId, AssumptionAnchor>> = {
  goods: 'goods',
  freight: 'freight',
  insurance: 'duty-and-fees',
  duty: 'duty-and-fees',
  'customs-fees': 'duty-and-fees',
  broker: 'duty-and-fees',
  inbound: 'storage-and-fulfillment',
  fulfillment: 'storage-and-fulfillment',
  parcel: 'storage-and-fulfillment',
  payment: 'payment',
  returns: 'returns',
  samples: 'first-order',
};
