import { parsePriceUsd } from '@functions/_shared/domain/calc/audience-product.ts';
import { calculateRevenue, unitCostSharePctFor } from '@functions/_shared/domain/calc/revenue.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { CreatorInput } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import type { LeftOutPart } from '@functions/_shared/domain/tool-inputs/result-extras.ts';
import { type RefObject, Suspense, useEffect } from 'react';
import { paths } from '@/config/paths.ts';
import { scrollBehavior } from '@/hooks/scroll-behavior.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import type { LandedViewProps } from '@/tools/landed-view/index.tsx';
import type { SharedResultHeadProps } from '@/tools/shared/shared-result-head.tsx';
import { StaleNote } from '@/tools/shared/stale-note.tsx';
import type { SharedResult } from '@/tools/shared/use-shared-result.ts';
import { creatorCalculatorCopy } from '../copy.ts';
import { creatorResultsCopy } from '../results-copy.ts';
import type { CreatorState } from './creator-flow.ts';
import type { CreatorResultsProps } from './creator-results.tsx';
import { PartSkeleton } from './part-skeleton.tsx';
import type { OrderSize } from './use-order-size.ts';

const { loadingResults, loadingVolume, examplePriceUsd } = creatorCalculatorCopy;

// Plots, factories and report come with the first result, not with the page.
const CreatorResults = lazyComponent(() =>
  import('./creator-results.tsx').then((m) => m.CreatorResults),
);

const InspirationGrid = lazyComponent(() =>
  import('@/tools/shared/inspiration-grid.tsx').then((m) => m.InspirationGrid),
);

const VolumePart = lazyComponent(() => import('./volume-part.tsx').then((m) => m.VolumePart));

type LinkedResult = {
  landed: LandedViewProps['shared'];
  leftOut: readonly LeftOutPart[];
  changes: Pick<SharedResultHeadProps, 'link' | 'now'>;
};

export type CreatorOutcomeProps = {
  state: CreatorState;
  /** The form's price as typed: the volume calculator follows it until there is a result. */
  typedPrice: string;
  /** Whether the form says something else than the result. */
  isStale: boolean;
  formId: string;
  arrival: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
  shared: SharedResult;
  /** What the link that opened the result says of it. */
  linked: LinkedResult;
  /** The full address that shows this result. */
  urlOf: (input: CreatorInput) => string;
  onLandedView: LandedViewProps['onView'];
  locale: string;
  onPriceChange: (priceUsd: number) => void;
  knownOrdering: CreatorResultsProps['knownOrdering'];
  onChooseOrdering: CreatorResultsProps['onChooseOrdering'];
  order: OrderSize;
  onSearchFactories: (country: FactoryCountry | null) => void;
};

/** The results once there are any, the pictures, and the volume calculator. */
export function CreatorOutcome({
  state: { input, factorySearch, pictures, pendingPictures },
  typedPrice,
  isStale,
  formId,
  arrival,
  headingRef,
  shared,
  linked,
  urlOf,
  onLandedView,
  locale,
  onPriceChange,
  knownOrdering,
  onChooseOrdering,
  order,
  onSearchFactories,
}: CreatorOutcomeProps) {
  const typed = parsePriceUsd(typedPrice, locale);
  const typedPriceUsd = typed.ok && typed.value > 0 ? typed.value : undefined;
  return (
    <>
      {input !== null && (
        <Suspense fallback={<PartSkeleton label={loadingResults} />}>
          <StaleNote isStale={isStale} formId={formId} data-print="hide" className="empty:hidden" />
          <CreatorResults
            head={{
              ...linked.changes,
              result: shared,
              text: creatorResultsCopy.shared(input.product),
              ownHref: paths.brandVision,
            }}
            input={input}
            onPriceChange={onPriceChange}
            knownOrdering={knownOrdering}
            onChooseOrdering={onChooseOrdering}
            orderUnits={order.units}
            factorySearch={factorySearch}
            pictures={pictures}
            onSearchFactories={onSearchFactories}
            shareUrl={urlOf(input)}
            sharedLanded={linked.landed}
            onLandedView={onLandedView}
            locale={locale}
            headingRef={headingRef}
          />
          <ArriveAtResults heading={headingRef} arrival={arrival} />
        </Suspense>
      )}
      {pictures.length + pendingPictures > 0 && (
        <Suspense fallback={null}>
          <InspirationGrid
            pictures={pictures}
            pendingCount={pendingPictures}
            leftOut={linked.leftOut}
          />
        </Suspense>
      )}
      <Suspense fallback={<PartSkeleton label={loadingVolume} isFolded />}>
        <VolumePart
          retailPriceUsd={input?.priceUsd ?? typedPriceUsd ?? examplePriceUsd}
          onQuantity={order.choose}
          known={order.known}
          countryCost={input === null ? undefined : countryCostOf(input)}
        />
      </Suspense>
    </>
  );
}

/** What one unit costs in the results above, which follow the country and not the order's size. */
function countryCostOf(input: CreatorInput) {
  return {
    unitCostUsd: calculateRevenue(input).unitCost,
    sharePct: unitCostSharePctFor(input.country),
  };
}

type ArriveAtResultsProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Goes up with every new result; 0 for one that the page opened with. */
  arrival: number;
};

/** Focuses the results and scrolls to them once they are rendered, the first time once loaded. */
function ArriveAtResults({ heading, arrival }: ArriveAtResultsProps) {
  useEffect(() => {
    if (arrival === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  }, [heading, arrival]);
  return null;
}
