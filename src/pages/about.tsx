import { PageHead } from '@/components/layout/page-head.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { aboutPage } from '@/content/about.ts';
import { aboutSections } from '@/content/about-sections.ts';
import { howTo } from '@/lib/structured-data.ts';
import { LatePart, partCode } from './blocks/late-part.tsx';

const story = partCode(() => import('./blocks/about-story.tsx').then((m) => m.AboutStory));
const laterSections = partCode(() =>
  import('./blocks/about-sections.tsx').then((m) => m.AboutSections),
);

// Only the build writes them, so that the steps do not come with the page's script.
const factsForMachines = import.meta.env.SSR ? [howTo(aboutSections.process)] : [];

export function AboutPage() {
  const { meta, hero } = aboutPage;
  return (
    <>
      <PageHead meta={meta} facts={factsForMachines} />
      <PageHero words={hero} />
      <LatePart part={story} words={null} />
      <LatePart part={laterSections} words={null} />
    </>
  );
}
