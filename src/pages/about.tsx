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
  import('@/components/sections/partner-videos.tsx').then((m) => m.PartnerVideos),
);
const guideSignup = partCode(() =>
  import('@/components/sections/guide-signup.tsx').then((m) => m.GuideSignup),
);

export function AboutPage() {
  const { meta, hero, founder, storiesHeading, stories, videos, process, guide, call } = aboutPage;
  return (
    <>
      <PageHead meta={meta} facts={[howTo(process)]} />
      <PageHero words={hero} />
      <FounderLetter words={founder} />
      <StoryGrid heading={storiesHeading} stories={stories} />
      <LatePart part={partnerVideos} words={videos} />
      <PhaseStrip words={process} ground="paper" />
      <LatePart part={guideSignup} words={guide} />
      <ClosingCall words={call} ground="paper" />
    </>
  );
}
