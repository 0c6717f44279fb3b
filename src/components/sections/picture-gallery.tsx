import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { StudioPicture } from '@/components/sections/studio-picture.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { ContentPicture, Ground } from '@/content/types.ts';

type PictureGalleryProps = {
  words: {
    label: string;
    title: string;
    text: string;
    /** The first is shown large. */
    pictures: readonly { picture: ContentPicture; caption: string }[];
  };
  ground?: Ground;
};

/** Pictures on a contact sheet: one large, the others around it, each with its caption. */
export function PictureGallery({ words, ground }: PictureGalleryProps) {
  return (
    <Section ground={ground}>
      <SectionHeading label={words.label} title={words.title} text={words.text} />
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-5 lg:mt-14 lg:grid-cols-4">
        {words.pictures.map(({ picture, caption }, index) => (
          <li
            key={picture.name}
            className="first:col-span-2 max-[20rem]:col-span-2 lg:first:row-span-2"
          >
            <figure className="flex h-full flex-col">
              <StudioPicture
                picture={picture}
                sizes={
                  index === 0
                    ? '(min-width: 1024px) 600px, 92vw'
                    : '(min-width: 1024px) 290px, 45vw'
                }
                className={
                  index === 0
                    ? 'aspect-[4/3] w-full grow rounded-card border border-ink object-cover object-right lg:aspect-auto lg:min-h-0'
                    : 'aspect-square w-full rounded-card border border-ink object-cover'
                }
              />
              <figcaption className="spec-print mt-2 text-muted">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
