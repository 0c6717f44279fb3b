import { useId } from 'react';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { StudioPicture } from '@/components/sections/studio-picture.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Section } from '@/components/ui/section.tsx';
import { SnapRow } from '@/components/ui/snap-row.tsx';
import type { Story } from '@/content/types.ts';
import { cn } from '@/lib/cn.ts';

type StoryGridProps = { heading: { label: string; title: string }; stories: readonly Story[] };

export function StoryGrid({ heading, stories }: StoryGridProps) {
  const titleId = useId();
  return (
    <Section>
      <SectionHeading {...heading} id={titleId} />
      <div className="mt-8 sm:mt-10 lg:mt-14">
        <SnapRow
          titleId={titleId}
          className={cn(
            'gap-3 [--snap-width:min(19rem,86vw)] sm:grid sm:grid-cols-2 sm:gap-6',
            stories.length % 3 === 0 && 'md:grid-cols-3 md:gap-4 lg:gap-6',
          )}
        >
          {stories.map((story) => (
            <li key={story.id}>
              <Card padding="none" className="flex h-full flex-col overflow-hidden">
                <StudioPicture
                  picture={story.image}
                  sizes="(min-width: 1200px) 588px, (min-width: 640px) 48vw, 92vw"
                  className="aspect-[3/2] w-full object-cover"
                />
                <div className="flex flex-1 flex-col p-5 sm:p-7">
                  <p className="spec-print text-muted">
                    {story.client}&nbsp;· {story.industry}
                  </p>
                  <h3 className="mt-2 text-display-3">{story.title}</h3>
                  <p className="mt-4 text-muted">{story.challenge}</p>
                  <p className="mt-3">{story.solution}</p>
                  <ul className="mt-5 border-t border-dashed border-ink/50 pt-4 text-sm font-semibold">
                    {story.results.map((result) => (
                      <li key={result}>{result}</li>
                    ))}
                  </ul>
                </div>
              </Card>
            </li>
          ))}
        </SnapRow>
      </div>
    </Section>
  );
}
