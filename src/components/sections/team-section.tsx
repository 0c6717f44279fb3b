import { StudioPicture } from '@/components/sections/studio-picture.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import type { ContentPicture, Figure, TitledText } from '@/content/types.ts';

type TeamSectionProps = {
  words: {
    label: string;
    title: string;
    items: readonly TitledText[];
    figures: readonly Figure[];
    picture: ContentPicture;
  };
  id: string;
};

export function TeamSection({ words, id }: TeamSectionProps) {
  return (
    <section id={id} data-ground="butter" className="edge-torn relative z-1">
      {/* Next to a tall column of text the picture sits at the bottom, because otherwise the
          box would be cropped. */}
      <div className="melt-in xl:melt-right lg:absolute lg:bottom-0 lg:left-0 lg:h-[34rem] lg:w-[46%] xl:inset-y-0 xl:h-auto xl:w-[48%]">
        <StudioPicture
          picture={words.picture}
          sizes="(min-width: 900px) 48vw, 100vw"
          className="aspect-square size-full object-cover lg:aspect-auto"
        />
      </div>
      {/* Stacked above the picture, whose soft edge extends below the text. */}
      <div className="page-container relative pb-section lg:pt-section">
        <div className="lg:ml-[46%]">
          <p className="spec-print text-muted">{words.label}</p>
          <h2 className="mt-3 text-display-2">{words.title}</h2>
          <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2">
            {words.items.map((item) => (
              <li key={item.title} className="border-t-[1.5px] border-ink pt-3">
                <h3 className="text-title">{item.title}</h3>
                <p className="mt-1.5 text-sm text-muted">{item.text}</p>
              </li>
            ))}
          </ul>
          <SpecSheet className="mt-10 lg:grid-cols-2">
            {words.figures.map((figure) => (
              <SpecLabel key={figure.label} caption={figure.label} value={figure.value} />
            ))}
          </SpecSheet>
        </div>
      </div>
    </section>
  );
}
