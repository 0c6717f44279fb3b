import { PageHead } from '@/components/layout/page-head.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { gripSocksFactoryPage } from '@/content/grip-socks-factory.ts';
import { LatePart, partCode } from './blocks/late-part.tsx';

const sections = partCode(() =>
  import('./blocks/grip-socks-factory-sections.tsx').then((m) => m.GripSocksFactorySections),
);

export function GripSocksFactoryPage() {
  const { meta, hero } = gripSocksFactoryPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <LatePart part={sections} words={null} />
    </>
  );
}
