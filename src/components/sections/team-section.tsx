import { useId } from 'react';
import { CutPicture } from '@/components/sections/cut-picture.tsx';
import { SnapRow } from '@/components/ui/snap-row.tsx';
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
  const titleId = useId();
  return (
    <section id={id} data-ground="butter" className="edge-torn relative z-1 overflow-x-clip">
      <div className="page-container flex flex-col-reverse pt-section lg:grid lg:grid-cols-[5fr_6fr] lg:gap-12 lg:pb-section">
        {/* The box stands on the section's edge, off the side of the window. */}
        <div className="relative mt-6 -mb-3 flex justify-center lg:mt-0 lg:-mb-[calc(var(--spacing-section)+1.5rem)] lg:items-end lg:justify-end">
          <CutPicture
            picture={words.picture}
            sizes="(min-width: 1024px) 62vw, 100vw"
            className="w-[min(100%,11.5rem*var(--ratio))] shrink-0 lg:w-[min(48vw,46rem)]"
          />
        </div>
        <div className="min-w-0">
          <p className="spec-print text-muted">{words.label}</p>
          <h2 id={titleId} className="mt-3 text-display-2">
            {words.title}
          </h2>
          <div className="mt-5 sm:mt-7">
            <SnapRow
              titleId={titleId}
              className="gap-x-5 [--snap-width:min(12.5rem,86vw)] sm:grid sm:grid-cols-2 sm:gap-x-8 sm:gap-y-6"
            >
              {words.items.map((item) => (
                <li key={item.title} className="border-t-[1.5px] border-ink pt-3">
                  <h3 className="text-title">{item.title}</h3>
                  <p className="mt-1.5 text-sm text-muted">{item.text}</p>
                </li>
              ))}
            </SnapRow>
          </div>
          <SpecSheet className="mt-5 sm:mt-10 lg:grid-cols-2">
            {words.figures.map((figure) => (
              <SpecLabel key={figure.label} caption={figure.label} value={figure.value} />
            ))}
          </SpecSheet>
        </div>
      </div>
    </section>
  );
}
