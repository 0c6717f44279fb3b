import { ActionRow } from '@/components/sections/action-row.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { ContentLink, TitledText } from '@/content/types.ts';

type ContactStepsProps = {
  words: { title: string; steps: readonly TitledText[]; actions: readonly ContentLink[] };
};

export function ContactSteps({ words }: ContactStepsProps) {
  return (
    <Section ground="tomato">
      <h2 className="max-w-[16ch] text-display-2">{words.title}</h2>
      <ol className="mt-6 grid gap-3 sm:mt-10 sm:gap-8 md:grid-cols-3">
        {words.steps.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-t-[1.5px] border-white pt-3 md:block md:pt-4"
          >
            <span aria-hidden="true" className="row-span-2 font-display text-figure">
              {index + 1}
            </span>
            <h3 className="text-title md:mt-4">{step.title}</h3>
            <p className="mt-1 md:mt-2">{step.text}</p>
          </li>
        ))}
      </ol>
      <ActionRow actions={words.actions} size="lg" className="mt-6 sm:mt-12" />
    </Section>
  );
}
