import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';

/** What another tool or page sends the visitor to the RFQ generator with. */
export type AskedRfq = {
  product?: string | undefined;
  origin?: FactoryCountry | undefined;
  /** Pieces. */
  quantity?: number | undefined;
};

export const askedRfqKeys = {
  product: 'product',
  origin: 'origin',
  quantity: 'quantity',
} as const;

/** The query that opens the generator with these. */
export function askedRfqQuery({ product, origin, quantity }: AskedRfq): URLSearchParams {
  return new URLSearchParams([
    ['tool', 'rfq'],
    ...(product === undefined ? [] : [[askedRfqKeys.product, product]]),
    ...(origin === undefined ? [] : [[askedRfqKeys.origin, origin]]),
    ...(quantity === undefined ? [] : [[askedRfqKeys.quantity, `${quantity}`]]),
  ]);
}
