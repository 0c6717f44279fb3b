import type {
  FactoryCountry,
  ManufacturingCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { ProductCategory } from '@functions/_shared/domain/product-categories.ts';
import type { SharedLanded } from '@functions/_shared/domain/tool-inputs/landed-address.ts';
import { Suspense, useRef } from 'react';
import { PhonePart } from '@/components/ui/phone-part.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useInView } from '@/lazy/in-view.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import type { AnswerSource } from '@/lib/visitor-product/products.ts';
import { landedViewCopy as copy } from './copy.ts';
import type { LinkedLanded } from './rules/linked-landed.ts';

/** The view as it is shown. */
export type ViewedLanded = SharedLanded & {
  /** US dollars per piece. */
  profitUsd: number;
  /** Percent of the FOB price; the likely one where it depends on an open question. */
  dutyPct: number;
};

export type LandedViewProps = {
  /** The tool that shows it; what the visitor enters here is learned from that tool. */
  tool: AnswerSource;
  /** The product in the visitor's words; blank asks for one. */
  product: string;
  productCategory?: ProductCategory | undefined;
  /** Undefined where the tool does not ask for it: then the view does. */
  priceUsd?: number | undefined;
  /** `ai-choose` leaves the choice to the view. */
  country: ManufacturingCountry | FactoryCountry;
  /** Undefined where the tool does not ask for it. */
  monthlyOrders?: number | undefined;
  /** Pieces of the order, where the tool has asked for them. */
  units?: number | undefined;
  /** The tariff line, where the visitor has found it. */
  hts8?: string | undefined;
  /** What the tool's own figures count for a piece, FOB. */
  unitCostUsd?: number | undefined;
  /** The visitor's own FOB price in `country`, where the tool has asked for it. */
  fobUsd?: number | undefined;
  /** For the smallest audience; undefined where no audience is known. */
  engagementRatePct?: number | undefined;
  /** The share of engaged fans who order, where a demand test has measured it. */
  orderingPct?: number | undefined;
  /** Makes another country the tool's; without it, the view only shows its steps. */
  onCountry?: ((country: FactoryCountry) => void) | undefined;
  /**
   * What the link that opened the result says of the view, or null where it says nothing. Unless the
   * link is the visitor's own, their record and choices stay out of it, and learn nothing from it.
   */
  shared?: LinkedLanded | null | undefined;
  /** Told what a link to the view as it is has to say, and the figures that it shows. */
  onView?: ((view: ViewedLanded) => void) | undefined;
};

const LandedScreen = lazyComponent(() =>
  import('./screen/landed-screen.tsx').then((m) => m.LandedScreen),
);

/**
 * What is left of the price after every step to the customer, country by country, and what the
 * first order ties up. It stands below a tool's own figures and leaves them alone.
 */
export function LandedView(props: LandedViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place);
  return (
    <PhonePart title={copy.title}>
      <div ref={place} className="min-w-0">
        {/* The head of a shared result says what has changed in it since. */}
        {isInView || props.shared !== undefined ? (
          <Suspense
            fallback={
              <div role="status" aria-label={copy.loading}>
                <Skeleton className={skeletonClass} />
              </div>
            }
          >
            <LandedScreen {...props} />
          </Suspense>
        ) : (
          <Skeleton data-print="hide" className={skeletonClass} />
        )}
      </div>
    </PhonePart>
  );
}

const skeletonClass = 'h-160 w-full rounded-card';
