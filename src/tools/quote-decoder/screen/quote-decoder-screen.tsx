import type { Span } from '@functions/_shared/domain/supplier-reply/quote-text.ts';
import { useRef, useState } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { PhonePart, PhoneParts } from '@/components/ui/phone-part.tsx';
import { decoderCopy as copy } from '../screen-copy.ts';
import { LandedAnswer } from './landed-answer.tsx';
import { MailFields } from './mail-fields.tsx';
import { MailWords } from './mail-words.tsx';
import { OrderFields } from './order-fields.tsx';
import { QuoteReplies } from './quote-replies.tsx';
import { QuoteTable } from './quote-table.tsx';
import { useQuoteDecoder } from './use-quote-decoder.ts';

/** The words of a mail that are shown now. */
export type ShownWords = Readonly<{ place: number; span: Span }>;

/** The mails and the order on top; below, what they say, red flags, one basis, and replies. */
export function QuoteDecoderScreen() {
  const decoder = useQuoteDecoder();
  const [shown, setShown] = useState<ShownWords | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const { decoded } = decoder;
  const shownMail = decoded.find(({ place }) => place === shown?.place);

  function show(place: number, span: Span, from: HTMLElement) {
    pressed.current = from;
    setShown({ place, span });
  }

  return (
    <div className="flex flex-col gap-8">
      <Card padding="lg" data-print="hide" className="flex flex-col gap-8">
        <p className="max-w-measure text-sm text-muted">{copy.privacy}</p>
        <MailFields decoder={decoder} />
        <OrderFields decoder={decoder} />
      </Card>
      {decoded.length === 0 ? (
        <EmptyState title={copy.empty.title}>{copy.empty.text}</EmptyState>
      ) : (
        <div data-print="report" className="flex flex-col gap-8">
          <QuoteTable decoded={decoded} onShow={show} />
          {shown !== null && shownMail !== undefined && (
            <MailWords
              key={`${shown.place} ${shown.span.from} ${shown.span.to}`}
              name={copy.mails.label(shown.place + 1)}
              quote={shownMail.quote}
              span={shown.span}
              onClose={() => {
                setShown(null);
                pressed.current?.focus();
              }}
            />
          )}
          <LandedAnswer decoder={decoder} onShow={show} />
          <PhoneParts>
            <PhonePart title={copy.gaps.title}>
              <QuoteReplies decoded={decoded} />
            </PhonePart>
          </PhoneParts>
        </div>
      )}
    </div>
  );
}
