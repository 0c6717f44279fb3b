import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { ProductCategory } from '@functions/_shared/domain/product-categories.ts';
import { Suspense, useRef } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useInView } from '@/lazy/in-view.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import type { AnswerSource } from '@/lib/visitor-product/products.ts';
import { moversCopy as copy } from './copy.ts';

export type MoversProps = {
  /** The tool that shows it; what the visitor enters here is learned from that tool. */
  tool: AnswerSource;
  /** The product of the tool's result; undefined where the tool has none of its own. */
  product?: string | undefined;
  productCategory?: ProductCategory | undefined;
  /** The tariff line, where the tool has one. */
  hts8?: string | undefined;
  /** Where it is made today, as far as the tool was told. */
  today?: FactoryCountry | undefined;
  /** Pieces a year as the tool knows them; `max` is null without an upper bound. */
  volume?: Readonly<{ min: number; max: number | null }> | undefined;
  /** Pieces of an order, where the tool has asked for them. */
  units?: number | undefined;
  /** An FOB price that the tool was given, and the country it counts for there. */
  fob?: Readonly<{ country: FactoryCountry; usd: number }> | undefined;
  /** Whether the tool was told to claim USMCA origin. */
  usmcaClaim?: boolean | undefined;
  /** The countries that the tool shows. */
  marked?: readonly FactoryCountry[] | undefined;
  /** The country that the tool works with. */
  used?: FactoryCountry | undefined;
  /** Makes a country the tool's. */
  onUse?: ((country: FactoryCountry) => void) | undefined;
  /** Called when the visitor wants to ask for quotes in that country. */
  onWriteRfq?: ((country: FactoryCountry) => void) | undefined;
  /**
   * Set for somebody else's result: the visitor's own record and figures stay out of it, and learn
   * nothing from it.
   */
  isShared?: boolean | undefined;
};

const MoversScreen = lazyComponent(() =>
  import('./screen/movers-screen.tsx').then((m) => m.MoversScreen),
);

/** What is saved by making the product in another country, and when that has paid for the move. */
export function Movers(props: MoversProps) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place);
  return (
    <div ref={place} className="min-w-0">
      {isInView ? (
        <Suspense
          fallback={
            <div role="status" aria-label={copy.loading}>
              <Skeleton className={skeletonClass} />
            </div>
          }
        >
          <MoversScreen {...props} />
        </Suspense>
      ) : (
        <Skeleton data-print="hide" className={skeletonClass} />
      )}
    </div>
  );
}

const skeletonClass = 'h-120 w-full rounded-card';
