import { isReachedByTruck } from '@functions/_shared/domain/in-hands/us-regions.ts';
import { deliveryTermsSource } from '@functions/_shared/domain/money/delivery-terms.assumptions.ts';
import { planningRatesSource } from '@functions/_shared/domain/money/exchange-rates.assumptions.ts';
import { freightSource } from '@functions/_shared/domain/money/freight-lanes.assumptions.ts';
import { useId, useRef } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { assumptionsPath } from '@/config/paths.ts';
import { cn } from '@/lib/cn.ts';
import { formatInteger } from '@/lib/format.ts';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { basisSummary } from '../basis-summary.ts';
import { decoderCopy } from '../screen-copy.ts';
import { BasisChoices } from './basis-choices.tsx';
import { CostsTable } from './costs-table.tsx';
import type { JudgedMail } from './landed-answer.tsx';
import type { Landed } from './use-landed.ts';
import { UseQuote } from './use-quote.tsx';
import type { QuoteDecoderState } from './use-quote-decoder.ts';

const { basis: copy, mails } = decoderCopy;

type BasisTableProps = {
  judged: readonly JudgedMail[];
  decoder: QuoteDecoderState;
  landed: Landed;
};

/** Every quote at the visitor's door with duty paid: what was added, and what the price holds. */
export function BasisTable({ judged, decoder, landed }: BasisTableProps) {
  const titleId = useId();
  const titleClass = usePartTitleClass(copy.title);
  const section = useRef<HTMLElement>(null);
  const { units, zip } = decoder;
  const { response, status } = landed;
  return (
    <PanelSection
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-col gap-5"
    >
      <h3 id={titleId} className={cn('text-title', titleClass)}>
        {copy.title}
      </h3>
      {status === 'none' || units === undefined ? (
        <p className="max-w-measure">{copy.need}</p>
      ) : status === 'loading' ? (
        <p role="status">{copy.states.loading}</p>
      ) : status === 'failed' ? (
        <p role="alert" className="flex flex-wrap items-center gap-4">
          {copy.states.failed}
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              // The button goes away with its press.
              section.current?.focus({ preventScroll: true });
              landed.retry();
            }}
          >
            {copy.states.retry}
          </Button>
        </p>
      ) : response?.notMade ? (
        <p>{copy.states.notMade(response.notMade)}</p>
      ) : response === null || response.goods === null ? (
        <p>{copy.states.unknown(response?.unknownThing ?? decoder.state.product)}</p>
      ) : (
        <>
          <p className="max-w-measure">
            {copy.intro(formatInteger(units), zip ?? copy.noZip)}
            {zip !== undefined && !isReachedByTruck(zip) && ` ${copy.remote}`}
          </p>
          <BasisChoices judged={judged} decoder={decoder} />
          <p role="status" className="max-w-measure text-lead font-semibold empty:hidden">
            {basisSummary(
              judged.map(({ place, basis }) => ({ name: mails.label(place + 1), basis })),
            )}
          </p>
          <CostsTable judged={judged} titleId={titleId} />
          <Notes judged={judged} />
          <UseQuote judged={judged} decoder={decoder} />
          <p className="text-sm text-muted">
            {copy.sources([freightSource, deliveryTermsSource, planningRatesSource])}{' '}
            <SiteLink href={assumptionsPath('quotes')} className="text-link">
              {copy.numbers}
            </SiteLink>
          </p>
        </>
      )}
    </PanelSection>
  );
}

/** What the buyer should know about a term or a price beside the figures. */
function Notes({ judged }: { judged: readonly JudgedMail[] }) {
  const notes = judged.flatMap(({ place, basis, quote }) => {
    if (!basis?.isKnown) return [];
    const { term, price, delivered } = basis;
    const where = quote.incoterms.find(({ value }) => value.term === term)?.value.place ?? null;
    const from = price.step.value.fromQuantity;
    return [
      ...(term === 'DDP' ? [copy.importer] : []),
      ...(/^(?:DAP|DPU|DDU)$/.test(term) && where !== null ? [copy.delivered(where)] : []),
      ...(price.isBelowSteps && from !== null ? [copy.belowSteps(formatInteger(from))] : []),
      ...(term !== 'DDP' && delivered.dutyPct.low !== delivered.dutyPct.high
        ? [copy.dutyRange]
        : []),
    ].map((text) => ({ place, text }));
  });
  return notes.length === 0 ? null : (
    <ul className="flex max-w-measure flex-col gap-2 text-sm">
      {notes.map(({ place, text }) => (
        <li key={`${place} ${text}`}>
          <strong>{mails.label(place + 1)}:</strong> {text}
        </li>
      ))}
    </ul>
  );
}
