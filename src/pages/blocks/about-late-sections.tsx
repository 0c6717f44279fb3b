import { GuideSignup } from '@/components/sections/guide-signup.tsx';
import { PartnerVideos } from '@/components/sections/partner-videos.tsx';
import { guideSignup } from '@/content/guide-signup.ts';
import { partnerVideos } from '@/content/partner-videos.ts';

/** What partners say on film. */
export function AboutVideos() {
  return <PartnerVideos words={partnerVideos} />;
}

/** The free guide for an address. */
export function AboutGuide() {
  return <GuideSignup words={guideSignup} />;
}
