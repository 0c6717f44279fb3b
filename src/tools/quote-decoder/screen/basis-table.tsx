import {
  type DeliveredStepId,
  deliveredSteps,
} from '@functions/_shared/domain/money/delivered-quote.ts';
import { deliveryTermsSource } from '@functions/_shared/domain/money/delivery-terms.assumptions.ts';
import type { Estimate } from '@functions/_shared/domain/money/estimate.ts';
import { planningRatesSource } from '@functions/_shared/domain/money/exchange-rates.assumptions.ts';
import { freightSource } from '@functions/_shared/domain/money/freight-lanes.assumptions.ts';
import { type ReactNode, useId } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { TableScroller } from '@/components/ui/table-scroller.tsx';
import { assumptionsPath } from '@/config/paths.ts';
import { cn } from '@/lib/cn.ts';
import { formatInteger, formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { isOffMainland } from '../rules/zip-code.ts';
import { decoderCopy } from '../screen-copy.ts';
import { BasisChoices } from './basis-choices.tsx';
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
  const { units, zip } = decoder;
  const { response, status } = landed;
  return (
    <PanelSection aria-labelledby={titleId} className="flex flex-col gap-5">
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
          <Button variant="secondary" size="sm" onClick={landed.retry}>
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
            {zip !== undefined && isOffMainland(zip) && ` ${copy.remote}`}
          </p>
          <BasisChoices judged={judged} decoder={decoder} />
          <Costs judged={judged} titleId={titleId} />
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

function Costs({ judged, titleId }: { judged: readonly JudgedMail[]; titleId: string }) {
  const known = judged.flatMap(({ basis }) => (basis?.isKnown ? [basis] : []));
  if (known.length === 0) return <Gaps judged={judged} />;
  const best = Math.min(...known.map(({ delivered }) => delivered.deliveredUsd.likely));
  const rows: readonly DeliveredStepId[] = deliveredSteps;
  return (
    <TableScroller titleId={titleId}>
      <table
        aria-labelledby={titleId}
        className="w-full border-collapse text-left text-sm tabular-nums sm:text-base"
      >
        <thead>
          <tr className="border-b-[1.5px] border-ink align-bottom">
            <td className="py-2 pr-4" />
            {judged.map(({ place }) => (
              <th key={place} scope="col" className="min-w-40 px-2 py-2 font-semibold">
                {mails.label(place + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <CostRow label={copy.quoted} judged={judged}>
            {(basis) => (
              <>
                {rangeText(basis.delivered.priceUsd)}
                <span className="block text-sm text-muted">{basis.term}</span>
              </>
            )}
          </CostRow>
          {rows.map((id) => (
            <CostRow key={id} label={copy.steps[id]} judged={judged}>
              {(basis) => {
                const added = basis.delivered.steps.find((step) => step.id === id)?.addedUsd;
                return added === undefined ? (
                  <span className="text-muted">{copy.inPrice}</span>
                ) : (
                  `+ ${rangeText(added)}`
                );
              }}
            </CostRow>
          ))}
          <CostRow label={copy.piece} judged={judged} isTotal>
            {({ delivered }) => (
              <>
                <span className="font-semibold">
                  {formatUsdCents(delivered.deliveredUsd.likely)}
                </span>{' '}
                {known.length > 1 && delivered.deliveredUsd.likely === best && (
                  <Badge tone="leaf">{copy.best}</Badge>
                )}
                <span className="block text-sm text-muted">
                  {rangeText(delivered.deliveredUsd)}
                </span>
              </>
            )}
          </CostRow>
          <CostRow label={copy.order} judged={judged}>
            {({ orderUsd }) => formatUsdWhole(orderUsd.likely)}
          </CostRow>
          <CostRow label={copy.tooling} judged={judged}>
            {({ toolingUsd }) =>
              toolingUsd === undefined
                ? decoderCopy.table.notStated
                : formatUsdWhole(toolingUsd.likely)
            }
          </CostRow>
        </tbody>
      </table>
    </TableScroller>
  );
}

type KnownBasis = Extract<NonNullable<JudgedMail['basis']>, { isKnown: true }>;

type CostRowProps = {
  label: string;
  judged: readonly JudgedMail[];
  isTotal?: boolean;
  children: (basis: KnownBasis) => ReactNode;
};

function CostRow({ label, judged, isTotal = false, children }: CostRowProps) {
  return (
    <tr
      className={
        isTotal ? 'border-y-[1.5px] border-ink align-top' : 'border-b border-ink/25 align-top'
      }
    >
      <th scope="row" className="py-2 pr-4 font-normal">
        {label}
      </th>
      {judged.map(({ place, basis }) => (
        <td key={place} className="px-2 py-2">
          {basis?.isKnown ? children(basis) : isTotal && basis ? copy.gaps[basis.gap] : '—'}
        </td>
      ))}
    </tr>
  );
}

/** Why no quote can be compared yet. */
function Gaps({ judged }: { judged: readonly JudgedMail[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {judged.map(({ place, basis }) =>
        basis === null || basis.isKnown ? null : (
          <li key={place}>
            <strong>{mails.label(place + 1)}:</strong> {copy.gaps[basis.gap]}
          </li>
        ),
      )}
    </ul>
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

function rangeText({ low, high }: Estimate): string {
  const [from, to] = [formatUsdCents(low), formatUsdCents(high)];
  return from === to ? from : copy.range(from, to);
}
