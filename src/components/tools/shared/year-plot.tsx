import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { YearChartProps } from './year-chart.tsx';

// Comes with the first result, not with the page.
const YearChart = lazy(() => import('./year-chart.tsx').then((m) => ({ default: m.YearChart })));

export function YearPlot(props: YearChartProps) {
  return (
    <Suspense
      fallback={
        <div role="status" aria-label={props.words.loading}>
          <Skeleton className="h-100 w-full rounded-card" />
        </div>
      }
    >
      <YearChart {...props} />
    </Suspense>
  );
}
