import { ActionRow } from '@/components/sections/action-row.tsx';
import { CutPicture } from '@/components/sections/cut-picture.tsx';
import { Section } from '@/components/ui/section.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import type { Figure, PageHeroWords } from '@/content/types.ts';

type FeatureHeroProps = { words: Required<PageHeroWords> & { figures: readonly Figure[] } };

/** A promise with its picture and figures, below the page's hero. */
export function FeatureHero({ words }: FeatureHeroProps) {
  return (
    <Section ground={words.ground}>
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div>
          <p className="spec-print mb-3 text-muted">{words.label}</p>
          <h2 className="text-display-2">{words.title}</h2>
          <p className="mt-5 max-w-measure text-lead">{words.lead}</p>
          <ActionRow actions={words.actions} className="mt-6 sm:mt-8" />
          <SpecSheet className="mt-8 grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] sm:mt-10">
            {words.figures.map((figure) => (
              <SpecLabel key={figure.label} caption={figure.label} value={figure.value} />
            ))}
          </SpecSheet>
        </div>
        <div className="flex justify-center">
          <CutPicture
            picture={words.picture}
            sizes="(min-width: 1024px) 720px, 100vw"
            className="w-[min(100%,15rem*var(--ratio))] lg:w-full"
          />
        </div>
      </div>
    </Section>
  );
}
