import { CutPicture } from '@/components/sections/cut-picture.tsx';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { Section } from '@/components/ui/section.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import type { CaseStudyWords, Ground } from '@/content/types.ts';

type CaseStudyListProps = {
  words: {
    label: string;
    title: string;
    items: readonly (CaseStudyWords & { ground: Ground })[];
    note: string;
  };
};

/** Case studies, one below the other: picture, story, figures. */
export function CaseStudyList({ words }: CaseStudyListProps) {
  return (
    <Section>
      <SectionHeading label={words.label} title={words.title} />
      <ul className="mt-10 flex flex-col gap-10 lg:mt-14 lg:gap-14">
        {words.items.map((study) => (
          <li key={study.id}>
            <article className="grid gap-6 border-t-[1.5px] border-ink pt-6 md:grid-cols-[2fr_3fr] lg:grid-cols-[4fr_5fr_3fr] lg:gap-10 lg:pt-8">
              <div
                data-ground={study.ground}
                className="flex aspect-[3/2] items-center overflow-hidden justify-center rounded-card border-[1.5px] border-ink md:aspect-[4/3] lg:self-start"
              >
                <CutPicture
                  picture={study.image}
                  sizes="(min-width: 768px) 400px, 92vw"
                  className="w-[72%] max-w-80"
                />
              </div>
              <div>
                <p className="spec-print text-muted">
                  {study.client}&nbsp;· {study.industry}
                </p>
                <h3 className="mt-2 text-display-3 xl:text-[2.5rem]">{study.title}</h3>
                <p className="mt-3 text-muted">{study.challenge}</p>
                <p className="mt-3">{study.solution}</p>
                <ul className="mt-5 font-semibold">
                  {study.results.map((result) => (
                    <li key={result} className="border-t border-dashed border-ink/50 py-2">
                      {result}
                    </li>
                  ))}
                </ul>
              </div>
              <SpecSheet className="content-start md:max-lg:col-span-2 lg:grid-cols-1">
                {study.metrics.map((metric) => (
                  <SpecLabel key={metric.label} caption={metric.label} value={metric.value} />
                ))}
              </SpecSheet>
            </article>
          </li>
        ))}
      </ul>
      <p className="spec-print mt-8 text-muted">{words.note}</p>
    </Section>
  );
}
