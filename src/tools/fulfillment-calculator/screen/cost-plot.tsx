import { CrossingLinesChart } from '@/components/charts/crossing-lines-chart.tsx';
import { compareMethods } from '@/lib/calc/fulfillment/compare-methods.ts';
import type { Competitor } from '@/lib/calc/fulfillment/competitors.ts';
import { costCurves, curveCostUsd, rateSteps } from '@/lib/calc/fulfillment/cost-curve.ts';
import { findCrossings } from '@/lib/calc/fulfillment/crossings.ts';
import type { FulfillmentInput } from '@/lib/calc/fulfillment/fulfillment-input.ts';
import { plotPoints } from '@/lib/calc/fulfillment/plot-range.ts';
import { providerRateTiers } from '@/lib/calc/fulfillment/provider-rate.ts';
import { formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import { formatUsdTick } from '@/tools/shared/format-usd-tick.ts';
import type { FulfillmentCalculatorContent } from '../copy.ts';
import { CrossingList } from './crossing-list.tsx';
import { formatCount } from './format-count.ts';
import { methodLooks } from './method-looks.ts';

export type CostPlotProps = {
  words: Pick<FulfillmentCalculatorContent, 'plot' | 'methodNamesInText' | 'shortMethodNames'>;
  input: FulfillmentInput;
  models: readonly Competitor[];
  upToOrders: number;
};

/** Every method's month over the orders: our rate steps visible, the crossings numbered and named. */
export function CostPlot({ words, input, models, upToOrders }: CostPlotProps) {
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
        title={words.plot.title}
        summary={
          cheapest &&
          words.plot.summary(
            formatCount(input.monthlyOrders),
            words.methodNamesInText[cheapest.method],
            formatUsdWhole(cheapest.monthlyUsd),
          )
        }
        tableLabel={words.plot.tableLabel}
        xLabel={words.plot.xLabel}
        xs={xs}
        lines={curves.map((curve) => ({
          id: curve.method,
          label: words.shortMethodNames[curve.method],
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
      <CrossingList words={words} crossings={crossings} upToOrders={upToOrders} />
    </>
  );
}
