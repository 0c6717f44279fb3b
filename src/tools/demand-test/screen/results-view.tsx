import type { DemandResults } from '@functions/_shared/contracts/demand-test.ts';
import { priceCurve } from '@functions/_shared/domain/demand/price-curve.ts';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { PhonePart, PhoneParts } from '@/components/ui/phone-part.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { scrollBehavior } from '@/hooks/scroll-behavior.ts';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { demandTestCopy } from '../copy.ts';
import { resultsCopy as copy } from '../results-copy.ts';
import type { DemandTestKey } from '../services.ts';
import { CurvePart } from './curve-part.tsx';
import { ManagePart } from './manage-part.tsx';
import { ResultsFigures } from './results-figures.tsx';
import { ResultsHead } from './results-head.tsx';
import { useDemandResults } from './use-demand-results.ts';
import { useUnprintedAnchor } from './use-unprinted-anchor.ts';
import { VerdictParts } from './verdict-parts.tsx';

type ResultsViewProps = {
  testKey: DemandTestKey;
  product: Pick<ToolProduct, 'known' | 'learn'>;
  /** Called once the page of the test was taken down, and for a test that is not there. */
  onLeave: () => void;
};

/** What a test has counted, for whoever has its secret. */
export function ResultsView({ testKey, product, onLeave }: ResultsViewProps) {
  const { status, data, isFetching, isKept, refetch } = useDemandResults(testKey);
  if (status === 'pending' || (status === 'error' && isFetching)) {
    return (
      <div role="status" aria-label={demandTestCopy.loadingResults}>
        <Skeleton className="h-200 w-full rounded-card" />
      </div>
    );
  }
  if (status === 'error') {
    return (
      <p
        role="alert"
        className="flex flex-wrap items-center gap-4 rounded-card border-[1.5px] border-dashed border-ink bg-white p-5"
      >
        {copy.states.failed.text}
        <Button variant="secondary" onClick={() => void refetch()}>
          {copy.states.failed.retry}
        </Button>
      </p>
    );
  }
  if (data === null) {
    const { gone } = copy.states;
    return (
      <EmptyState
        title={gone.title}
        className="bg-white"
        action={<Button onClick={onLeave}>{gone.action}</Button>}
      >
        {gone.text}
      </EmptyState>
    );
  }
  return (
    <Results
      results={data}
      testKey={testKey}
      isKept={isKept}
      product={product}
      counting={{ isCounting: isFetching, onCount: () => void refetch() }}
      onLeave={onLeave}
    />
  );
}

type ResultsProps = ResultsViewProps & {
  results: DemandResults;
  isKept: boolean;
  counting: { isCounting: boolean; onCount: () => void };
};

function Results({ results, testKey, isKept, product, counting, onLeave }: ResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useUnprintedAnchor();
  const curve = priceCurve(results.pricesUsd, results.counts);
  const isEnded = Date.parse(results.endsAt) <= Date.parse(results.now);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  }, []);

  return (
    <Card padding="lg" data-print="report" className="flex flex-col gap-8">
      <ResultsHead
        results={results}
        testKey={testKey}
        isKept={isKept}
        curve={curve}
        headingRef={heading}
        {...counting}
      />
      <ResultsFigures results={results} curve={curve} />
      <PhoneParts>
        <PhonePart title={copy.curve.title} defaultOpen>
          <CurvePart curve={curve} />
        </PhonePart>
        <VerdictParts results={results} curve={curve} isKept={isKept} product={product} />
        <PhonePart title={copy.manage.title} data-print="hide">
          <ManagePart
            testKey={testKey}
            isEnded={isEnded}
            onEnded={counting.onCount}
            onRemoved={onLeave}
          />
        </PhonePart>
      </PhoneParts>
    </Card>
  );
}
