import {
  defaultPlotRange,
  plotRanges,
} from '@functions/_shared/domain/calc/fulfillment/plot-range.ts';
import { Suspense, useState } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { formatInteger } from '@/lib/format.ts';
import { fulfillmentCalculatorCopy } from '../copy.ts';
import type { CostPlotProps } from './cost-plot.tsx';

const copy = fulfillmentCalculatorCopy.plot;

const CostPlot = lazyComponent(() => import('./cost-plot.tsx').then((m) => m.CostPlot));

/** The plot and the buttons for its range. */
export function CostPlotCard({ input, models }: Omit<CostPlotProps, 'upToOrders'>) {
  const [chosen, setChosen] = useState<number | null>(null);
  const ranges = plotRanges(input.monthlyOrders);
  const upToOrders =
    chosen !== null && ranges.includes(chosen) ? chosen : defaultPlotRange(input.monthlyOrders);

  return (
    <Card padding="lg" className="print:[&_details]:hidden">
      <Suspense
        fallback={
          <div role="status" aria-label={copy.loading}>
            <Skeleton className="h-140 w-full rounded-card" />
          </div>
        }
      >
        <CostPlot input={input} models={models} upToOrders={upToOrders} />
      </Suspense>
      <fieldset data-print="hide" className="mt-6">
        <legend className="spec-print mb-2 text-muted">{copy.rangeLabel}</legend>
        <div className="flex flex-wrap gap-2">
          {ranges.map((range) => (
            <button
              key={range}
              type="button"
              aria-pressed={range === upToOrders}
              onClick={() => setChosen(range)}
              className="min-h-11 rounded-pill border-[1.5px] border-ink bg-white px-4 text-sm font-medium tabular-nums text-ink transition-colors enabled-hover:bg-butter/40 aria-pressed:bg-butter"
            >
              {copy.range(formatInteger(range))}
            </button>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
