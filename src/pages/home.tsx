import { PageHead } from '@/components/layout/page-head.tsx';
import { HomeHero } from '@/components/sections/home-hero.tsx';
import { JourneyStrip } from '@/components/sections/journey-strip.tsx';
import { homePage } from '@/content/home.ts';
import { LatePart, partCode } from './blocks/late-part.tsx';

const homeSections = partCode(() =>
  import('./blocks/home-sections.tsx').then((m) => m.HomeSections),
);

export function HomePage() {
  const { meta, hero, journey } = homePage;
  return (
    <>
      <PageHead meta={meta} />
      <HomeHero words={hero} />
      <JourneyStrip words={journey} />
      <LatePart part={homeSections} words={null} />
    </>
  );
}
