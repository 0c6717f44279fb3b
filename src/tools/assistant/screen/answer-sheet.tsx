import { RotateCw, Volume2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { useLazyModule } from '@/lazy/lazy-module.ts';
import { assistantCopy } from '../copy.ts';
import type { AskTariff, AssistantMessage } from '../rules/thread.ts';
import { answering } from './answering.ts';
import { clockText } from './clock-text.ts';
import { SuggestedQuestions } from './suggested-questions.tsx';

const { thread } = assistantCopy;

type AnswerSheetProps = {
  message: AssistantMessage;
  /** The last answer offers the next questions. */
  isLast: boolean;
  onAsk: (text: string) => void;
  onAskTariff: AskTariff;
  onHear: () => void;
  onRetry: () => void;
};

/** An answer as a printed label: its head, its text, and what it is based on. */
export function AnswerSheet(props: AnswerSheetProps) {
  const { message, isLast, onAsk, onAskTariff, onHear, onRetry } = props;
  const { content, cards, suggestions, failed, timestampMs, language } = message;
  const code = useLazyModule(answering);
  return (
    <article
      aria-label={thread.kira}
      data-ground="white"
      className="rounded-card border border-ink"
    >
      <header className="flex items-center justify-between gap-3 border-b border-dashed border-ink/50 px-[min(1rem,4vw)] py-1 spec-print sm:px-6">
        <span>
          {thread.kira} ·{' '}
          <time dateTime={new Date(timestampMs).toISOString()}>{clockText(timestampMs)}</time>
        </span>
        {failed ? (
          isLast && (
            <Button variant="tertiary" size="sm" className="font-sans" onClick={onRetry}>
              <RotateCw aria-hidden="true" />
              {thread.retry}
            </Button>
          )
        ) : (
          <Button variant="tertiary" size="sm" className="font-sans no-underline" onClick={onHear}>
            <Volume2 aria-hidden="true" />
            {thread.hear}
          </Button>
        )}
      </header>
      <div className="flex flex-col gap-5 px-[min(1rem,4vw)] py-4 sm:px-6 sm:py-5">
        <div lang={language} className="flex max-w-measure flex-col gap-3">
          {content.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
        {code && <code.AnswerCards cards={cards} onAskTariff={onAskTariff} />}
        {isLast && suggestions.length > 0 && (
          <SuggestedQuestions
            label={thread.nextLabel}
            questions={suggestions}
            language={language}
            onAsk={onAsk}
          />
        )}
      </div>
    </article>
  );
}
