import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { CreatorInput } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { memo, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { PhonePart, PhoneParts } from '@/components/ui/phone-part.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { showsAsMoney } from '@/lib/format.ts';
import { FactorySection } from '@/tools/factories/index.tsx';
import type { FactorySearch } from '@/tools/factories/rules/factory-search.ts';
import { LandedView, type LandedViewProps, type ViewedLanded } from '@/tools/landed-view/index.tsx';
import { calculatorProps } from '@/tools/landed-view/rules/calculator-props.ts';
import { Assumptions } from '@/tools/shared/assumptions.tsx';
import { BookingCall } from '@/tools/shared/booking-call.tsx';
import type { Picture } from '@/tools/shared/picture.ts';
import { YearPlot } from '@/tools/shared/year-plot.tsx';
import { creatorResultsCopy } from '../results-copy.ts';
import { analyzeCreator } from '../rules/creator-analysis.ts';
import type { CreatorPlotsProps } from './creator-plots.tsx';
import { KeepResult } from './keep-result.tsx';
import { QuoteRequest } from './quote-request.tsx';
import { ScenarioList } from './scenario-list.tsx';

const {
  scenarios,
  factories: factoriesCopy,
  findFactories,
  quotes,
  booking,
  loadingPlots,
} = creatorResultsCopy;

// They come with the first result, not with the page.
const CreatorPlots = lazyComponent(() => import('./creator-plots.tsx').then((m) => m.CreatorPlots));

export type CreatorDetailsProps = {
  input: CreatorInput;
  factorySearch: FactorySearch;
  /** Drawn so far; they go into the report. */
  pictures: readonly Picture[];
  /** null searches with the form's own country. */
  onSearchFactories: (country: FactoryCountry | null) => void;
  /** Units of the first order that quotes are asked for. */
  orderUnits: number | undefined;
  /** The full address that shows this result. */
  shareUrl: string;
  sharedLanded?: LandedViewProps['shared'];
  onLandedView?: LandedViewProps['onView'];
  locale: string;
};

/** What stands below the figures: what they hang on, and the ways on. */
export const CreatorDetails = memo(function CreatorDetails({
  input,
  factorySearch,
  pictures,
  onSearchFactories,
  orderUnits,
  shareUrl,
  sharedLanded,
  onLandedView,
  locale,
}: CreatorDetailsProps) {
  const analysis = analyzeCreator(input);
  const [viewedLanded, setViewedLanded] = useState<ViewedLanded | null>(null);
  const { results } = analysis;
  const sells = showsAsMoney(results.monthlyRevenue);

  return (
    <>
      <PhoneParts>
        {sells && (
          <>
            <PhonePart title={scenarios.title}>
              <ScenarioList scenarios={analysis.scenarios} />
            </PhonePart>
            <ProfitPlots analysis={analysis} country={input.country} />
            <YearPlot results={results} />
          </>
        )}
        <Assumptions
          country={input.country}
          priceUsd={input.priceUsd}
          measuredOrdering={input.measuredOrdering}
        />
        {sells && (
          <LandedView
            tool="creator"
            {...calculatorProps(input, results)}
            shared={sharedLanded}
            onView={(view) => {
              setViewedLanded(view);
              onLandedView?.(view);
            }}
          />
        )}
      </PhoneParts>
      {sells && (
        <KeepResult
          input={input}
          analysis={analysis}
          factorySearch={factorySearch}
          pictures={pictures}
          viewedLanded={viewedLanded}
          shareUrl={shareUrl}
          locale={locale}
        />
      )}
      <BookingCall words={booking} resultUrl={shareUrl} />
      {factorySearch.status === 'idle' ? (
        <section data-print="hide" className="flex flex-col items-start gap-4">
          <h3 className="text-title">{factoriesCopy.title}</h3>
          <p>{findFactories.text}</p>
          <Button variant="secondary" onClick={() => onSearchFactories(null)}>
            {findFactories.action}
          </Button>
        </section>
      ) : (
        <FactorySection
          copy={factoriesCopy}
          search={factorySearch}
          formCountry={input.country}
          category={input.productCategory}
          order={{ unitCostUsd: results.unitCost, monthlyOrders: results.totalOrderedUnits }}
          resultUrl={shareUrl}
          onSearch={onSearchFactories}
        />
      )}
      <PhonePart title={quotes.title} data-print="hide">
        <QuoteRequest input={input} unitCostUsd={results.unitCost} orderUnits={orderUnits} />
      </PhonePart>
    </>
  );
});

function ProfitPlots(props: CreatorPlotsProps) {
  return (
    <Suspense
      fallback={
        <div role="status" aria-label={loadingPlots}>
          <Skeleton className="h-130 w-full rounded-card" />
        </div>
      }
    >
      <CreatorPlots {...props} />
    </Suspense>
  );
}
