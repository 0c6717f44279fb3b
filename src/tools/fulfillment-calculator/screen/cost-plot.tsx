import { compareMethods } from '@functions/_shared/domain/calc/fulfillment/compare-methods.ts';
import type { Competitor } from '@functions/_shared/domain/calc/fulfillment/competitors.ts';
import {
  costCurves,
  curveCostUsd,
  type MethodId,
  rateSteps,
} from '@functions/_shared/domain/calc/fulfillment/cost-curve.ts';
import {
  type Crossing,
  findCrossings,
} from '@functions/_shared/domain/calc/fulfillment/crossings.ts';
import type { FulfillmentInput } from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';
import { plotPoints } from '@functions/_shared/domain/calc/fulfillment/plot-range.ts';
import { providerRateTiers } from '@functions/_shared/domain/money/provider-rate.ts';
import { useId } from 'react';
import type { ChartTone } from '@/components/charts/chart-type.ts';
import { CrossingLinesChart } from '@/components/charts/crossing-lines-chart.tsx';
import type { CrossingLine } from '@/components/charts/crossing-lines-layout.ts';
import { formatInteger, formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import { formatUsdTick } from '@/tools/shared/format-usd-tick.ts';
import { fulfillmentCalculatorCopy } from '../copy.ts';
import { formatCount } from '../rules/cost-text.ts';

const { plot: copy, methodNamesInText, shortMethodNames } = fulfillmentCalculatorCopy;

type MethodLook = { tone: ChartTone; dash: CrossingLine['dash'] };

/** Every line has its own color or its own dashes, and all contrast with the paper. */
const methodLooks: Readonly<Record<MethodId, MethodLook>> = {
  provider: { tone: 'tomato', dash: 'solid' },
  current: { tone: 'ink', dash: 'solid' },
  pietra: { tone: 'leaf', dash: 'solid' },
  shipbob: { tone: 'smoke', dash: 'dashed' },
  'fulfillment-by-amazon': { tone: 'smoke', dash: 'dotted' },
};

export type CostPlotProps = {
  input: FulfillmentInput;
  models: readonly Competitor[];
  upToOrders: number;
};

/** The monthly cost of every method over the orders, with our rate steps and numbered crossings. */
export function CostPlot({ input, models, upToOrders }: CostPlotProps) {
  const curves = costCurves(input.currentCostPerOrder, models);
  const crossings = findCrossings(curves, upToOrders);
  const xs = plotPoints(upToOrders, rateSteps(), [
    input.monthlyOrders,
    ...crossings.map(({ fromOrders }) => fromOrders),
  ]);
  const cheapest = compareMethods(input, models).toSorted((a, b) => a.monthlyUsd - b.monthlyUsd)[0];
  const bands = providerRateTiers.map(({ upToOrders: toX, ratePerOrderUsd }, index) => ({
    id: String(toX),
    label: formatUsdCents(ratePerOrderUsd),
    fromX: providerRateTiers[index - 1]?.upToOrders ?? 0,
    toX,
  }));

  return (
    <>
      <CrossingLinesChart
        title={copy.title}
        summary={
          cheapest &&
          copy.summary(
            formatCount(input.monthlyOrders),
            methodNamesInText[cheapest.method],
            formatUsdWhole(cheapest.monthlyUsd),
          )
        }
        tableLabel={copy.tableLabel}
        xLabel={copy.xLabel}
        xs={xs}
        lines={curves.map((curve) => ({
          id: curve.method,
          label: shortMethodNames[curve.method],
          ...methodLooks[curve.method],
          jumps: curve.stretches.length > 1,
          values: xs.map((orders) => curveCostUsd(curve, orders)),
        }))}
        bands={bands}
        marks={crossings.map(({ atOrders, atUsd }, index) => ({
          id: String(index),
          text: String(index + 1),
          x: atOrders,
          y: atUsd,
        }))}
        selectedX={input.monthlyOrders}
        formatX={formatCount}
        formatValue={formatUsdWhole}
        formatTick={formatUsdTick}
      />
      <CrossingList crossings={crossings} upToOrders={upToOrders} />
    </>
  );
}

type CrossingListProps = {
  crossings: readonly Crossing[];
  upToOrders: number;
};

/** The numbered crossings of the plot, each with what changes there. */
function CrossingList({ crossings, upToOrders }: CrossingListProps) {
  const titleId = useId();
  if (crossings.length === 0) {
    return <p className="mt-5 text-sm text-muted">{copy.noCrossings(formatInteger(upToOrders))}</p>;
  }
  return (
    <section aria-labelledby={titleId} className="mt-5">
      <h4 id={titleId} className="font-sans font-semibold tracking-normal">
        {copy.crossingsTitle}
      </h4>
      <ol className="mt-3 grid gap-x-8 gap-y-2 text-sm lg:grid-cols-2">
        {crossings.map((crossing, index) => (
          <li
            key={`${crossing.fromOrders} ${crossing.cheaperBefore} ${crossing.cheaperAfter}`}
            className="flex items-start gap-3"
          >
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full border border-ink bg-butter font-mono text-label-sm"
            >
              {index + 1}
            </span>
            <span>
              {copy.crossing[crossing.kind](
                formatInteger(crossing.fromOrders),
                methodNamesInText[crossing.cheaperAfter],
                methodNamesInText[crossing.cheaperBefore],
              )}
              <span className="text-muted">
                , {copy.crossingCost(formatUsdWhole(crossing.atUsd))}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
