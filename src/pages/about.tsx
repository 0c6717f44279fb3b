import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { StoryGrid } from '@/components/sections/story-grid.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { aboutPage } from '@/content/about.ts';

export function AboutPage() {
  const { meta, hero, storiesHeading, stories, process, call } = aboutPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <StoryGrid heading={storiesHeading} stories={stories} />
      <TitledList words={process} ground="sky" numbered />
      <ClosingCall words={call} ground="paper" />
    </>
  );
}
