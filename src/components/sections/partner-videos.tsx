import { PartnerVideoCard } from '@/components/sections/partner-video-card.tsx';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import {
  LoopCarousel,
  LoopCarouselControls,
  LoopCarouselSlides,
} from '@/components/ui/loop-carousel.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { PartnerVideosWords } from '@/pages/about/partner-videos-copy.ts';

/** Partners with their products, one card per video. */
export function PartnerVideos({ words }: { words: PartnerVideosWords }) {
  return (
    <Section ground="blush" edge="perforated">
      <SectionHeading label={words.label} title={words.title} />
      <LoopCarousel label={words.carouselLabel} slideCount={words.videos.length} className="mt-10">
        <LoopCarouselSlides
          slides={words.videos}
          renderSlide={(video) => (
            <PartnerVideoCard video={video} action={words.viewOn[platformOf(video.embedUrl)]} />
          )}
        />
        <LoopCarouselControls
          previousLabel={words.previous}
          nextLabel={words.next}
          formatPosition={words.position}
          formatGoTo={words.goTo}
        />
      </LoopCarousel>
      <p className="spec-print mt-6 max-w-measure text-muted">{words.note}</p>
    </Section>
  );
}

function platformOf(profileUrl: string): keyof PartnerVideosWords['viewOn'] {
  return new URL(profileUrl).hostname.endsWith('tiktok.com') ? 'TikTok' : 'Instagram';
}
