import { calendarDayOf } from '@functions/_shared/domain/calendar-day.ts';
import { readQuote } from '@functions/_shared/domain/supplier-reply/read-quote.ts';
import type { SupplierQuote } from '@functions/_shared/domain/supplier-reply/supplier-quote.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import type { QuoteChoices } from '../rules/one-basis.ts';
import type { DecoderState } from '../storage.ts';

/** A mail that was read, with its place among the mails. */
export type DecodedMail = Readonly<{ place: number; quote: SupplierQuote; choices: QuoteChoices }>;

/** What the mails say; blank ones are left out. */
export function useDecoded({ mails, product }: DecoderState): readonly DecodedMail[] {
  const [today] = useState(() => calendarDayOf(new Date()));
  // Long mails take a moment to read; typing goes on meanwhile.
  const words = useDeferredValue(product);
  const pasted = useDeferredValue(mails);
  return useMemo(
    () =>
      pasted.flatMap(({ text, choices }, place) =>
        text.trim() === ''
          ? []
          : [{ place, choices, quote: readQuote(text, { product: words, today }) }],
      ),
    [pasted, words, today],
  );
}
