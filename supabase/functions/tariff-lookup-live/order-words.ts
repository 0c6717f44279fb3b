import type {
  OriginDuty,
  TariffLookupRequest,
  TariffLookupResponse,
} from '../_shared/contracts/tariff-lookup-live.ts';
import {
  noOrderText,
  openAmountsByOrigin,
  orderDoubt,
  orderSentences,
  outsideScope,
} from '../_shared/domain/tariff/trade-order-text.ts';
import type { TradeOrder } from '../_shared/domain/tariff/trade-order-types.ts';
import { tradeOrdersFor, tradeOrdersNamed } from '../_shared/domain/tariff/trade-orders.ts';
import {
  namesTradeOrders,
  plainOrderWords,
} from '../_shared/domain/tariff-question/order-spelling.ts';
import type { Classification } from './classification.ts';
import type { ResolvedQuestion } from './resolve-question.ts';

/**
 * The words that orders are compared with: "100% soy" is no part of a product's name, but takes a
 * candle out of an order, so the question itself counts too; of one about several goods, only the
 * part about these. A code alone says no goods.
 */
export function wordsForOrders(
  { product, ownWords }: ResolvedQuestion,
  { query }: TariffLookupRequest,
): string {
  return product === '' ? '' : `${product} ${ownWords ?? query}`;
}

/** The request with the trade's spellings in one word, which names no goods: "AD/CVD", "anti dumping". */
export function withOrderWords(request: TariffLookupRequest): TariffLookupRequest {
  const { query, previousQuery } = request;
  return {
    ...request,
    query: plainOrderWords(query),
    previousQuery: previousQuery === undefined ? undefined : plainOrderWords(previousQuery),
  };
}

/**
 * The orders that may apply while the line is open: those that the words name, and those that fit
 * one of the lines to choose from and its words.
 */
export function ordersOfOpenLine(
  question: ResolvedQuestion,
  request: TariffLookupRequest,
  codes: readonly string[],
): TradeOrder[] {
  const [originCode, ...others] = question.originCodes;
  const productWords = wordsForOrders(question, request);
  if (originCode === undefined || others.length > 0 || productWords === '') return [];
  const asked = { originCode, productWords, day: question.day };
  const fitting = codes
    .flatMap((code) => tradeOrdersFor({ ...asked, code }).orders)
    .filter(({ certainty }) => certainty === 'likely')
    .map((order): TradeOrder => ({ ...order, certainty: 'possible' }));
  const found = [...fitting, ...tradeOrdersNamed(asked)];
  const keyOf = ({ goods, kind, caseNumber }: TradeOrder) => `${goods} ${kind} ${caseNumber}`;
  return found.filter(
    (order, place) => found.findIndex((each) => keyOf(each) === keyOf(order)) === place,
  );
}

/** Whether the question is about antidumping or countervailing duties. */
export function asksOrders({ query, previousQuery = '' }: TariffLookupRequest): boolean {
  return [query, previousQuery].some(namesTradeOrders);
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

/** What orders may add; where one was asked for and none is known, that. */
export function ordersOn(duties: readonly OriginDuty[], isAsked: boolean): string[] {
  const origins = duties.map(({ originCountry, orders }) => ({
    originName: originCountry ?? '',
    orders,
  }));
  const without = origins.filter(({ orders }) => orders.length === 0);
  const [only] = origins;
  const known =
    origins.length === 1 && only !== undefined
      ? orderSentences(only.orders, only.originName)
      : [openAmountsByOrigin(origins)];
  return isAsked && without.length > 0
    ? [
        ...known,
        ...new Set(duties.flatMap(({ notCovered }) => notCovered.filter(isOutsideOrder))),
        noOrderText(without.map(({ originName }) => originName)),
      ]
    : known;
}

function isOutsideOrder(sentence: string): boolean {
  return sentence.endsWith(outsideScope);
}
