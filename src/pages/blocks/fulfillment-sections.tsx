import { BenefitCards } from '@/components/sections/benefit-cards.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PictureBand } from '@/components/sections/picture-band.tsx';
import { ServiceLists } from '@/components/sections/service-lists.tsx';
import { fulfillmentSections } from '@/content/fulfillment-sections.ts';
import { FulfillmentSection } from './fulfillment-section.tsx';

const benefitLooks = [
  { ground: 'blush', icon: 'calendar-check' },
  { ground: 'sky', icon: 'tag' },
  { ground: 'kraft', icon: 'package-open' },
] as const;

/** Fulfillment, below the first screen, with the calculator. */
export function FulfillmentSections() {
  const { benefits, facility, services, call } = fulfillmentSections;
  return (
    <>
      <BenefitCards words={benefits} looks={benefitLooks} />
      <FulfillmentSection />
      <PictureBand words={facility} ground="kraft" />
      <ServiceLists words={services} />
      <ClosingCall words={call} />
    </>
  );
}
