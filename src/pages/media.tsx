import { PageHead } from '@/components/layout/page-head.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { mediaPage } from '@/content/media.ts';
import { LatePart, partCode } from './blocks/late-part.tsx';

const sections = partCode(() => import('./blocks/media-sections.tsx').then((m) => m.MediaSections));

export function MediaPage() {
  const { meta, hero } = mediaPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <LatePart part={sections} words={null} />
    </>
  );
}
