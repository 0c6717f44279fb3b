import type { MeasuredOrdering } from '@functions/_shared/domain/calc/measured-ordering.ts';
import {
  conversionPct,
  otherCountryUnitCostSharePct,
  unitCostSharePctByCountry,
} from '@functions/_shared/domain/calc/revenue.assumptions.ts';
import { unitCostSharePctFor } from '@functions/_shared/domain/calc/revenue.ts';
import {
  type ManufacturingCountry,
  manufacturingCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { Assumption } from '@functions/_shared/domain/money/assumption.ts';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Accordion } from '@/components/ui/accordion.tsx';
import { assumptionsPath, paths } from '@/config/paths.ts';
import { useIsPrinting } from '@/hooks/use-is-printing.ts';
import { formatInteger, formatPct1, formatUsdCents } from '@/lib/format.ts';
import { assumptionsCopy as copy } from './calculator-copy.ts';
import { LandedCostLine } from './landed-cost-line.tsx';
import { pctTextOf } from './measured-note.tsx';

export type AssumptionsProps = {
  country: ManufacturingCountry;
  priceUsd: number;
  /** The rate that stood in for a field left blank; undefined when the visitor typed one. */
  assumedEngagementRatePct?: number;
  /** Replaces the estimated cost of a unit. */
  chosenCost?: ChosenUnitCost | undefined;
  /** Replaces the assumed share of fans who order. */
  measuredOrdering?: MeasuredOrdering | undefined;
};

/** A unit cost from elsewhere, and in a few words from where. */
export type ChosenUnitCost = { unitCostUsd: number; note: string };

export type AssumptionRow = { rule: string; value: string; note: string };

/** Everything the figures rest on that the visitor did not type, one tap away. */
export function Assumptions(basis: AssumptionsProps) {
  const list = (
    <AssumptionList rows={assumptionRows(basis)} formulas={formulasFor(basis.measuredOrdering)} />
  );
  return (
    <>
      <Accordion
        data-print="hide"
        items={[{ id: 'assumptions', title: copy.title, content: list }]}
      />
      <LandedCostLine
        unitCostUsd={
          basis.chosenCost?.unitCostUsd ??
          (basis.priceUsd * unitCostSharePctFor(basis.country)) / 100
        }
      />
      <PrintedOnly>
        <h3 className="mb-4 text-title">{copy.title}</h3>
        {list}
      </PrintedOnly>
    </>
  );
}

/** A closed accordion has nothing to print, so the list comes into the page when paper is asked for. */
function PrintedOnly({ children }: { children: ReactNode }) {
  const isPrinting = useIsPrinting();
  return isPrinting && <div className="hidden print:block">{children}</div>;
}

/** The assumptions in words, for the page and for the report. */
export function assumptionRows({
  country,
  priceUsd,
  assumedEngagementRatePct,
  chosenCost,
  measuredOrdering,
}: AssumptionsProps): AssumptionRow[] {
  const sharePct = unitCostSharePctFor(country);
  const shareSource: Assumption<unknown> =
    unitCostSharePctByCountry.value[country] === undefined
      ? otherCountryUnitCostSharePct
      : unitCostSharePctByCountry;

  const rows: AssumptionRow[] = [
    {
      rule: copy.rules.conversion,
      value: orderingText(measuredOrdering),
      note:
        measuredOrdering === undefined
          ? copy.source(conversionPct.source, conversionPct.year)
          : copy.conversionMeasured(formatInteger(measuredOrdering.visitors)),
    },
    chosenCost === undefined
      ? {
          rule:
            country === 'ai-choose'
              ? copy.rules.unitCostOpen
              : copy.rules.unitCost(manufacturingCountryLabels[country]),
          value: copy.rules.shareOfPrice(`${sharePct}%`, formatUsdCents(priceUsd)),
          note: copy.source(shareSource.source, shareSource.year),
        }
      : {
          rule: copy.rules.unitCostChosen,
          value: formatUsdCents(chosenCost.unitCostUsd),
          note: chosenCost.note,
        },
    { rule: copy.rules.incoterm, value: copy.rules.fob, note: copy.rules.fobNote },
    { rule: copy.rules.months, value: copy.rules.monthsValue, note: copy.rules.monthsNote },
  ];
  if (assumedEngagementRatePct === undefined) return rows;
  const assumedRate: AssumptionRow = {
    rule: copy.rules.engagement,
    value: formatPct1(assumedEngagementRatePct),
    note: copy.rules.engagementNote,
  };
  return [assumedRate, ...rows];
}

/** The sums behind the figures, with the ordering rate that they rest on. */
export function formulasFor(measuredOrdering: MeasuredOrdering | undefined): readonly string[] {
  return copy.formulas(orderingText(measuredOrdering));
}

function orderingText(measuredOrdering: MeasuredOrdering | undefined): string {
  return pctTextOf(measuredOrdering?.pct ?? conversionPct.value);
}

type AssumptionListProps = { rows: AssumptionRow[]; formulas: readonly string[] };

function AssumptionList({ rows, formulas }: AssumptionListProps) {
  return (
    <div className="flex flex-col gap-5 text-[color:var(--fg)]">
      <dl className="flex flex-col gap-3">
        {rows.map(({ rule, value, note }) => (
          <div key={rule} className="border-b border-dashed border-ink/40 pb-3">
            <dt>{rule}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
            <dd className="text-sm text-muted">{note}</dd>
          </div>
        ))}
      </dl>
      <div>
        <p className="font-semibold">{copy.formulaTitle}</p>
        <ul className="spec-print mt-2 flex flex-col gap-1">
          {formulas.map((formula) => (
            <li key={formula}>{formula}</li>
          ))}
        </ul>
      </div>
      <p data-print="hide" className="flex flex-col items-start gap-2">
        <SiteLink href={assumptionsPath('two-unit-costs')} className="text-link">
          {copy.whyTwo}
        </SiteLink>
        <SiteLink href={paths.demandTest} className="text-link">
          {copy.measure}
        </SiteLink>
      </p>
    </div>
  );
}
