import type { Span } from '@functions/_shared/domain/supplier-reply/quote-text.ts';
import { useRef, useState } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { PhonePart, PhoneParts } from '@/components/ui/phone-part.tsx';
import { decoderCopy as copy } from '../screen-copy.ts';
import { LandedAnswer } from './landed-answer.tsx';
import { MailWords } from './mail-words.tsx';
import { QuoteReplies } from './quote-replies.tsx';
import { QuoteTable } from './quote-table.tsx';
import { useDecoded } from './use-decoded.ts';
import type { QuoteDecoderState } from './use-quote-decoder.ts';

/** The words of a mail that are shown now. */
type ShownWords = Readonly<{ place: number; span: Span }>;

/** What the mails say, with their words; red flags, one basis, the export, and replies. */
export function QuoteResults({ decoder }: { decoder: QuoteDecoderState }) {
  const decoded = useDecoded(decoder.state);
  const [shown, setShown] = useState<ShownWords | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const shownMail = decoded.find(({ place }) => place === shown?.place);

  function show(place: number, span: Span, from: HTMLElement) {
    pressed.current = from;
    setShown({ place, span });
  }

  return (
    <Card padding="lg" data-print="report" className="flex flex-col gap-8">
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
      <LandedAnswer decoder={decoder} decoded={decoded} onShow={show} />
      <PhoneParts>
        <PhonePart title={copy.gaps.title} data-print="hide">
          <QuoteReplies decoded={decoded} />
        </PhonePart>
      </PhoneParts>
    </Card>
  );
}
