import { retryingPart } from '@/components/tools/shared/retrying-part.tsx';
import { calculatorSection } from '@/content/calculator-section.ts';
import { LateSection } from './late-section.tsx';

const RevenueCalculatorBlock = retryingPart(() =>
  import('./revenue-calculator-block.tsx').then((m) => m.RevenueCalculatorBlock),
);

/** The free revenue calculator's place on a page. */
export function CalculatorSection({ id }: { id: string }) {
  return (
    <LateSection
      id={id}
      words={calculatorSection}
      skeletonClassName="h-[2440px] md:h-[1700px] lg:h-[1440px]"
    >
      <RevenueCalculatorBlock />
    </LateSection>
  );
}
