import {
  type MeasuredOrdering,
  measuredOrderingAt,
} from '@functions/_shared/domain/calc/measured-ordering.ts';
import { ownDemandTests } from '@/hooks/own-demand-tests.ts';
import { measuredTest } from '@/lib/demand/own-tests.ts';

type Asked = { product: string; priceUsd: number };

/** What this device's demand test of the product says at this price; undefined without one. */
export function knownOrdering({ product, priceUsd }: Asked): MeasuredOrdering | undefined {
  const test = measuredTest(ownDemandTests.read(), product);
  return test?.seen && measuredOrderingAt({ ...test.seen, pricesUsd: test.pricesUsd }, priceUsd);
}

/** The same, unless the visitor went back to the assumed rate. */
export function preferredOrdering(asked: Asked): MeasuredOrdering | undefined {
  return ownDemandTests.read().prefersAssumed ? undefined : knownOrdering(asked);
}
