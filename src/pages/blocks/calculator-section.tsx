import { lazy, Suspense, useRef } from 'react';
import { Section } from '@/components/ui/section.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { calculatorSection } from '@/content/calculator-section.ts';
import { useNear } from '@/hooks/use-near.ts';

const RevenueCalculatorBlock = lazy(() =>
  import('./revenue-calculator-block.tsx').then((m) => ({ default: m.RevenueCalculatorBlock })),
);

/** The free calculator's place on a page; its code comes when the visitor comes near. */
export function CalculatorSection({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);

  return (
    <Section id={id} ground="sky" edge="perforated" aria-labelledby={`${id}-title`}>
      <header className="mb-10 max-w-measure">
        <p className="spec-print">{calculatorSection.eyebrow}</p>
        <h2 id={`${id}-title`} className="mt-3 text-display-2">
          {calculatorSection.title}
        </h2>
        <p className="mt-4 text-lead">{calculatorSection.intro}</p>
      </header>
      <div ref={place}>
        {isNear ? (
          <Suspense fallback={<CalculatorSkeleton />}>
            <RevenueCalculatorBlock />
          </Suspense>
        ) : (
          <CalculatorSkeleton />
        )}
      </div>
    </Section>
  );
}

/** As high as the empty calculator, so that nothing below it jumps. */
function CalculatorSkeleton() {
  return (
    <div role="status" aria-label={calculatorSection.loading}>
      <Skeleton className="h-[2440px] w-full rounded-card md:h-[1700px] lg:h-[1440px]" />
    </div>
  );
}
