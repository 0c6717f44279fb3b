import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { FounderLetter } from '@/components/sections/founder-letter.tsx';
import { GuideSignup } from '@/components/sections/guide-signup.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { PartnerVideos } from '@/components/sections/partner-videos.tsx';
import { PhaseStrip } from '@/components/sections/phase-strip.tsx';
import { StoryGrid } from '@/components/sections/story-grid.tsx';
import { aboutPage } from '@/content/about.ts';
import { howTo } from '@/lib/structured-data.ts';

export function AboutPage() {
  const { meta, hero, founder, storiesHeading, stories, videos, process, guide, call } = aboutPage;
  return (
    <>
      <PageHead meta={meta} facts={[howTo(process)]} />
      <PageHero words={hero} />
      <FounderLetter words={founder} />
      <StoryGrid heading={storiesHeading} stories={stories} />
      <PartnerVideos words={videos} />
      <PhaseStrip words={process} ground="paper" />
      <GuideSignup words={guide} />
      <ClosingCall words={call} ground="paper" />
    </>
  );
}
