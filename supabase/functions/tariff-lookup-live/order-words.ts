import type {
  OriginDuty,
  TariffLookupRequest,
  TariffLookupResponse,
} from '../_shared/contracts/tariff-lookup-live.ts';
import { orderDoubt } from '../_shared/domain/tariff/trade-order-text.ts';
import type { Classification } from './classify.ts';
import type { ResolvedQuestion } from './resolve-question.ts';

/**
 * The words that orders are compared with: "100% soy" is no part of a product's name, but takes a
 * candle out of an order, so the question itself counts too. A code alone says no goods.
 */
export function wordsForOrders(
  { product }: ResolvedQuestion,
  { query }: TariffLookupRequest,
): string {
  return product === '' ? '' : `${product} ${query}`;
}

/** Whether the question is about antidumping or countervailing duties. */
export function asksOrders({ query, previousQuery = '' }: TariffLookupRequest): boolean {
  const asks = /\banti[- ]?dumping|\bcountervailing|\bAD\s?(?:\/|and|&)\s?CVD\b|\bADD?\/?CVD\b/i;
  return asks.test(query) || asks.test(previousQuery);
}

/** How sure the answer is: with an order that may apply, the total is not. */
export function certaintyOf(
  { confidence, reason }: Classification,
  duties: readonly OriginDuty[],
): Pick<TariffLookupResponse, 'confidence' | 'confidenceReason'> {
  const doubts = new Set(duties.map(({ orders }) => orderDoubt(orders)).filter(Boolean));
  return doubts.size === 0
    ? { confidence, confidenceReason: reason }
    : {
        confidence: confidence === 'high' ? 'medium' : confidence,
        confidenceReason: [reason, ...doubts].join(' '),
      };
}
