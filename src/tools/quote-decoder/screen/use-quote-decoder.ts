import { maxOrderPieces } from '@functions/_shared/domain/order-terms.ts';
import type { QuoteCurrency } from '@functions/_shared/domain/supplier-reply/supplier-reply.ts';
import { parseZip } from '@functions/_shared/domain/zip-code.ts';
import { useState } from 'react';
import { takeMailLeft } from '@/hooks/mail-handover.ts';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import { lazyModule, useLazyModule } from '@/lazy/lazy-module.ts';
import { browserLocale } from '@/tools/shared/browser-locale.ts';
import { useToolState } from '@/tools/shared/use-tool-state.ts';
import type { QuoteChoices } from '../rules/one-basis.ts';
import {
  type DecoderState,
  decoderKey,
  emptyDecoder,
  emptyMail,
  maxMailLength,
  maxMails,
  ownRatesOf,
  storedDecoder,
} from '../storage.ts';

// What is typed is stored as text; numbers are read for the results, which come late too.
const numbers = lazyModule(() => import('@functions/_shared/domain/parse-number.ts'));

export type QuoteDecoderState = ReturnType<typeof useQuoteDecoder>;

/** The mails and the order as typed, kept in the tab. */
export function useQuoteDecoder() {
  const product = useToolProduct('quotes');
  const { answers, origins } = product.known;
  const [left] = useState(takeMailLeft);
  const { state, set, clear } = useToolState<DecoderState>({
    key: decoderKey,
    schema: (raw) =>
      opened(raw, left, {
        product: answers.product ?? '',
        units: answers.quantities?.[0] === undefined ? '' : String(answers.quantities[0]),
      }),
  });
  const parsedUnits = useLazyModule(numbers)?.parseNumber(state.units, {
    kind: 'count',
    locale: browserLocale(),
  });
  const units = parsedUnits?.ok && isOrder(parsedUnits.value) ? parsedUnits.value : undefined;

  function setMail(
    place: number,
    change: (mail: DecoderState['mails'][number]) => DecoderState['mails'][number],
  ) {
    set((before) => ({
      ...before,
      mails: before.mails.map((mail, at) => (at === place ? change(mail) : mail)),
    }));
  }

  return {
    state,
    answers,
    origins,
    learn: product.learn,
    units,
    /** Whether what is typed as the quantity is none; false until it can be read. */
    areUnitsWrong: parsedUnits !== undefined && units === undefined && state.units.trim() !== '',
    zip: parseZip(state.zip),
    rates: ownRatesOf(state.rates),
    set: (patch: Partial<DecoderState>) => set((before) => ({ ...before, ...patch })),
    setText: (place: number, text: string) =>
      setMail(place, (mail) => ({ ...mail, text: text.slice(0, maxMailLength) })),
    choose: (place: number, patch: Partial<QuoteChoices>) =>
      setMail(place, (mail) => ({ ...mail, choices: { ...mail.choices, ...patch } })),
    setRate: (currency: QuoteCurrency, typed: string) =>
      set((before) => ({ ...before, rates: { ...before.rates, [currency]: typed } })),
    addMail: () =>
      set((before) => ({ ...before, mails: [...before.mails, emptyMail].slice(0, maxMails) })),
    removeMail: (place: number) =>
      set((before) => {
        const rest = before.mails.filter((_, at) => at !== place);
        return { ...before, mails: rest.length === 0 ? [emptyMail] : rest };
      }),
    clear: () => clear(emptyDecoder),
  };
}

function isOrder(pieces: number): boolean {
  return pieces >= 1 && pieces <= maxOrderPieces;
}

/** What the tab stored, else what is known; a mail that another tool left stands first. */
function opened(
  raw: unknown,
  left: string | null,
  known: Readonly<{ product: string; units: string }>,
): DecoderState {
  const stored = raw === undefined ? { ...emptyDecoder, ...known } : storedDecoder(raw);
  if (left === null || left.trim() === '') return stored;
  const others = stored.mails.filter(({ text }) => text.trim() !== '' && text !== left);
  return {
    ...stored,
    mails: [{ ...emptyMail, text: left.slice(0, maxMailLength) }, ...others].slice(0, maxMails),
  };
}
