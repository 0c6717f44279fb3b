import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { fulfillmentPage } from '@/content/fulfillment.ts';

export function FulfillmentPage() {
  const { meta, hero, benefits, call } = fulfillmentPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <TitledList words={benefits} />
      <ClosingCall words={call} ground="sky" />
    </>
  );
}
