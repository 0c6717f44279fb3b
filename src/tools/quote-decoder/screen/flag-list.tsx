import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { wordsOf } from '../quote-rows.ts';
import { decoderCopy } from '../screen-copy.ts';
import type { JudgedMail } from './landed-answer.tsx';
import type { ShowWords } from './quote-table.tsx';

const { flags: copy, mails } = decoderCopy;

type FlagListProps = { judged: readonly JudgedMail[]; onShow: ShowWords };

/** What to stop at in each mail, with the words and what to do about it. */
export function FlagList({ judged, onShow }: FlagListProps) {
  const titleId = useId();
  return (
    <PanelSection aria-labelledby={titleId} className="flex flex-col gap-4">
      <h3 id={titleId} className="text-title">
        {copy.title}
      </h3>
      <div className="grid gap-6 lg:grid-flow-col lg:auto-cols-fr">
        {judged.map(({ place, quote, flags }) => (
          <div key={place} className="flex min-w-0 flex-col gap-2">
            <h4 className="font-semibold">{mails.label(place + 1)}</h4>
            {flags.length === 0 ? (
              <p className="text-muted">{copy.none}</p>
            ) : (
              <ul className="flex flex-col gap-4">
                {flags.map(({ kind, detail, source }) => {
                  const { text, action } = copy.texts[kind](detail);
                  return (
                    <li key={kind} className="flex gap-3">
                      <TriangleAlert
                        aria-hidden="true"
                        className="mt-0.5 size-5 shrink-0 text-risk-high"
                      />
                      <div className="min-w-0">
                        <p className="font-semibold">{text}</p>
                        <p className="text-sm">{action}</p>
                        <button
                          type="button"
                          onClick={(event) => onShow(place, source, event.currentTarget)}
                          className="mt-1 min-h-9 rounded-chip text-left text-sm text-muted underline decoration-dotted underline-offset-4 [overflow-wrap:anywhere] max-sm:min-h-11"
                        >
                          {copy.words} “{wordsOf(quote, source)}”
                        </button>
                      </div>
                    </li>
                  );
                })}
              </ul>
            )}
          </div>
        ))}
      </div>
    </PanelSection>
  );
}
