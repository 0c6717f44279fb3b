import { PageHead } from '@/components/layout/page-head.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { swagPage } from '@/content/swag.ts';
import { LatePart, partCode } from './blocks/late-part.tsx';

const sections = partCode(() => import('./blocks/swag-sections.tsx').then((m) => m.SwagSections));

export function SwagPage() {
  const { meta, hero } = swagPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <LatePart part={sections} words={null} />
    </>
  );
}
