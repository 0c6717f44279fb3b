import { PageHead } from '@/components/layout/page-head.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { island } from '@/lazy/island.tsx';
import { fulfillmentPage } from './copy.ts';

// On idle, not when visible: a reload with a result may restore the scroll below the form.
const BelowTheFold = island(() => import('./below.tsx').then((m) => m.BelowTheFold), {
  hydrateOn: 'idle',
});

export function Page() {
  const { meta, hero } = fulfillmentPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <BelowTheFold />
    </>
  );
}
