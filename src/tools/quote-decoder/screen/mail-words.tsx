import type { Span } from '@functions/_shared/domain/supplier-reply/quote-text.ts';
import type { SupplierQuote } from '@functions/_shared/domain/supplier-reply/supplier-quote.ts';
import { useEffect, useId, useRef } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { CloseButton } from '@/components/ui/close-button.tsx';
import { decoderCopy } from '../screen-copy.ts';

const copy = decoderCopy.words;

type MailWordsProps = {
  name: string;
  quote: SupplierQuote;
  span: Span;
  onClose: () => void;
};

/** The mail as it was read, with the words of one entry marked. */
export function MailWords({ name, quote: { text }, span: { from, to }, onClose }: MailWordsProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const marked = useRef<HTMLElement>(null);

  // Whoever pressed an entry wants to read its words: there is one place for them.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    marked.current?.scrollIntoView?.({ block: 'center', behavior: 'instant' });
  }, []);

  return (
    <Card
      role="region"
      aria-labelledby={titleId}
      ground="butter"
      data-print="hide"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="flex items-start justify-between gap-4">
        <h3 id={titleId} ref={title} tabIndex={-1} className="text-title">
          {copy.title(name)}
        </h3>
        <CloseButton label={copy.close} onClick={onClose} />
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        className="mt-3 max-h-72 overflow-auto whitespace-pre-wrap rounded-field bg-white p-4 font-mono text-sm"
      >
        {text.slice(0, from)}
        <mark ref={marked} className="bg-tomato px-0.5 text-white">
          {text.slice(from, to)}
        </mark>
        {text.slice(to)}
      </pre>
    </Card>
  );
}
