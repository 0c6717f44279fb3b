import { PageHead } from '@/components/layout/page-head.tsx';
import { HomeHero } from '@/components/sections/home-hero.tsx';
import { island } from '@/lazy/island.tsx';
import { homePage } from './copy.ts';

const BelowTheFold = island(() => import('./below.tsx').then((m) => m.BelowTheFold));

export function Page() {
  const { meta, hero } = homePage;
  return (
    <>
      <PageHead meta={meta} />
      <HomeHero words={hero} />
      <BelowTheFold />
    </>
  );
}
