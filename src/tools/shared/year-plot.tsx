import { Suspense } from 'react';
import { PhonePart } from '@/components/ui/phone-part.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { yearPlotCopy } from './calculator-copy.ts';
import type { YearChartProps } from './year-chart.tsx';

// Comes with the first result, not with the page.
const YearChart = lazyComponent(() => import('./year-chart.tsx').then((m) => m.YearChart));

export function YearPlot(props: YearChartProps) {
  return (
    <PhonePart title={yearPlotCopy.title}>
      <Suspense
        fallback={
          <div role="status" aria-label={yearPlotCopy.loading}>
            <Skeleton className="h-100 w-full rounded-card" />
          </div>
        }
      >
        <YearChart {...props} />
      </Suspense>
    </PhonePart>
  );
}
