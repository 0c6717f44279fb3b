import type { ChosenCost } from '@functions/_shared/domain/tool-inputs/chosen-cost.ts';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { homeSection } from '@/config/paths.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { cn } from '@/lib/cn.ts';
import { formatUsdWhole } from '@/lib/format.ts';
import type { LandedViewProps } from '@/tools/landed-view/index.tsx';
import { estimateCopy } from '@/tools/shared/calculator-copy.ts';
import { ResultPlaceholder } from '@/tools/shared/result-placeholder.tsx';
import {
  SharedResultHead,
  type SharedResultHeadProps,
} from '@/tools/shared/shared-result-head.tsx';
import { StaleNote } from '@/tools/shared/stale-note.tsx';
import type { SharedResult } from '@/tools/shared/use-shared-result.ts';
import { revenueCalculatorCopy } from '../copy.ts';
import type { CalculatorState } from './calculator-flow.ts';
import { ResultsPanel, type ResultsPanelProps } from './results-panel.tsx';

const { placeholderTitle, placeholderText } = revenueCalculatorCopy.results;

// Few ask for prices, and what fetches them weighs more than the rest of the results.
const PricingView = lazyComponent(() => import('./pricing-view.tsx').then((m) => m.PricingView));

type ResultAreaProps = {
  state: CalculatorState;
  shared: SharedResult;
  /** For what has changed since an old link. */
  changes: Pick<SharedResultHeadProps, 'link' | 'now'>;
  sharedLanded: LandedViewProps['shared'];
  onLandedView: LandedViewProps['onView'];
  /** The link that shows this result to somebody else. */
  shareUrl: string;
  /** The same without the mark of a shared link. */
  resultUrl: string;
  onSeePricing: () => void;
  onBack: () => void;
  /** Calculates with this unit cost; null goes back to the estimate. */
  onChooseCost: (chosenCost: ChosenCost | null) => void;
} & Pick<ResultsPanelProps, 'knownOrdering' | 'onChooseOrdering'> & {
    /** Whether the form has changed since. */
    isStale: boolean;
    /** The form that calculates again. */
    formId: string;
    headingRef: RefObject<HTMLHeadingElement | null>;
    /** Shown until there is a result. */
    example: ReactNode;
    className?: string;
  };

/** The place beside the form: an example, then the results, or supplier prices on request. */
export function ResultArea({
  state: { calculation, view, factorySearch, pictures, running },
  shared,
  changes,
  sharedLanded,
  onLandedView,
  shareUrl,
  resultUrl,
  onSeePricing,
  onBack,
  onChooseCost,
  knownOrdering,
  onChooseOrdering,
  isStale,
  formId,
  headingRef,
  example,
  className,
}: ResultAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  useComeIntoView(area, calculation);
  useFocusOnReturn(headingRef, view);

  return (
    <div
      ref={area}
      data-print={calculation === null ? undefined : 'report'}
      className={cn('min-w-0 scroll-mt-24', className)}
    >
      <p role="status" className="sr-only">
        {calculation &&
          estimateCopy.announced(
            formatUsdWhole(calculation.results.yearlyRevenue),
            formatUsdWhole(calculation.results.yearlyGrossProfit),
          )}
      </p>
      <StaleNote
        isStale={calculation !== null && isStale}
        formId={formId}
        running={running}
        className="not-empty:mb-4"
      />
      {calculation !== null && (
        <SharedResultHead
          {...changes}
          result={shared}
          text={revenueCalculatorCopy.shared(formatUsdWhole(calculation.results.yearlyGrossProfit))}
          ownHref={homeSection('calculator')}
          className="mb-4"
        />
      )}
      {calculation === null && (
        <ResultPlaceholder title={placeholderTitle} text={placeholderText}>
          {example}
        </ResultPlaceholder>
      )}
      {calculation !== null && view === 'results' && (
        <ResultsPanel
          calculation={calculation}
          factorySearch={factorySearch}
          pictures={pictures}
          shareUrl={shareUrl}
          sharedLanded={sharedLanded}
          onLandedView={onLandedView}
          onSeePricing={onSeePricing}
          onUseEstimate={() => onChooseCost(null)}
          knownOrdering={knownOrdering}
          onChooseOrdering={onChooseOrdering}
          headingRef={headingRef}
        />
      )}
      {calculation !== null && view === 'pricing' && (
        <Suspense fallback={<PricingSkeleton />}>
          <PricingView
            calculation={calculation}
            resultUrl={resultUrl}
            onBack={onBack}
            onChooseCost={onChooseCost}
          />
        </Suspense>
      )}
    </div>
  );
}

function PricingSkeleton() {
  return (
    <Card padding="lg" role="status">
      <p className="flex min-h-40 items-center justify-center gap-3">
        <Spinner className="size-5 text-tomato" />
        {revenueCalculatorCopy.pricing.loading}
      </p>
    </Card>
  );
}

/** A new result that lies outside the window, as on phones, is scrolled to; the first view is not. */
function useComeIntoView(
  area: RefObject<HTMLElement | null>,
  calculation: CalculatorState['calculation'],
): void {
  const shown = useRef(calculation);
  useEffect(() => {
    if (shown.current === calculation) return;
    shown.current = calculation;
    const topPx = area.current?.getBoundingClientRect().top ?? 0;
    const isInSight = topPx >= 0 && topPx < window.innerHeight / 2;
    if (calculation !== null && !isInSight) area.current?.scrollIntoView({ block: 'start' });
  }, [area, calculation]);
}

/** The way back from the prices goes away with them, so the results take the focus. */
function useFocusOnReturn(
  heading: RefObject<HTMLElement | null>,
  view: CalculatorState['view'],
): void {
  const lastView = useRef(view);
  useEffect(() => {
    if (lastView.current === 'pricing' && view === 'results') heading.current?.focus();
    lastView.current = view;
  }, [heading, view]);
}
