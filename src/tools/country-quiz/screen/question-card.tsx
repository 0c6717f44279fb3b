import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type Ref, useId, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { type CountryQuizContent, labelledOptions } from '../copy.ts';
import {
  isMultiQuestion,
  maxChoices,
  type QuizQuestion,
  quizQuestions,
} from '../rules/quiz-answers.ts';
import { OptionRow } from './option-row.tsx';
import { handleQuizKey } from './quiz-keys.ts';

type QuestionCardProps = {
  words: CountryQuizContent;
  headingRef: Ref<HTMLHeadingElement>;
  question: QuizQuestion;
  index: number;
  chosen: readonly string[];
  onChoose: (option: string) => void;
  onContinue: () => void;
  onPrevious: () => void;
};

/** One question with its answers; a single choice moves on by itself. */
export function QuestionCard({ words, headingRef, question, index, ...props }: QuestionCardProps) {
  const { chosen, onChoose, onContinue, onPrevious } = props;
  const headingId = useId();
  const hintId = useId();
  const noteId = useId();
  const card = useRef<HTMLFieldSetElement>(null);
  const { title, hint } = words.questions[question];
  const multi = isMultiQuestion(question);
  const max = maxChoices(question);
  const options = labelledOptions(question);
  const limited = multi && max < options.length;
  const full = limited && chosen.length >= max;
  const isUnanswered = multi && chosen.length === 0;
  const total = quizQuestions.length;
  const position = words.progress(index + 1, total);

  function goOn() {
    if (isUnanswered) card.current?.querySelector('input')?.focus();
    else onContinue();
  }

  return (
    <div className="mx-auto max-w-2xl sm:py-4">
      <Progress label={position} value={((index + 1) / total) * 100} />
      <fieldset
        ref={card}
        aria-labelledby={headingId}
        aria-describedby={hintId}
        className="mt-8 min-w-0"
        onKeyDown={(event) =>
          handleQuizKey(event, { card, options, multi, onChoose, onContinue: goOn })
        }
      >
        <h3 id={headingId} ref={headingRef} tabIndex={-1} className="text-display-3">
          <span className="sr-only">{position}: </span>
          {title}
        </h3>
        <p id={hintId} className="mt-2 text-sm text-muted">
          {hint && <span>{hint} </span>}
          <span className="hidden sm:inline">{words.keys}</span>
        </p>
        <div className="mt-6 grid gap-3">
          {options.map(({ value, label }, place) => (
            <OptionRow
              key={`${question} ${value}`}
              kind={multi ? 'checkbox' : 'radio'}
              name={`${headingId}-${question}`}
              label={label}
              keyHint={String(place + 1)}
              checked={chosen.includes(value)}
              blocked={full && !chosen.includes(value)}
              onChoose={() => onChoose(value)}
            />
          ))}
        </div>
        <p id={noteId} role="status" className="mt-3 min-h-6 text-sm text-muted">
          {full && words.full(max)}
          {isUnanswered && words.noneChosen}
        </p>
        <div className="mt-3 flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between">
          {index > 0 ? (
            <Button variant="tertiary" onClick={onPrevious}>
              <ArrowLeft aria-hidden="true" />
              {words.previous}
            </Button>
          ) : (
            <span />
          )}
          {multi && (
            <Button
              aria-disabled={isUnanswered || undefined}
              aria-describedby={isUnanswered ? noteId : undefined}
              onClick={goOn}
            >
              {limited ? words.continueWithMax(chosen.length, max) : words.continue(chosen.length)}
              <ArrowRight aria-hidden="true" />
            </Button>
          )}
        </div>
      </fieldset>
    </div>
  );
}
