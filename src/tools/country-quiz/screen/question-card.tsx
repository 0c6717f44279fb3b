import {
  isMultiQuestion,
  maxChoices,
  type QuizQuestion,
  quizQuestions,
} from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type Ref, useId, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { cn } from '@/lib/cn.ts';
import { countryQuizCopy as copy, labeledOptions } from '../copy.ts';
import { handleQuizKey } from './quiz-keys.ts';

type QuestionCardProps = {
  headingRef: Ref<HTMLHeadingElement>;
  question: QuizQuestion;
  index: number;
  chosen: readonly string[];
  /** Which tool the choice comes from; undefined where the visitor made it here. */
  chosenFrom?: string | undefined;
  onChoose: (option: string) => void;
  onContinue: () => void;
  onPrevious: () => void;
};

/** One question with its answers. */
export function QuestionCard({ headingRef, question, index, ...props }: QuestionCardProps) {
  const { chosen, chosenFrom, onChoose, onContinue, onPrevious } = props;
  const headingId = useId();
  const hintId = useId();
  const noteId = useId();
  const card = useRef<HTMLFieldSetElement>(null);
  const { title, hint } = copy.questions[question];
  const multi = isMultiQuestion(question);
  const max = maxChoices(question);
  const options = labeledOptions(question);
  const limited = multi && max < options.length;
  const full = limited && chosen.length >= max;
  const isUnanswered = multi && chosen.length === 0;
  const total = quizQuestions.length;
  const position = copy.progress(index + 1, total);

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
          <span className="hidden sm:inline">{copy.keys}</span>
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
          {full && copy.full(max)}
          {isUnanswered && copy.noneChosen}
          {chosenFrom !== undefined && copy.chosenFrom(chosenFrom)}
        </p>
        <div className="mt-3 flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between">
          {index > 0 ? (
            <Button variant="tertiary" onClick={onPrevious}>
              <ArrowLeft aria-hidden="true" />
              {copy.previous}
            </Button>
          ) : (
            <span />
          )}
          {/* A choice that was made elsewhere has nobody press it here. */}
          {(multi || chosenFrom !== undefined) && (
            <Button
              aria-disabled={isUnanswered || undefined}
              aria-describedby={isUnanswered ? noteId : undefined}
              onClick={goOn}
            >
              {limited
                ? copy.continueWithMax(chosen.length, max)
                : copy.continue(multi ? chosen.length : 0)}
              <ArrowRight aria-hidden="true" />
            </Button>
          )}
        </div>
      </fieldset>
    </div>
  );
}

type OptionRowProps = {
  kind: 'radio' | 'checkbox';
  name: string;
  label: string;
  /** The key that chooses it, shown where there is a keyboard. */
  keyHint: string;
  checked: boolean;
  /** The maximum is chosen already. */
  blocked: boolean;
  onChoose: () => void;
};

function OptionRow({ kind, name, label, keyHint, checked, blocked, onChoose }: OptionRowProps) {
  return (
    <label
      className={cn(
        'flex min-h-14 items-center gap-3 rounded-card border-[1.5px] px-4 py-3 font-medium',
        'transition-colors duration-150 has-checked:bg-butter has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
        blocked
          ? 'cursor-not-allowed border-ink/30 text-muted'
          : 'cursor-pointer border-ink bg-white hover:bg-butter/40',
      )}
    >
      <input
        type={kind}
        name={name}
        checked={checked}
        aria-disabled={blocked || undefined}
        // A click on the answer already chosen advances too; `change` would not fire for it.
        onClick={() => {
          if (!blocked) onChoose();
        }}
        onChange={() => {}}
        className="size-5 shrink-0 accent-ink outline-none"
      />
      <span className="flex-1">{label}</span>
      <span
        aria-hidden="true"
        className="hidden size-7 place-items-center rounded-chip border border-ink/40 font-mono text-label sm:grid"
      >
        {keyHint}
      </span>
    </label>
  );
}
