import { StudioPicture } from '@/components/sections/studio-picture.tsx';
import { Section } from '@/components/ui/section.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import type { ContentPicture, Figure, Ground } from '@/content/types.ts';

type PictureBandProps = {
  words: {
    label: string;
    title: string;
    text: string;
    caption: string;
    picture: ContentPicture;
    figures: readonly Figure[];
  };
  ground: Ground;
};

/** One wide picture, and its figures next to the heading. */
export function PictureBand({ words, ground }: PictureBandProps) {
  return (
    <Section ground={ground}>
      <div className="grid items-end gap-8 lg:grid-cols-2 lg:gap-16">
        <div>
          <p className="spec-print mb-3 text-muted">{words.label}</p>
          <h2 className="text-display-2">{words.title}</h2>
          <p className="mt-5 max-w-measure text-lead text-muted">{words.text}</p>
        </div>
        <SpecSheet className="grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] sm:grid-cols-3">
          {words.figures.map((figure) => (
            <SpecLabel
              key={figure.label}
              caption={figure.label}
              value={figure.value}
              className="max-sm:[&_dt]:min-h-9"
            />
          ))}
        </SpecSheet>
      </div>
      <figure className="m-0 mt-8 sm:mt-10">
        <StudioPicture
          picture={words.picture}
          sizes="(min-width: 1300px) 1200px, 94vw"
          className="aspect-[4/3] w-full rounded-card border-[1.5px] border-ink object-cover sm:aspect-[16/9] lg:aspect-[2/1]"
        />
        <figcaption className="spec-print mt-3 text-muted">{words.caption}</figcaption>
      </figure>
    </Section>
  );
}
