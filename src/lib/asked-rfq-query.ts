import type { CalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';

/** What another tool or page sends the visitor to the RFQ generator with. */
export type AskedRfq = {
  product?: string | undefined;
  origin?: FactoryCountry | undefined;
  /** Pieces. */
  quantity?: number | undefined;
  /** The day that the goods are needed on. */
  deadline?: CalendarDay | undefined;
};

export const askedRfqKeys = {
  product: 'product',
  origin: 'origin',
  quantity: 'quantity',
  deadline: 'deadline',
} as const;

/** The query that opens the generator with these. */
export function askedRfqQuery({ product, origin, quantity, deadline }: AskedRfq): URLSearchParams {
  return new URLSearchParams([
    ['tool', 'rfq'],
    ...(product === undefined ? [] : [[askedRfqKeys.product, product]]),
    ...(origin === undefined ? [] : [[askedRfqKeys.origin, origin]]),
    ...(quantity === undefined ? [] : [[askedRfqKeys.quantity, `${quantity}`]]),
    ...(deadline === undefined ? [] : [[askedRfqKeys.deadline, deadline]]),
  ]);
}
