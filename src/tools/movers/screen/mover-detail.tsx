import { factoryCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { Estimate } from '@functions/_shared/domain/money/estimate.ts';
import { choicesFor, landedChainOf } from '@functions/_shared/domain/money/landed-input.ts';
import { landedStepIds } from '@functions/_shared/domain/money/money-steps.ts';
import type { Mover, MovingCosts } from '@functions/_shared/domain/money/movers.ts';
import { maxUsd } from '@functions/_shared/domain/tool-inputs/max-usd.ts';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { formatInteger, formatUsdCents } from '@/lib/format.ts';
import { AmountField } from '@/tools/landed-view/screen/amount-field.tsx';
import { landedScreenCopy } from '@/tools/landed-view/view-copy.ts';
import { moversScreenCopy } from '../movers-copy.ts';
import { breakEvenText, paybackText, planningUsd, rangeText, saves } from '../movers-text.ts';
import type { MoversState } from './use-movers.ts';

const { detail: copy, row: rowCopy } = moversScreenCopy;

type MoverDetailProps = { name: string; mover: Mover; state: MoversState };

/** One country against today's: how sure it is, what the move costs, where the difference lies. */
export function MoverDetail({ name, mover, state }: MoverDetailProps) {
  const { onUse, onWriteRfq } = state.view;
  return (
    <div className="flex flex-col gap-6 text-sm">
      <p className="max-w-measure">{breakEvenText(mover)}</p>
      <Ranges mover={mover} />
      <div data-print="hide" className="flex max-w-measure flex-wrap items-end gap-3">
        <AmountField
          label={copy.quote(name)}
          kind="money"
          max={maxUsd}
          value={state.fobUsdByCountry[mover.country]}
          placeholder={mover.fobUsd.likely.toFixed(2)}
          onValue={(usd) => state.setFob(mover.country, usd)}
          onLeave={(usd) => state.learnFob(mover.country, usd)}
          className="min-w-0 flex-1 basis-60"
        />
        {onUse && onWriteRfq && (
          <Button
            size="sm"
            variant="tertiary"
            aria-label={rowCopy.rfqNamed(name)}
            onClick={() => onWriteRfq(mover.country)}
          >
            {rowCopy.rfq}
          </Button>
        )}
      </div>
      <div className="grid gap-x-10 gap-y-6 @3xl:grid-cols-2">
        {mover.costs !== null && <Costs costs={mover.costs} />}
        <Steps mover={mover} state={state} />
      </div>
    </div>
  );
}

/** Likely, and between what it lies. */
function Ranges({ mover }: { mover: Mover }) {
  const cents = (estimate: Estimate) => rangeText(estimate, formatUsdCents);
  const { columns } = moversScreenCopy.table;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="max-w-measure">
      <h5 id={titleId} className="font-semibold">
        {copy.rangeTitle}
      </h5>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-2 tabular-nums">
        <Fact label={columns.landed}>{cents(mover.landedCostUsd)}</Fact>
        <Fact label={copy.saving}>{cents(mover.savingUsd)}</Fact>
        <Fact label={copy.year}>{rangeText(mover.savingPerYearUsd, planningUsd)}</Fact>
        {mover.costs !== null && (
          <Fact label={columns.costs}>{rangeText(mover.costs.totalUsd, planningUsd)}</Fact>
        )}
        {saves(mover) && (
          <Fact label={copy.slowest}>{paybackText(mover.slowestPaybackMonths)}</Fact>
        )}
        <Fact label={columns.days}>
          {moversScreenCopy.days(mover.transitDays.from, mover.transitDays.to)}
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The parts of the move's cost. */
function Costs({ costs }: { costs: MovingCosts }) {
  const titleId = useId();
  const parts = [
    { label: copy.samples, what: copy.samplesWhat, usd: costs.samplesUsd },
    {
      label: copy.pilot,
      what: copy.pilotWhat(formatInteger(costs.pilotUnits)),
      usd: costs.pilotUsd,
    },
    {
      label: copy.double,
      what: copy.doubleWhat(formatInteger(costs.doubledUnits)),
      usd: costs.doubleRunningUsd,
    },
  ];
  return (
    <section aria-labelledby={titleId}>
      <h5 id={titleId} className="font-semibold">
        {copy.costsTitle}
      </h5>
      <ul className="mt-2 border-t border-ink/20 tabular-nums">
        {parts.map(({ label, what, usd }) => (
          <li key={label} className="border-b border-ink/20">
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4">
                <span>{label}</span>
                <span>{planningUsd(usd.likely)}</span>
              </summary>
              <p className="pb-3 text-muted">
                {what} {rangeText(usd, planningUsd)}.
              </p>
            </details>
          </li>
        ))}
        <li className="flex min-h-11 items-center justify-between gap-4 font-semibold">
          <span>{copy.total}</span>
          <span>{planningUsd(costs.totalUsd.likely)}</span>
        </li>
      </ul>
      <p className="text-muted">{copy.bound(planningUsd(costs.boundUsd.likely))}</p>
    </section>
  );
}

/** The steps to the warehouse from both countries, each with its source. */
function Steps({ mover, state }: { mover: Mover; state: MoversState }) {
  const titleId = useId();
  const { response, choices, facts } = state;
  const now = landedChainOf(response, choices).chain;
  const then = landedChainOf(response, choicesFor(choices, mover.country)).chain;
  const rows = landedStepIds.map((id) => {
    const find = (steps: typeof now.steps) => steps.find((step) => step.id === id);
    const there = find(then.steps);
    const today = find(now.steps);
    return {
      id,
      label: landedScreenCopy.steps[id].label,
      today: formatUsdCents(today?.perUnitUsd.likely ?? 0),
      there: formatUsdCents(there?.perUnitUsd.likely ?? 0),
      source: there ?? today,
    };
  });
  return (
    <section aria-labelledby={titleId}>
      <h5 id={titleId} className="font-semibold">
        {copy.stepsTitle}
      </h5>
      <table
        aria-labelledby={titleId}
        className="mt-2 w-full border-collapse text-left tabular-nums"
      >
        <thead className="text-muted">
          <tr className="border-b border-ink/20">
            <th scope="col" className="py-2 pr-3 font-normal">
              {copy.step}
            </th>
            {[facts.today, mover.country].map((country) => (
              <th key={country} scope="col" className="py-2 pl-3 text-right font-normal">
                {factoryCountryLabels[country]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, today, there }) => (
            <tr key={id} className="border-b border-dashed border-ink/20">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                {label}
              </th>
              <td className="py-1.5 pl-3 text-right">{today}</td>
              <td className="py-1.5 pl-3 text-right">{there}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className="mt-1 text-muted">
        <summary className="min-h-11 w-fit cursor-pointer py-3">{copy.sources}</summary>
        <ul className="list-disc pl-5">
          {rows.map(
            ({ id, label, source }) =>
              source && <li key={id}>{copy.source(label, source.source, source.year)}</li>,
          )}
          <li>{copy.costsSource}</li>
        </ul>
      </details>
    </section>
  );
}
