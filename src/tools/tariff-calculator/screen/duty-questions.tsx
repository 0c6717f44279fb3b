import type { DutyQuestion } from '@functions/_shared/domain/tariff/duty-types.ts';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';

type DutyQuestionsProps = {
  questions: readonly DutyQuestion[];
  answers: Readonly<Record<string, string>>;
  assumedText: string;
  onAnswer: (id: string, value: string) => void;
};

/** What has to be known before the numbers are right. */
export function DutyQuestions({ questions, answers, assumedText, onAnswer }: DutyQuestionsProps) {
  return questions.map(({ id, text, options, assumed, isOpen }) => (
    <Field key={id} label={text} hint={isOpen && assumed !== null ? assumedText : undefined}>
      <Select
        options={options}
        value={isOpen ? (assumed ?? '') : (answers[id] ?? '')}
        placeholder="…"
        onValueChange={(value) => onAnswer(id, value)}
      />
    </Field>
  ));
}
