import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import { scrollBehavior } from '@/hooks/scroll-behavior.ts';
import { formatInteger } from '@/lib/format.ts';
import { paybackText, planningUsd } from '@/tools/movers/movers-text.ts';
import { catalogCopy } from '../catalog-copy.ts';
import { yearRangeText } from '../catalog-text.ts';
import type { CatalogRow } from '../rules/catalog-row-types.ts';
import { catalogTotal } from '../rules/catalog-total.ts';
import type { CatalogState } from './use-catalog.ts';

const copy = catalogCopy.total;

type CatalogTotalProps = {
  catalog: CatalogState;
  rows: readonly CatalogRow[];
  /** Whether the visitor has just asked for it: then the heading is where they go on. */
  takesFocus: boolean;
};

/** One number, how sure it is, and over how many products. */
export function CatalogTotal({ catalog, rows, takesFocus }: CatalogTotalProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const start = useEffectEvent(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    // The form above it is long: the total must not stay at the lower edge.
    heading.current?.scrollIntoView?.({ block: 'start', behavior: scrollBehavior() });
  });
  useEffect(() => start(), []);
  const { settings } = catalog;
  const total = catalogTotal(rows, settings);
  const other = catalogTotal(rows, { countsUsmca: true });
  const over = copy.over(formatInteger(total.counted), formatInteger(total.products));
  return (
    <section aria-labelledby={titleId} data-print="report">
      <Card ground="butter" padding="lg" className="flex flex-col gap-6">
        <h2 id={titleId} ref={heading} tabIndex={-1} className="font-display text-title">
          {copy.title}
        </h2>
        <div aria-live="polite">
          {total.counted === 0 ? (
            <p className="max-w-measure text-lead">{copy.nothingYet}</p>
          ) : total.moves === 0 ? (
            <p className="max-w-measure text-lead">
              {copy.none} ({over})
            </p>
          ) : (
            <SpecSheet>
              <SpecLabel
                caption={copy.caption}
                value={planningUsd(total.yearUsd.likely)}
                note={`${yearRangeText(total.yearUsd)}, ${over}`}
              />
              <SpecLabel
                caption={copy.costs}
                value={planningUsd(total.costUsd.likely)}
                note={`${copy.payback} ${paybackText(total.paybackMonths)}. ${copy.costsNote}`}
              />
              <SpecLabel
                caption={copy.moves}
                value={formatInteger(total.moves)}
                note={copy.movesNote}
              />
            </SpecSheet>
          )}
        </div>
        <div className="flex flex-col gap-1">
          <Checkbox
            hint={copy.countUsmcaHint}
            checked={settings.countsUsmca}
            onCheckedChange={(countsUsmca) => catalog.configure({ countsUsmca })}
            className="py-1.5"
          >
            {copy.countUsmca}
          </Checkbox>
          {!settings.countsUsmca && other.yearUsd.likely - total.yearUsd.likely >= 1 && (
            <p className="text-sm">{copy.withUsmca(planningUsd(other.yearUsd.likely))}</p>
          )}
        </div>
        <p className="max-w-measure text-sm">{copy.estimate}</p>
      </Card>
    </section>
  );
}
