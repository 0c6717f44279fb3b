import { PageHead } from '@/components/layout/page-head.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { island } from '@/lazy/island.tsx';
import { termsPage } from './copy.ts';

const BelowTheFold = island(() => import('./below.tsx').then((m) => m.BelowTheFold));

export function Page() {
  const { meta, hero } = termsPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <BelowTheFold />
    </>
  );
}
