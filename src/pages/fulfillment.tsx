import { PageHead } from '@/components/layout/page-head.tsx';
import { BenefitCards } from '@/components/sections/benefit-cards.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { PictureBand } from '@/components/sections/picture-band.tsx';
import { ServiceLists } from '@/components/sections/service-lists.tsx';
import { fulfillmentPage } from '@/content/fulfillment.ts';
import { LatePart, partCode } from './blocks/late-part.tsx';

const fulfillmentSection = partCode(() =>
  import('./blocks/fulfillment-section.tsx').then((m) => m.FulfillmentSection),
);

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
      {/* At rest, not when near: below a result, a reload begins farther down than the form. */}
      <LatePart part={fulfillmentSection} words={null} due="idle" />
      <PictureBand words={facility} ground="kraft" />
      <ServiceLists words={services} />
      <ClosingCall words={call} />
    </>
  );
}
