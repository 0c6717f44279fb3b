import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { scrollBehavior } from '@/hooks/scroll-behavior.ts';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { KnownAnswersNote } from '@/tools/shared/known-answers-note.tsx';
import { demandTestCopy } from '../copy.ts';
import type { DemandTestKey } from '../services.ts';
import { OwnTestsIfAny } from './own-tests-if-any.tsx';
import { TestForm } from './test-form.tsx';
import { useTestForm } from './use-test-form.ts';

const { broken } = demandTestCopy;

// Comes with a test's link, or after one was made.
const ResultsView = lazyComponent(() => import('./results-view.tsx').then((m) => m.ResultsView));

export type DemandTestScreenProps = {
  /** The test that the address opens; null for the form. */
  testKey: DemandTestKey | null;
  /** Whether the address was meant to open a test, but has lost a part of its secret. */
  isLinkBroken: boolean;
  product: ToolProduct;
  nowMs: number;
  /** Opens the results of a test, or with null the form. */
  onOpen: (key: DemandTestKey | null) => void;
};

/** Makes a demand test, or shows what one has counted. */
export function DemandTestScreen({
  testKey,
  isLinkBroken,
  product,
  nowMs,
  onOpen,
}: DemandTestScreenProps) {
  const [hasLeft, setLeft] = useState(false);
  const leave = () => {
    setLeft(true);
    onOpen(null);
  };
  return (
    <div className="flex flex-col gap-8">
      {isLinkBroken ? (
        <EmptyState
          title={broken.title}
          className="bg-white"
          action={<Button onClick={leave}>{broken.action}</Button>}
        >
          {broken.text}
        </EmptyState>
      ) : testKey === null ? (
        <NewTest product={product} onOpen={onOpen} takesFocus={hasLeft} />
      ) : (
        <Suspense
          fallback={
            <div role="status" aria-label={demandTestCopy.loadingResults}>
              <Skeleton className="h-200 w-full rounded-card" />
            </div>
          }
        >
          <ResultsView key={testKey.id} testKey={testKey} product={product} onLeave={leave} />
        </Suspense>
      )}
      <OwnTestsIfAny nowMs={nowMs} />
    </div>
  );
}

type NewTestProps = Pick<DemandTestScreenProps, 'product' | 'onOpen'> & {
  /** The button that led here went away with the results. */
  takesFocus: boolean;
};

function NewTest({ product, onOpen, takesFocus }: NewTestProps) {
  const card = useRef<HTMLDivElement>(null);
  const form = useTestForm({ product, onCreated: onOpen });
  useEffect(() => {
    if (!takesFocus) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView?.({ block: 'start', behavior: scrollBehavior() });
  }, [takesFocus]);
  return (
    <Card ref={card} tabIndex={-1} padding="lg" className="max-w-3xl">
      <KnownAnswersNote
        product={product}
        filled={[
          ...(form.filled.product === undefined ? [] : (['product'] as const)),
          ...(form.filled.prices === undefined ? [] : (['priceUsd'] as const)),
        ]}
        onEmpty={form.emptyFilled}
        onForgotten={form.clear}
        className="mb-6"
      />
      <TestForm form={form} />
    </Card>
  );
}
