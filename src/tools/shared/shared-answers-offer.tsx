import { History } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { SharedAnswersMemory } from '@/hooks/use-shared-answers.ts';
import { cn } from '@/lib/cn.ts';
import {
  answersToOffer,
  isEmpty,
  type SharedAnswerName,
  type SharedAnswers,
} from '@/lib/shared-answers.ts';
import type { SharedAnswersContent } from './shared-answers-copy.ts';
import { sharedAnswersText } from './shared-answers-text.ts';

export type SharedAnswersOfferProps = {
  words: SharedAnswersContent;
  memory: Pick<SharedAnswersMemory, 'answers' | 'dismiss' | 'clear'>;
  /** The questions of this tool that nobody has answered yet. */
  blank: readonly SharedAnswerName[];
  /** Longest product words this tool's field takes. */
  productMaxLength?: number;
  /** Given the offered answers only: those to blank questions. */
  onUse: (answers: SharedAnswers) => void;
  /** Told when the visitor had everything forgotten: the tool empties its own form then. */
  onForgotten: () => void;
  /** The tool was emptied so just now: says it. */
  wasForgotten?: boolean;
  className?: string;
};

type Outcome = 'open' | 'used' | 'dismissed' | 'forgotten';

/**
 * Offers what the visitor told another tool, once; answered questions are never touched. Whatever
 * becomes of the offer, what was typed can be forgotten here.
 */
export function SharedAnswersOffer({
  words,
  memory,
  blank,
  productMaxLength,
  onUse,
  onForgotten,
  wasForgotten = false,
  className,
}: SharedAnswersOfferProps) {
  const place = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome>(wasForgotten ? 'forgotten' : 'open');
  const offered = answersToOffer(memory.answers, blank, productMaxLength);
  const isShown = outcome === 'open' && !isEmpty(offered);

  // The pressed button goes away with the offer; focus must not fall to the body.
  useEffect(() => {
    if (outcome !== 'open') place.current?.focus();
  }, [outcome]);

  function use() {
    setOutcome('used');
    onUse(offered);
  }

  function dismiss() {
    setOutcome('dismissed');
    memory.dismiss();
  }

  function forget() {
    setOutcome('forgotten');
    memory.clear();
    onForgotten();
  }

  return (
    <div ref={place} tabIndex={-1} data-print="hide">
      {/* Always there, so that the outcome is read out: the pressed button goes away. */}
      <p role="status" className={cn('text-sm empty:hidden', className)}>
        {outcome === 'used' && words.used}
        {outcome === 'forgotten' && words.forgotten}
      </p>
      {isShown && (
        <section
          aria-label={words.label}
          data-ground="butter"
          className={cn(
            'flex flex-col gap-3 rounded-field border-[1.5px] border-ink p-4',
            className,
          )}
        >
          <p className="flex items-start gap-2.5">
            <History aria-hidden="true" className="mt-0.5 size-5" />
            <span className="min-w-0">
              <span className="font-semibold">
                {words.offer(sharedAnswersText(words, offered))}
              </span>{' '}
              <span className="text-sm text-muted">{words.where}</span>
            </span>
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Button size="sm" variant="secondary" onClick={use}>
              {words.use}
            </Button>
            <Button size="sm" variant="tertiary" onClick={dismiss}>
              {words.dismiss}
            </Button>
            <Button size="sm" variant="tertiary" onClick={forget}>
              {words.forget}
            </Button>
          </div>
        </section>
      )}
      {!isShown && outcome !== 'forgotten' && (
        <p className={cn('text-sm text-muted', className)}>
          {words.kept}{' '}
          <button
            type="button"
            onClick={forget}
            className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-[color:var(--fg)] underline decoration-tomato decoration-2 underline-offset-[0.3em] hover:decoration-4"
          >
            {words.forgetTyped}
          </button>
        </p>
      )}
    </div>
  );
}
