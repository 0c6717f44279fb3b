import { retryingPart } from '@/components/tools/shared/retrying-part.tsx';
import { fulfillmentSections } from '@/content/fulfillment-sections.ts';
import { LateSection } from './late-section.tsx';

const FulfillmentCalculatorBlock = retryingPart(() =>
  import('./fulfillment-calculator-block.tsx').then((m) => m.FulfillmentCalculatorBlock),
);

/** The fulfillment calculator's place on its page. */
export function FulfillmentSection() {
  const { calculator } = fulfillmentSections;
  return (
    <LateSection
      id={calculator.id}
      words={calculator}
      skeletonClassName="h-[1150px] md:h-[1059px] lg:h-[742px]"
    >
      <FulfillmentCalculatorBlock />
    </LateSection>
  );
}
