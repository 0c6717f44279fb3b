import type { MeasuredOrdering } from '@functions/_shared/domain/calc/measured-ordering.ts';
import { orderingFor } from '@/lib/demand/own-tests.ts';
import { ownDemandTests } from './own-demand-tests.ts';

type Asked = { product: string; priceUsd: number };

/** What this device's demand test of the product says at this price; undefined without one. */
export function knownOrdering(asked: Asked): MeasuredOrdering | undefined {
  return orderingFor(ownDemandTests.read(), asked);
}

/** The same, unless the visitor went back to the assumed rate. */
export function preferredOrdering(asked: Asked): MeasuredOrdering | undefined {
  return ownDemandTests.read().prefersAssumed ? undefined : knownOrdering(asked);
}
