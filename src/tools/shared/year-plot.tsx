import { Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { yearPlotCopy } from './calculator-copy.ts';
import type { YearChartProps } from './year-chart.tsx';

// Comes with the first result, not with the page.
const YearChart = lazyComponent(() => import('./year-chart.tsx').then((m) => m.YearChart));

export function YearPlot(props: YearChartProps) {
  return (
    <Suspense
      fallback={
        <div role="status" aria-label={yearPlotCopy.loading}>
          <Skeleton className="h-100 w-full rounded-card" />
        </div>
      }
    >
      <YearChart {...props} />
    </Suspense>
  );
}
