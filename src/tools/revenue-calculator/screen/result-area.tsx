import { type RefObject, useEffect, useRef } from 'react';
import { cn } from '@/lib/cn.ts';
import { formatUsdWhole } from '@/lib/format.ts';
import type { ToolAddress } from '@/tools/shared/tool-address.ts';
import type { RevenueCalculatorContent } from '../copy.ts';
import type { RevenueRequest } from '../rules/revenue-request.ts';
import type { CalculatorState } from './calculator-flow.ts';
import { PricingView } from './pricing-view.tsx';
import { ResultPlaceholder } from './result-placeholder.tsx';
import { ResultsPanel } from './results-panel.tsx';
import type { RevenueCalculatorServices } from './services.ts';
import { StaleNote } from './stale-note.tsx';

type ResultAreaProps = {
  words: RevenueCalculatorContent;
  state: CalculatorState;
  address: Pick<ToolAddress<RevenueRequest>, 'shareUrl'>;
  services: Pick<RevenueCalculatorServices, 'fetchMarketPrices'>;
  onSeePricing: () => void;
  onBack: () => void;
  /** Whether the form has changed since. */
  isStale: boolean;
  /** The form that calculates again. */
  formId: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  className?: string;
};

/** The place beside the form: an invitation, then the results, or supplier prices on request. */
export function ResultArea({
  words,
  state: { calculation, view, factorySearch, running },
  address,
  services,
  onSeePricing,
  onBack,
  isStale,
  formId,
  headingRef,
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
          words.results.announced(
            formatUsdWhole(calculation.results.yearlyRevenue),
            formatUsdWhole(calculation.results.yearlyGrossProfit),
          )}
      </p>
      <StaleNote
        words={words.results}
        isStale={calculation !== null && isStale}
        formId={formId}
        running={running}
      />
      {calculation === null && <ResultPlaceholder words={words.results} />}
      {calculation !== null && view === 'results' && (
        <ResultsPanel
          words={words}
          calculation={calculation}
          factorySearch={factorySearch}
          shareUrl={address.shareUrl(calculation.request)}
          onSeePricing={onSeePricing}
          headingRef={headingRef}
        />
      )}
      {calculation !== null && view === 'pricing' && (
        <PricingView
          words={words.pricing}
          bookingUrl={words.callToAction.bookingUrl}
          calculation={calculation}
          fetchMarketPrices={services.fetchMarketPrices}
          onBack={onBack}
        />
      )}
    </div>
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
