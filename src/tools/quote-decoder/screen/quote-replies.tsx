import { listInWords } from '@functions/_shared/domain/list-in-words.ts';
import { answerSupplierReply } from '@functions/_shared/domain/supplier-reply/answer-supplier-reply.ts';
import { replyOf } from '@functions/_shared/domain/supplier-reply/read-supplier-reply.ts';
import { useId } from 'react';
import { buttonClass } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { cn } from '@/lib/cn.ts';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { decoderCopy } from '../screen-copy.ts';
import type { DecodedMail } from './use-decoded.ts';

const { gaps: copy, mails } = decoderCopy;

/** What each mail leaves open, with a reply to the supplier that asks for it. */
export function QuoteReplies({ decoded }: { decoded: readonly DecodedMail[] }) {
  const titleId = useId();
  const titleClass = usePartTitleClass(copy.title);
  return (
    <PanelSection aria-labelledby={titleId} data-print="hide" className="flex flex-col gap-4">
      <h3 id={titleId} className={cn('text-title', titleClass)}>
        {copy.title}
      </h3>
      <div className="grid gap-6 lg:grid-flow-col lg:auto-cols-fr">
        {decoded.map(({ place, quote }) => {
          const name = mails.label(place + 1);
          const { missing, draft } = answerSupplierReply(replyOf(quote));
          return (
            <section
              key={place}
              aria-label={copy.label(name)}
              className="flex min-w-0 flex-col gap-3"
            >
              <h4 className="font-semibold">{name}</h4>
              <p className="text-sm">
                {missing.length === 0 ? copy.complete : copy.missing(listInWords(missing, 'and'))}
              </p>
              <p className="whitespace-pre-line rounded-chip border border-ink/50 border-dashed p-3.5 text-sm">
                {draft}
              </p>
              <div className="flex flex-wrap items-start gap-3">
                <CopyButton text={draft} label={copy.copy} size="sm" />
                <a
                  href={`mailto:?body=${encodeURIComponent(draft)}`}
                  className={buttonClass({ variant: 'tertiary', size: 'sm' })}
                >
                  {copy.mail}
                </a>
              </div>
            </section>
          );
        })}
      </div>
    </PanelSection>
  );
}
