import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { Ground, TitledText } from '@/content/types.ts';
import { cn } from '@/lib/cn.ts';

type PhaseStripProps = {
  words: { label: string; title: string; items: readonly (TitledText & { figure: string })[] };
  ground?: Ground;
};

/** Phases in order, each with its key figure. */
export function PhaseStrip({ words, ground = 'sky' }: PhaseStripProps) {
  return (
    <Section ground={ground}>
      <SectionHeading label={words.label} title={words.title} />
      <ol
        className={cn(
          'mt-10 grid gap-x-8 gap-y-10 lg:mt-14',
          words.items.length === 3
            ? 'md:grid-cols-3'
            : 'max-sm:gap-x-5 min-[22rem]:grid-cols-2 lg:grid-cols-4',
        )}
      >
        {words.items.map((item, index) => (
          <li key={item.title}>
            <p className="spec-print border-b-[1.5px] border-[color:var(--fg)] pb-2 text-muted">
              {index + 1}/{words.items.length}
            </p>
            <p className="mt-4 font-display text-figure">{item.figure}</p>
            <h3 className="mt-5 text-title">{item.title}</h3>
            <p className="mt-2 text-muted">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
