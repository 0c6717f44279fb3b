import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { formatInteger } from '@/lib/format.ts';
import { catalogCopy } from '../catalog-copy.ts';
import type { CatalogWork } from './use-catalog-engine.ts';

const copy = catalogCopy.bad;

const shownFirst = 10;

/** The rows that are in no sum, each with its line and what is wrong with it. */
export function BadRows({ work: { badRows, leftOut } }: { work: CatalogWork }) {
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const notes = [
    leftOut.above > 0 ? copy.above(formatInteger(leftOut.above)) : '',
    leftOut.archived > 0 ? copy.archived(leftOut.archived) : '',
  ].filter((note) => note !== '');
  if (badRows.length === 0 && notes.length === 0) return null;
  const shown = isWhole ? badRows : badRows.slice(0, shownFirst);
  return (
    <section aria-labelledby={badRows.length > 0 ? titleId : undefined}>
      <Card padding="lg" className="flex flex-col gap-3">
        {notes.map((note) => (
          <p key={note} className="max-w-measure font-semibold">
            {note}
          </p>
        ))}
        {badRows.length > 0 && (
          <>
            <h2 id={titleId} className="font-display text-title">
              {copy.title(badRows.length)}
            </h2>
            <p className="max-w-measure text-sm text-muted">{copy.text}</p>
            <ul className="flex flex-col gap-1 text-sm">
              {shown.map(({ line, fault, text }) => (
                <li key={`${line} ${fault}`} className="flex gap-3">
                  <span className="w-20 shrink-0 tabular-nums text-muted">{copy.line(line)}</span>
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    {copy.faults[fault](text)}
                  </span>
                </li>
              ))}
            </ul>
            {badRows.length > shown.length && (
              <div data-print="hide">
                <Button variant="tertiary" size="sm" onClick={() => setWhole(true)}>
                  {copy.more(badRows.length - shown.length)}
                </Button>
              </div>
            )}
          </>
        )}
      </Card>
    </section>
  );
}
