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
  // On wide screens the section is as tall as its picture, which then extends up to the header.
  return (
    <section
      data-ground="blush"
      className="edge-torn relative z-1 lg:flex lg:min-h-[calc(4.5rem+min(68vw,75rem)/1.5)] lg:items-center"
    >
      <div className="page-container relative z-1 pt-24 sm:pt-28 lg:pt-36 lg:pb-20">
        <div className="max-w-xl lg:max-w-md xl:max-w-xl">
          <h1 className="text-display-1 max-lg:text-[min(3.5rem,20vw)]">{words.title}</h1>
          <p className="mt-4 max-w-[18em] text-lead sm:mt-6 lg:text-title lg:font-medium">
            {words.tagline}
          </p>
          <div className="mt-6 flex flex-wrap gap-3 max-[30rem]:flex-col sm:gap-4">
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
          <p className="spec-print mt-4 sm:mt-6 max-w-[34ch] lg:max-w-none">{words.note}</p>
        </div>
      </div>
      <div className="pointer-events-none lg:absolute lg:top-18 lg:right-0 lg:bottom-0 lg:w-[68vw] lg:max-w-[75rem]">
        <StudioPicture
          picture={words.picture}
          priority
          sizes="(min-width: 1765px) 1200px, (min-width: 1024px) 68vw, 125vw"
          className="aspect-[6/5] size-full object-cover object-right lg:aspect-auto"
        />
      </div>
    </section>
  );
}
