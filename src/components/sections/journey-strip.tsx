import { useId } from 'react';
import { JourneyMachine } from '@/components/sections/journey-machine.tsx';
import { SnapRow } from '@/components/ui/snap-row.tsx';
import type { ContentPicture, TitledText } from '@/content/types.ts';

type JourneyStripProps = {
  words: { label: string; steps: readonly TitledText[]; picture: ContentPicture };
};

/** The five stages of a product below the machine that makes it. */
export function JourneyStrip({ words }: JourneyStripProps) {
  const labelId = useId();
  return (
    <section aria-labelledby={labelId} className="pt-12 pb-2 sm:pt-20 sm:pb-4">
      <div className="page-container">
        <h2
          id={labelId}
          className="max-w-[9ch] text-display-2 sm:ml-auto sm:-mb-[6.5rem] lg:-mb-[7.5rem] xl:-mb-[9rem]"
        >
          {words.label}
        </h2>
      </div>
      <div className="mt-10 sm:mt-0">
        <JourneyMachine picture={words.picture} />
      </div>
      <div className="page-container mt-2 sm:mt-6">
        <SnapRow
          titleId={labelId}
          ordered
          className="border-t-[1.5px] border-ink [--snap-width:min(11.5rem,86vw)] sm:grid sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] lg:grid-cols-5"
        >
          {words.steps.map((step, index) => (
            <li
              key={step.title}
              className="border-dashed border-ink/50 py-4 not-first:border-l not-first:pl-[min(1rem,4vw)] pr-[min(1rem,4vw)] lg:py-6 lg:not-first:pl-5"
            >
              <span aria-hidden="true" className="spec-print text-tomato">
                {index + 1}/{words.steps.length}
              </span>
              <h3 className="mt-1 text-title lg:mt-3">{step.title}</h3>
              <p className="mt-1 text-sm text-muted">{step.text}</p>
            </li>
          ))}
        </SnapRow>
      </div>
    </section>
  );
}
