import { PartnerVideoCard } from '@/components/sections/partner-video-card.tsx';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { VideoTagCard } from '@/components/sections/video-tag-card.tsx';
import {
  LoopCarousel,
  LoopCarouselControls,
  LoopCarouselSlides,
} from '@/components/ui/loop-carousel.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { Ground, PartnerVideo } from '@/content/types.ts';
import type { PartnerVideosWords } from '@/pages/about/partner-videos-copy.ts';

/** One after the other, so that neighbors differ. */
const grounds: readonly Ground[] = ['butter', 'sky', 'paper', 'kraft'];

type PartnerVideosProps = {
  words: Omit<PartnerVideosWords, 'videos'> & { videos: readonly PartnerVideo[] };
};

/** Partners with their products, one card a video; without partners, the tags worth a look. */
export function PartnerVideos({ words }: PartnerVideosProps) {
  const { videos, tags, viewOn, film } = words;
  const hasVideos = videos.length > 0;
  return (
    <Section ground="blush" edge="perforated">
      <SectionHeading label={words.label} title={words.title} text={words.note} />
      <LoopCarousel
        label={words.carouselLabel}
        slideCount={hasVideos ? videos.length : tags.length}
        className="mt-8"
      >
        {hasVideos ? (
          <LoopCarouselSlides
            slides={videos}
            renderSlide={(video) => (
              <PartnerVideoCard video={video} action={viewOn[platformOf(video.embedUrl)]} />
            )}
          />
        ) : (
          <LoopCarouselSlides
            slides={tags}
            renderSlide={(tag) => (
              <VideoTagCard
                tag={tag}
                ground={grounds[tags.indexOf(tag) % grounds.length] ?? 'paper'}
                film={film}
                action={viewOn[platformOf(tag.url)]}
              />
            )}
          />
        )}
        <LoopCarouselControls
          previousLabel={words.previous}
          nextLabel={words.next}
          formatPosition={words.position}
          formatGoTo={words.goTo}
        />
      </LoopCarousel>
    </Section>
  );
}

function platformOf(url: string): keyof PartnerVideosWords['viewOn'] {
  return new URL(url).hostname.endsWith('tiktok.com') ? 'TikTok' : 'Instagram';
}
