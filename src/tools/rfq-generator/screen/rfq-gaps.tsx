import { Check, CircleAlert, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { rfqCopy } from '../copy.ts';
import type { RfqGap } from '../rules/find-gaps.ts';
import { fieldId } from './rfq-fieldset.tsx';

const copy = rfqCopy.gaps;

type RfqGapsProps = { gaps: readonly RfqGap[]; idPrefix: string };

/** What a supplier would ask, each question with a button to the field that answers it. */
export function RfqGaps({ gaps, idPrefix }: RfqGapsProps) {
  const titleId = useId();
  const blocking = gaps.filter(({ weight }) => weight === 'blocks');
  const weakening = gaps.filter(({ weight }) => weight === 'weakens');
  return (
    <Card ground="butter">
      <section aria-labelledby={titleId}>
        <h4 id={titleId} className="text-title">
          {copy.title}
        </h4>
        <p role="status" className="mt-1 text-sm">
          {copy.count(blocking.length, weakening.length)}
        </p>
        {gaps.length === 0 && (
          <p className="mt-4 flex items-start gap-2 font-semibold">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {copy.none}
          </p>
        )}
        <GapList title={copy.blocks} gaps={blocking} idPrefix={idPrefix} />
        <GapList title={copy.weakens} gaps={weakening} idPrefix={idPrefix} />
      </section>
    </Card>
  );
}

function GapList({ title, gaps, idPrefix }: RfqGapsProps & { title: string }) {
  if (gaps.length === 0) return null;
  return (
    <>
      <p className="spec-print mt-5 border-b border-ink pb-1">{title}</p>
      <ul className="flex flex-col">
        {gaps.map(({ code, weight, field }) => {
          const Icon = weight === 'blocks' ? CircleAlert : CircleDashed;
          const { title: question, text } = copy.items[code];
          return (
            <li key={code} className="flex items-start gap-2.5 border-b border-ink/20 py-3">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{question}</span>
                <span className="block text-sm">{text}</span>
              </span>
              <Button
                size="sm"
                variant="tertiary"
                aria-label={copy.answer(question)}
                onClick={() => document.getElementById(fieldId(idPrefix, field))?.focus()}
              >
                {copy.go}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
