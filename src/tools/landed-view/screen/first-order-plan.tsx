import { conversionPct } from '@functions/_shared/domain/calc/revenue.assumptions.ts';
import { longestStockMonths } from '@functions/_shared/domain/money/first-order.assumptions.ts';
import type { FirstOrder } from '@functions/_shared/domain/money/first-order.ts';
import { useId } from 'react';
import { LineChart } from '@/components/charts/line-chart.tsx';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import { TableScroller } from '@/components/ui/table-scroller.tsx';
import { factorySearchPath, paths } from '@/config/paths.ts';
import { cn } from '@/lib/cn.ts';
import { formatInteger, formatPct1, formatUsdWhole, noFigure } from '@/lib/format.ts';
import { formatUsdTick } from '@/tools/shared/format-usd-tick.ts';
import { stockText, verdictText } from '../figures-text.ts';
import type { LandedViewProps } from '../index.tsx';
import {
  earningUnits,
  firstOrderOf,
  type OrderSize,
  orderSizes,
  smallestAudience,
} from '../rules/first-order-view.ts';
import { landedScreenCopy } from '../view-copy.ts';
import type { LandedState } from './use-landed-view.ts';

const copy = landedScreenCopy.firstOrder;

type FirstOrderPlanProps = { view: LandedViewProps; state: LandedState };

/** How long the order lasts, what it ties up, when it pays, and what to do when it does not. */
export function FirstOrderPlan({ view, state }: FirstOrderPlanProps) {
  const titleId = useId();
  const titleClass = usePartTitleClass(copy.title);
  const { order, goods, result } = state;
  const plan = firstOrderOf(result, goods, order);
  const sizes = orderSizes(state.country, state.response, order);
  const smallRun = plan.startWithUnits ?? goods.minOrderUnits;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-6">
      <h4 id={titleId} className={cn('font-display text-title', titleClass)}>
        {copy.title}
      </h4>
      <p
        data-ground={plan.verdict === 'works' ? undefined : 'butter'}
        className={cn(
          'max-w-measure font-semibold',
          plan.verdict !== 'works' && 'rounded-field p-4',
        )}
      >
        {verdictText(plan, order, earningUnits(sizes, order.units))}
      </p>
      <PlanFigures view={view} state={state} plan={plan} />
      <SizeTable state={state} rows={sizes} />
      {plan.verdict !== 'no-orders' && plan.plan.length > 1 && (
        <LineChart
          title={copy.plot.title}
          summary={copy.plot.summary(formatUsdWhole(plan.cashTiedUpUsd), plan.arrivalMonth)}
          tableLabel={copy.plot.tableLabel}
          pointLabel={copy.plot.month}
          points={plan.plan.map(({ month }) => copy.plot.monthName(month))}
          formatValue={formatUsdWhole}
          formatTick={formatUsdTick}
          series={[
            {
              id: 'cash',
              label: copy.plot.series,
              tone: 'ink',
              area: true,
              values: plan.plan.map(({ balanceUsd }) => balanceUsd),
            },
          ]}
        />
      )}
      <p className="text-sm text-muted">{copy.assumptions}</p>
      <div data-print="hide" className="flex flex-wrap gap-3">
        <SiteLink
          href={factorySearchPath(`${goods.plural} MOQ ${smallRun}`)}
          className={buttonClass({ variant: 'secondary' })}
        >
          {copy.factories(formatInteger(smallRun))}
        </SiteLink>
        <SiteLink href={paths.swag} className={buttonClass({ variant: 'tertiary' })}>
          {copy.swag}
        </SiteLink>
      </div>
    </section>
  );
}

function PlanFigures({ view, state, plan }: FirstOrderPlanProps & { plan: FirstOrder }) {
  const { figures } = copy;
  const { units } = state.order;
  const rate = view.engagementRatePct;
  const audience =
    rate === undefined || plan.verdict === 'no-profit'
      ? null
      : smallestAudience(plan.neededMonthlyOrders, rate, view.orderingPct);
  return (
    <SpecSheet>
      <SpecLabel
        size="md"
        caption={figures.stock}
        value={plan.monthsOfStock === null ? noFigure : stockText(plan.monthsOfStock)}
      />
      <SpecLabel
        size="md"
        caption={figures.cash}
        value={formatUsdWhole(plan.cashTiedUpUsd)}
        note={figures.cashNote}
      />
      <SpecLabel
        size="md"
        caption={figures.profit}
        value={aheadText(plan)}
        note={figures.profitNote}
      />
      {audience !== null && rate !== undefined && (
        <SpecLabel
          size="md"
          caption={figures.audience}
          value={figures.followers(formatInteger(audience))}
          note={figures.audienceNote(
            formatInteger(units),
            longestStockMonths.value,
            formatPct1(rate),
            `${view.orderingPct ?? conversionPct.value}%`,
          )}
        />
      )}
    </SpecSheet>
  );
}

/** What each order size would mean; pressing one works with it. */
function SizeTable({ state, rows }: { state: LandedState; rows: readonly OrderSize[] }) {
  const titleId = useId();
  const { sizes } = copy;
  const { order, goods } = state;
  return (
    <div>
      <p id={titleId} className="font-semibold">
        {sizes.title}
      </p>
      <TableScroller titleId={titleId} className="mt-2">
        <table aria-labelledby={titleId} className="w-full border-collapse text-left text-sm">
          <thead className="spec-print text-muted">
            <tr className="border-b-[1.5px] border-ink">
              {Object.values(sizes.columns).map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={cn('py-2 pr-3 font-normal', index > 0 && 'text-right')}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ units, order: plan }) => (
              <tr
                key={units}
                className={cn(
                  'border-b border-ink/20 tabular-nums',
                  units === order.units && 'bg-butter/40',
                )}
              >
                <th scope="row" className="pr-3 pl-1.5 font-normal">
                  <SizeName
                    units={units}
                    isChosen={units === order.units}
                    isMinimum={units === goods.minOrderUnits}
                    onChoose={() => {
                      state.choose({ units });
                      state.learnUnits(units);
                    }}
                  />
                </th>
                <td className="py-2 pr-3 text-right">
                  {plan.monthsOfStock === null ? noFigure : stockText(plan.monthsOfStock)}
                </td>
                <td className="py-2 pr-3 text-right">{formatUsdWhole(plan.cashTiedUpUsd)}</td>
                <td className="py-2 pr-1.5 text-right">{aheadText(plan)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
    </div>
  );
}

function SizeName({
  units,
  isChosen,
  isMinimum,
  onChoose,
}: {
  units: number;
  isChosen: boolean;
  isMinimum: boolean;
  onChoose: () => void;
}) {
  const text = formatInteger(units);
  const note = [isMinimum && copy.sizes.minimum, isChosen && copy.sizes.chosen]
    .filter(Boolean)
    .join(', ');
  return (
    <span className="flex min-h-11 flex-col justify-center leading-tight">
      {isChosen ? (
        <span className="font-semibold">{text}</span>
      ) : (
        <button
          type="button"
          aria-label={copy.sizes.choose(text)}
          onClick={onChoose}
          className="-my-2 inline-flex min-h-11 items-center font-semibold underline decoration-tomato decoration-2 underline-offset-[0.3em] hover:decoration-4"
        >
          {text}
        </button>
      )}
      {note !== '' && <span className="text-muted">{note}</span>}
    </span>
  );
}

function aheadText({ firstProfitMonth }: FirstOrder): string {
  const { month, never } = copy.figures;
  return firstProfitMonth === null ? never : month(firstProfitMonth);
}
