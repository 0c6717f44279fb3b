import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { brandVisionPage } from '@/content/brand-vision.ts';

export function BrandVisionPage() {
  const { meta, hero, method, call } = brandVisionPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <TitledList words={method} numbered />
      <ClosingCall words={call} />
    </>
  );
}
