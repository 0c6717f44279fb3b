import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { type RefObject, Suspense, useRef } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useInView } from '@/lazy/in-view.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { parsePriceUsd } from '@/lib/calc/audience-product.ts';
import type { CreatorCalculatorContent } from '../copy.ts';
import type { CreatorResultsContent } from '../results-copy.ts';
import type { CreatorInput } from '../rules/creator-input.ts';
import { ArriveAtResults } from './arrive-at-results.tsx';
import type { CreatorState } from './creator-flow.ts';
import { StaleResult } from './stale-result.tsx';

// Plots, factories and report come with the first result, not with the page.
const CreatorResults = lazyComponent(() =>
  import('./creator-results.tsx').then((m) => m.CreatorResults),
);

const InspirationGrid = lazyComponent(() =>
  import('@/tools/shared/inspiration-grid.tsx').then((m) => m.InspirationGrid),
);

const VolumeCalculator = lazyComponent(() =>
  import('@/tools/volume-calculator/index.tsx').then((m) => m.VolumeCalculator),
);

export type CreatorOutcomeProps = {
  words: {
    calculator: CreatorCalculatorContent;
    results: CreatorResultsContent;
  };
  state: CreatorState;
  /** The form's price as typed: the volume calculator follows it until there is a result. */
  typedPrice: string;
  /** Whether the form says something else than the result. */
  isStale: boolean;
  formId: string;
  arrival: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
  shareUrl: (input: CreatorInput) => string;
  locale: string;
  onPriceChange: (priceUsd: number) => void;
  onQuantity: (quantityUnits: number) => void;
  onSearchFactories: (country: FactoryCountry | null) => void;
};

/** Below the form: the results once there are some, the pictures, and what an order earns. */
export function CreatorOutcome({
  words,
  state: { input, factorySearch, pictures, pendingPictures },
  typedPrice,
  isStale,
  formId,
  arrival,
  headingRef,
  shareUrl,
  locale,
  onPriceChange,
  onQuantity,
  onSearchFactories,
}: CreatorOutcomeProps) {
  const volumePlace = useRef<HTMLDivElement>(null);
  const isVolumeNear = useInView(volumePlace);
  const typed = parsePriceUsd(typedPrice, locale);
  const typedPriceUsd = typed.ok && typed.value > 0 ? typed.value : undefined;
  return (
    <>
      {input !== null && (
        <Suspense fallback={<PartSkeleton label={words.calculator.loadingResults} />}>
          <StaleResult words={words.calculator.stale} isStale={isStale} formId={formId} />
          <CreatorResults
            words={words.results}
            input={input}
            onPriceChange={onPriceChange}
            factorySearch={factorySearch}
            pictures={pictures}
            onSearchFactories={onSearchFactories}
            shareUrl={shareUrl(input)}
            locale={locale}
            headingRef={headingRef}
          />
          <ArriveAtResults heading={headingRef} arrival={arrival} />
        </Suspense>
      )}
      {pictures.length + pendingPictures > 0 && (
        <Suspense fallback={null}>
          <InspirationGrid
            words={words.calculator.inspiration}
            pictures={pictures}
            pendingCount={pendingPictures}
          />
        </Suspense>
      )}
      <div ref={volumePlace}>
        {isVolumeNear || input !== null ? (
          <Suspense fallback={<PartSkeleton label={words.calculator.loadingVolume} />}>
            <VolumeCalculator
              retailPriceUsd={input?.priceUsd ?? typedPriceUsd ?? words.calculator.examplePriceUsd}
              onQuantity={onQuantity}
              headingLevel={2}
            />
          </Suspense>
        ) : (
          <PartSkeleton label={words.calculator.loadingVolume} />
        )}
      </div>
    </>
  );
}

function PartSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Skeleton className="h-200 w-full rounded-card" />
    </div>
  );
}
