import { useId } from 'react';
import { Glyph } from '@/components/ui/glyph.tsx';
import type { TitledText } from '@/content/types.ts';

type JourneyStripProps = { words: { label: string; steps: readonly TitledText[] } };

/** The five stages of a product, styled like the route on a shipping label. */
export function JourneyStrip({ words }: JourneyStripProps) {
  const labelId = useId();
  return (
    <section aria-labelledby={labelId} className="pt-16 pb-4">
      <div className="page-container">
        <h2 id={labelId} className="spec-print font-normal text-muted">
          {words.label}
        </h2>
        <ol className="mt-4 grid border-y-[1.5px] border-ink lg:grid-cols-5">
          {words.steps.map((step, index) => (
            <li
              key={step.title}
              className="relative grid grid-cols-[2rem_1fr] gap-x-3 border-dashed border-ink/50 py-4 not-first:border-t lg:block lg:px-5 lg:py-6 lg:not-first:border-t-0 lg:not-first:border-l lg:first:pl-0"
            >
              <span aria-hidden="true" className="spec-print pt-1 text-tomato lg:block">
                {index + 1}/{words.steps.length}
              </span>
              <div>
                <h3 className="text-title lg:mt-3">{step.title}</h3>
                <p className="mt-1 text-sm text-muted">{step.text}</p>
              </div>
              {index < words.steps.length - 1 && (
                <Glyph
                  name="arrow-right"
                  className="absolute top-6 -right-3 hidden size-6 rounded-full bg-paper p-0.5 text-tomato lg:block"
                />
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
