import { CutPicture } from '@/components/sections/cut-picture.tsx';
import { FittedCut } from '@/components/sections/fitted-cut.tsx';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { PicturedStory } from '@/content/stories.ts';

type StorySpreadProps = {
  heading: { label: string; title: string };
  /** The first is told large, with its figure. */
  stories: readonly [PicturedStory, ...PicturedStory[]];
};

/** Success stories: one across the whole width, the others in a row below it. */
export function StorySpread({ heading, stories: [first, ...others] }: StorySpreadProps) {
  return (
    <Section>
      <SectionHeading {...heading} />
      <BigStory story={first} />
      <ul className="mt-8 grid gap-x-5 gap-y-10 sm:grid-cols-3">
        {others.map((story) => (
          <li key={story.id} className="flex flex-col">
            <div
              data-ground={story.ground}
              className="aspect-[4/3] max-sm:aspect-[2/1] overflow-clip rounded-card border-[1.5px] border-ink p-[5%]"
            >
              <FittedCut
                picture={story.image}
                sizes="(min-width: 1200px) 440px, (min-width: 640px) 55vw, 100vw"
                className="size-full"
              />
            </div>
            <p className="spec-print mt-4 text-muted">
              {story.client}&nbsp;· {story.industry}
            </p>
            <h3 className="mt-2 text-display-3">{story.title}</h3>
            <p className="mt-3 text-muted">{story.challenge}</p>
            <p className="mt-2">{story.solution}</p>
            <Results of={story} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function BigStory({ story }: { story: PicturedStory }) {
  return (
    <article
      data-ground={story.ground}
      className="mt-10 grid overflow-clip rounded-card border-[1.5px] border-ink lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]"
    >
      <div className="flex items-end justify-center px-[4%] pt-8 pb-2 lg:pt-12 lg:pb-10">
        <CutPicture
          picture={story.image}
          sizes="(min-width: 1300px) 800px, (min-width: 1024px) 60vw, 110vw"
          className="w-full"
        />
      </div>
      <div className="p-5 pb-7 sm:p-8 lg:py-12 lg:pr-12 lg:pl-2">
        <p className="spec-print text-muted">
          {story.client}&nbsp;· {story.industry}
        </p>
        {story.figure && (
          <p className="mt-3 border-b-[1.5px] border-ink pb-4">
            <span className="block font-display text-display-1">{story.figure.value}</span>
            <span className="spec-print">{story.figure.label}</span>
          </p>
        )}
        <h3 className="mt-5 text-display-3">{story.title}</h3>
        <p className="mt-4 text-muted">{story.challenge}</p>
        <p className="mt-2">{story.solution}</p>
        <Results of={story} />
      </div>
    </article>
  );
}

function Results({ of: { results } }: { of: PicturedStory }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold">
      {results.map((result) => (
        <li key={result} className="border-b-[1.5px] border-dashed border-[color:var(--fg)]">
          {result}
        </li>
      ))}
    </ul>
  );
}
