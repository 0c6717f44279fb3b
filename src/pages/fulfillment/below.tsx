import { CalendarCheck, PackageOpen, Tag } from 'lucide-react';
import { BenefitCards } from '@/components/sections/benefit-cards.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PictureBand } from '@/components/sections/picture-band.tsx';
import { ServiceLists } from '@/components/sections/service-lists.tsx';
import { ToolSection } from '@/components/sections/tool-section.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { fulfillmentSections } from './below-copy.ts';

const benefitLooks = [
  { ground: 'blush', Icon: CalendarCheck },
  { ground: 'sky', Icon: Tag },
  { ground: 'kraft', Icon: PackageOpen },
] as const;

const FulfillmentCalculator = lazyComponent(() =>
  import('@/tools/fulfillment-calculator/index.tsx').then((m) => m.FulfillmentCalculator),
);

/** Fulfillment, below the first screen, including the calculator. */
export function BelowTheFold() {
  const { benefits, calculator, facility, services, call } = fulfillmentSections;
  return (
    <>
      <BenefitCards words={benefits} looks={benefitLooks} />
      <ToolSection
        id={calculator.id}
        words={calculator}
        skeletonClassName="h-[1160px] sm:h-[1376px] lg:h-[826px]"
      >
        <FulfillmentCalculator />
      </ToolSection>
      <PictureBand words={facility} ground="kraft" />
      <ServiceLists words={services} />
      <ClosingCall words={call} />
    </>
  );
}
