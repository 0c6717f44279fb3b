import { PageHead } from '@/components/layout/page-head.tsx';
import { BenefitCards } from '@/components/sections/benefit-cards.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { PictureBand } from '@/components/sections/picture-band.tsx';
import { ServiceLists } from '@/components/sections/service-lists.tsx';
import { fulfillmentPage } from '@/content/fulfillment.ts';
import { FulfillmentSection } from '@/pages/blocks/fulfillment-section.tsx';

const benefitLooks = [
  { ground: 'blush', icon: 'calendar-check' },
  { ground: 'sky', icon: 'tag' },
  { ground: 'kraft', icon: 'package-open' },
] as const;

export function FulfillmentPage() {
  const { meta, hero, benefits, facility, services, call } = fulfillmentPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <BenefitCards words={benefits} looks={benefitLooks} />
      <FulfillmentSection />
      <PictureBand words={facility} ground="kraft" />
      <ServiceLists words={services} />
      <ClosingCall words={call} />
    </>
  );
}
