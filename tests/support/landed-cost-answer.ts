import {
  type LandedCostResponse,
  landedCostResponseSchema,
} from '@functions/_shared/contracts/landed-cost.ts';
import { createHandler } from '@functions/landed-cost/handler.ts';
import { copiedLinesStore } from './copied-lines-store.ts';
import { access, call } from './functions.ts';

/** What landed-cost answers for a product on November 28, 2026, from the copied lines. */
export async function landedCostAnswer(product: string): Promise<LandedCostResponse> {
  const handler = createHandler({
    access,
    store: copiedLinesStore(),
    now: () => new Date('2026-11-28T17:00:00Z'),
  });
  return landedCostResponseSchema.parse((await call(handler, { product })).body);
}
