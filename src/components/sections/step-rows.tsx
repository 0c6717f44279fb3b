import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { Ground, StepRowsWords } from '@/content/types.ts';

type StepRowsProps = {
  words: StepRowsWords;
  /** One drawing for each step. */
  drawings: readonly ReactNode[];
  ground?: Ground;
};

/** Numbered rows of a spec: what happens, its figure, and a drawing of it. */
export function StepRows({ words, drawings, ground }: StepRowsProps) {
  return (
    <Section ground={ground} className="max-sm:py-12">
      <SectionHeading label={words.label} title={words.title} />
      <ol className="mt-6 border-b-[1.5px] border-[color:var(--fg)] lg:mt-12">
        {words.items.map((item, index) => (
          <li
            key={item.title}
            className="grid grid-cols-[minmax(0,3.5fr)_minmax(0,8.5fr)] items-center gap-x-4 border-t-[1.5px] border-[color:var(--fg)] py-3 max-[22rem]:grid-cols-1 max-[22rem]:gap-y-4 sm:py-6 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] sm:gap-x-8 lg:grid-cols-[minmax(0,4.5fr)_minmax(0,7.5fr)] lg:gap-x-16 lg:py-8"
          >
            <div className="overflow-hidden rounded-field border-[1.5px] border-ink max-[22rem]:max-w-60">
              {drawings[index]}
            </div>
            <div>
              <p className="spec-print text-muted max-sm:hidden">
                {index + 1}/{words.items.length}
              </p>
              {item.figure && (
                <p className="mt-1 font-display text-display-3 lg:text-display-2">{item.figure}</p>
              )}
              <h3 className="mt-1.5 text-title lg:mt-3 lg:text-display-3">{item.title}</h3>
              <p className="mt-1.5 max-w-measure text-muted lg:mt-3 lg:text-lead">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
