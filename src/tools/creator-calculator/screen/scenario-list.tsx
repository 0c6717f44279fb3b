import { scenarioConversionPct } from '@functions/_shared/domain/calc/margins.assumptions.ts';
import type { Scenario } from '@functions/_shared/domain/calc/margins.ts';
import type { RevenueResult } from '@functions/_shared/domain/calc/revenue.ts';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { cn } from '@/lib/cn.ts';
import { formatInteger, formatUsdWhole } from '@/lib/format.ts';
import { creatorResultsCopy } from '../results-copy.ts';

const { scenarios: copy } = creatorResultsCopy;

type ScenarioListProps = { scenarios: Readonly<Record<Scenario, RevenueResult>> };

export const scenarioOrder: readonly Scenario[] = ['low', 'expected', 'high'];

/** The same year with half, the usual and twice the share of orders. */
export function ScenarioList({ scenarios }: ScenarioListProps) {
  const titleClass = usePartTitleClass(copy.title);
  return (
    <section aria-labelledby="scenarios-title">
      <h3 id="scenarios-title" className={cn('text-title', titleClass)}>
        {copy.title}
      </h3>
      <p className="mt-1 max-w-measure text-sm text-muted">{copy.text}</p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-3">
        {scenarioOrder.map((scenario) => {
          const { totalOrderedUnits, monthlyGrossProfit, yearlyGrossProfit } = scenarios[scenario];
          return (
            <li
              key={scenario}
              data-card=""
              data-ground={scenario === 'expected' ? 'butter' : 'white'}
              className="rounded-card border border-ink p-5"
            >
              <h4 className="flex flex-wrap items-baseline justify-between gap-x-3 text-title">
                {copy.names[scenario]}
                <span className="spec-print font-normal">
                  {copy.conversion(`${scenarioConversionPct.value[scenario]}%`)}
                </span>
              </h4>
              <dl className="mt-3">
                <Row term={copy.yearlyProfit} strong>
                  {formatUsdWhole(yearlyGrossProfit)}
                </Row>
                <Row term={copy.monthlyProfit}>{formatUsdWhole(monthlyGrossProfit)}</Row>
                <Row term={copy.orders}>{formatInteger(totalOrderedUnits)}</Row>
              </dl>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Row({
  term,
  strong = false,
  children,
}: {
  term: string;
  strong?: boolean;
  children: string;
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-dashed border-ink/50 py-2">
      <dt className="text-sm">{term}</dt>
      <dd className={cn('tabular-nums', strong ? 'font-display text-title' : 'font-semibold')}>
        {children}
      </dd>
    </div>
  );
}
