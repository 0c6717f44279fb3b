import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { FounderLetter } from '@/components/sections/founder-letter.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { PhaseStrip } from '@/components/sections/phase-strip.tsx';
import { StoryGrid } from '@/components/sections/story-grid.tsx';
import { aboutPage } from '@/content/about.ts';
import { howTo } from '@/lib/structured-data.ts';
import { LatePart, partCode } from './blocks/late-part.tsx';

const partnerVideos = partCode(() =>
  import('./blocks/about-late-sections.tsx').then((m) => m.AboutVideos),
);
const guideSignup = partCode(() =>
  import('./blocks/about-late-sections.tsx').then((m) => m.AboutGuide),
);

export function AboutPage() {
  const { meta, hero, founder, storiesHeading, stories, process, call } = aboutPage;
  return (
    <>
      <PageHead meta={meta} facts={[howTo(process)]} />
      <PageHero words={hero} />
      <FounderLetter words={founder} />
      <StoryGrid heading={storiesHeading} stories={stories} />
      <LatePart part={partnerVideos} words={null} />
      <PhaseStrip words={process} ground="paper" />
      <LatePart part={guideSignup} words={null} />
      <ClosingCall words={call} ground="paper" />
    </>
  );
}
