import { Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import type { CreatorPlotsProps } from './creator-plots.tsx';

// They come with the first result, not with the page.
const CreatorPlots = lazyComponent(() => import('./creator-plots.tsx').then((m) => m.CreatorPlots));

export function ProfitPlots(props: CreatorPlotsProps) {
  return (
    <Suspense
      fallback={
        <div role="status" aria-label={props.words.loadingPlots}>
          <Skeleton className="h-130 w-full rounded-card" />
        </div>
      }
    >
      <CreatorPlots {...props} />
    </Suspense>
  );
}
