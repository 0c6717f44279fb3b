import type { ReactNode } from 'react';
import { CutPicture } from '@/components/sections/cut-picture.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import type { ContentPicture } from '@/content/types.ts';
import { exampleCopy as copy } from './calculator-copy.ts';

type WorkedExampleProps = {
  /** Whether the visitor has typed some of its numbers. */
  isOwn: boolean;
  /** Its numbers, in a sentence. */
  basis: string;
  /** The figure that matters. */
  headline: { caption: string; value: string };
  /** From low to high, below the figure. */
  range?: ReactNode;
  /** Left out on phones, where the result itself is one press away. */
  figures: readonly { caption: string; value: string }[];
  picture?: ContentPicture;
};

/** A result by the tool's own rules for numbers that are not, or not all, the visitor's. */
export function WorkedExample(props: WorkedExampleProps) {
  const { isOwn, basis, headline, range, figures, picture } = props;
  return (
    <section
      aria-label={copy.label}
      data-ground="white"
      className="rounded-card border-[1.5px] border-ink p-[min(1.25rem,6vw)] sm:p-7"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <Badge tone="butter">{isOwn ? copy.own : copy.label}</Badge>
          <p className="mt-3 text-sm text-muted">{basis}</p>
        </div>
        {picture && (
          <CutPicture
            picture={{ ...picture, alt: '' }}
            sizes="220px"
            className="-mr-3 w-[min(38%,6.5rem*var(--ratio))] shrink-0"
          />
        )}
      </div>
      <SpecSheet className="mt-4 grid-cols-1 lg:grid-cols-1">
        <SpecLabel
          tone="leaf"
          className="[&>dd]:text-display-2"
          caption={headline.caption}
          value={headline.value}
        />
      </SpecSheet>
      {range && <div className="mt-4">{range}</div>}
      <SpecSheet className="mt-6 max-sm:hidden lg:grid-cols-2">
        {figures.map((figure) => (
          <SpecLabel key={figure.caption} size="md" {...figure} />
        ))}
      </SpecSheet>
    </section>
  );
}
