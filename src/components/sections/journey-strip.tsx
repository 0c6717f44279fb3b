import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { TitledText } from '@/content/types.ts';

type JourneyStripProps = { words: { label: string; steps: readonly TitledText[] } };

/** The five stops of a product, read like the route on a shipping label. */
export function JourneyStrip({ words }: JourneyStripProps) {
  const labelId = useId();
  return (
    <section aria-labelledby={labelId} className="pt-16 pb-4">
      <div className="page-container">
        <h2 id={labelId} className="spec-print font-normal text-muted">
          {words.label}
        </h2>
        <ol className="mt-4 grid border-y-[1.5px] border-ink min-[900px]:grid-cols-5">
          {words.steps.map((step, index) => (
            <li
              key={step.title}
              className="relative grid grid-cols-[2rem_1fr] gap-x-3 border-dashed border-ink/50 py-4 not-first:border-t min-[900px]:block min-[900px]:px-5 min-[900px]:py-6 min-[900px]:not-first:border-t-0 min-[900px]:not-first:border-l min-[900px]:first:pl-0"
            >
              <span aria-hidden="true" className="spec-print pt-1 text-tomato min-[900px]:block">
                {index + 1}/{words.steps.length}
              </span>
              <div>
                <h3 className="text-title min-[900px]:mt-3">{step.title}</h3>
                <p className="mt-1 text-sm text-muted">{step.text}</p>
              </div>
              {index < words.steps.length - 1 && (
                <ArrowRight
                  aria-hidden="true"
                  className="absolute top-6 -right-3 hidden size-6 rounded-full bg-paper p-0.5 text-tomato min-[900px]:block"
                />
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
