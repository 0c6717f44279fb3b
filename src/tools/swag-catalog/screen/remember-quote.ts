import { calendarDayOf } from '@functions/_shared/domain/calendar-day.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import { type SwagQuote, withQuote } from '../rules/with-quote.ts';

/** Tells the other tools which piece the visitor wants a quote on. */
export function rememberQuote(quote: SwagQuote): void {
  visitorProducts.update((before) =>
    withQuote(before, quote, { from: 'swag', on: calendarDayOf(new Date()) }),
  );
}
