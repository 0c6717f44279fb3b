import { isManufacturingCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { fobOf } from '@functions/_shared/domain/money/delivered-quote.ts';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { decoderCopy } from '../screen-copy.ts';
import type { JudgedMail } from './landed-answer.tsx';
import type { QuoteDecoderState } from './use-quote-decoder.ts';

const { use: copy, mails } = decoderCopy;

type UseQuoteProps = { judged: readonly JudgedMail[]; decoder: QuoteDecoderState };

/** Takes a quote's price, country and quantity into the visitor's product; only on a press. */
export function UseQuote({ judged, decoder }: UseQuoteProps) {
  const [used, setUsed] = useState<number | null>(null);
  const known = judged.filter(({ basis }) => basis?.isKnown);
  if (known.length === 0) return null;

  function use({ place, basis }: JudgedMail) {
    if (!basis?.isKnown) return;
    const { state, units } = decoder;
    decoder.learn({
      product: state.product,
      ...(isManufacturingCountry(basis.country) && { country: basis.country }),
      // The other tools add freight and duty to it.
      ...(basis.country !== null && {
        fobUsd: Math.round(fobOf(basis.delivered).likely * 100) / 100,
      }),
      ...(units !== undefined && { quantities: [units] }),
    });
    setUsed(place);
  }

  return (
    <div data-print="hide" className="flex flex-wrap items-center gap-3">
      {known.map((mail) => {
        const name = mails.label(mail.place + 1);
        return (
          <Button key={mail.place} variant="secondary" size="sm" onClick={() => use(mail)}>
            {copy.named(name)}
          </Button>
        );
      })}
      <p role="status" className="w-full text-sm empty:hidden">
        {used === null ? '' : copy.done(mails.label(used + 1))}
      </p>
    </div>
  );
}
