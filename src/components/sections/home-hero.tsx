import { SiteLink } from '@/components/layout/site-link.tsx';
import { StudioPicture } from '@/components/sections/studio-picture.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import type { ContentLink, ContentPicture } from '@/content/types.ts';

type HomeHeroProps = {
  words: {
    title: string;
    tagline: string;
    start: ContentLink;
    stories: ContentLink;
    note: string;
    picture: ContentPicture;
  };
};

export function HomeHero({ words }: HomeHeroProps) {
  return (
    <section
      data-ground="blush"
      className="edge-torn relative z-1 min-[900px]:flex min-[900px]:min-h-[min(50rem,100svh)] min-[900px]:items-center"
    >
      <div className="page-container relative z-1 pt-28 min-[900px]:pt-32 min-[900px]:pb-24">
        <div className="max-w-xl">
          <h1 className="max-w-[7ch] text-display-1">{words.title}</h1>
          <p className="mt-6 max-w-[26ch] text-lead min-[900px]:text-title min-[900px]:font-medium">
            {words.tagline}
          </p>
          <div className="mt-7 flex flex-wrap gap-3 sm:gap-4">
            <SiteLink href={words.start.href} className={buttonClass({ size: 'lg' })}>
              {words.start.label}
            </SiteLink>
            <SiteLink
              href={words.stories.href}
              className={buttonClass({ size: 'lg', variant: 'secondary' })}
            >
              {words.stories.label}
            </SiteLink>
          </div>
          <p className="spec-print mt-6 max-w-[34ch]">{words.note}</p>
        </div>
      </div>
      <div className="melt-up -mt-4 min-[900px]:melt-left min-[900px]:absolute min-[900px]:inset-y-0 min-[900px]:right-0 min-[900px]:mt-0 min-[900px]:w-[78%]">
        <StudioPicture
          picture={words.picture}
          priority
          sizes="(min-width: 900px) 80vw, 130vw"
          className="aspect-[6/5] size-full object-cover object-[72%_60%] min-[900px]:aspect-auto min-[900px]:object-[70%_70%]"
        />
      </div>
    </section>
  );
}
