import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { GuideSignup } from '@/components/sections/guide-signup.tsx';
import { PartnerVideos } from '@/components/sections/partner-videos.tsx';
import { PhaseStrip } from '@/components/sections/phase-strip.tsx';
import { aboutSections } from './below-copy.ts';
import { guideSignup } from './guide-signup-copy.ts';
import { partnerVideos } from './partner-videos-copy.ts';

/** About, farther down: partner videos, the four phases, and the free guide. */
export function BelowTheFold() {
  const { process, call } = aboutSections;
  return (
    <>
      <PartnerVideos words={partnerVideos} />
      <PhaseStrip words={process} ground="paper" />
      <GuideSignup words={guideSignup} />
      <ClosingCall words={call} ground="paper" />
    </>
  );
}
