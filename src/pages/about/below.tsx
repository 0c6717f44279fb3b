import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PartnerVideos } from '@/components/sections/partner-videos.tsx';
import { PhaseStrip } from '@/components/sections/phase-strip.tsx';
import { GuideBlock } from '@/pages/shared/guide-block.tsx';
import { aboutSections } from './below-copy.ts';
import { partnerVideos } from './partner-videos-copy.ts';

/** About, farther down: partner videos, the four phases, and the free guide. */
export function BelowTheFold() {
  const { process, call } = aboutSections;
  return (
    <>
      <PartnerVideos words={partnerVideos} />
      <PhaseStrip words={process} ground="paper" />
      <GuideBlock />
      <ClosingCall words={call} ground="paper" />
    </>
  );
}
