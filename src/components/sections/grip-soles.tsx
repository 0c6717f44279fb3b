import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { Figure, TitledText } from '@/content/types.ts';

type GripSolesProps = {
  words: {
    label: string;
    title: string;
    items: readonly (TitledText & { figure: Figure })[];
  };
  /** One sole for each pattern. */
  drawings: readonly ReactNode[];
};

/** The grip patterns, each drawn on its sole with its figure. */
export function GripSoles({ words, drawings }: GripSolesProps) {
  return (
    <Section ground="sky" className="max-sm:py-12">
      <SectionHeading label={words.label} title={words.title} />
      <ul className="mt-7 grid gap-3 sm:grid-cols-2 sm:gap-5 lg:mt-12 lg:grid-cols-4">
        {words.items.map(({ title, text, figure }, index) => (
          <li
            key={title}
            data-ground="white"
            className="grid grid-cols-[min(5.5rem,26%)_minmax(0,1fr)] items-center gap-x-4 rounded-card border-[1.5px] border-ink p-3.5 sm:p-6 lg:flex lg:flex-col lg:items-stretch"
          >
            {drawings[index]}
            <div className="min-w-0 grow lg:flex lg:flex-col">
              <h3 className="text-title lg:mt-3 lg:text-display-3">{title}</h3>
              <p className="mt-1 text-muted lg:mt-1.5">{text}</p>
              <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-2 lg:pt-4">
                <span className="font-display text-title tabular-nums xl:text-display-3">
                  {figure.value}
                </span>
                <span className="spec-print text-muted">{figure.label}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
