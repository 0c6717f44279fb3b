import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { Accordion } from '@/components/ui/accordion.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { Ground, Question } from '@/content/types.ts';

type QuestionListProps = {
  words: { label: string; title: string; questions: readonly Question[] };
  ground?: Ground;
};

/** Frequent questions, one open at a time. */
export function QuestionList({ words, ground }: QuestionListProps) {
  return (
    <Section ground={ground}>
      <div className="grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <SectionHeading label={words.label} title={words.title} />
        <Accordion
          printsAll
          items={words.questions.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: answer,
          }))}
        />
      </div>
    </Section>
  );
}
