import { RotateCw, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { HelloSticker } from '@/components/stickers/word-stickers.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { scrollBehavior } from '@/hooks/scroll-behavior.ts';
import { assistantCopy } from '../copy.ts';
import { lastQuestionId } from '../rules/thread.ts';
import { AnswerSheet } from './answer-sheet.tsx';
import { QuestionBubble } from './question-bubble.tsx';
import { SuggestedQuestions } from './suggested-questions.tsx';
import type { Assistant } from './use-assistant.ts';

const { controls, empty, status: statusTexts, thread } = assistantCopy;

type ThreadViewProps = { assistant: Assistant };

/** The conversation, which screen readers announce as it grows. */
export function ThreadView({ assistant }: ThreadViewProps) {
  const { messages, status, work, playback } = assistant;
  const newest = useNewestInView(messages.length);
  const lastQuestion = lastQuestionId(messages);

  function retry() {
    const question = messages.find(({ id }) => id === lastQuestion);
    if (question) assistant.askInstead(question.content);
  }

  return (
    <div className="flex flex-col gap-5">
      {messages.length === 0 && <EmptyThread assistant={assistant} />}
      <div role="log" aria-label={thread.label} className="flex flex-col gap-5 empty:hidden">
        {messages.map((message, index) =>
          message.role === 'user' ? (
            <div
              key={message.id}
              ref={message.id === lastQuestion ? newest : undefined}
              tabIndex={-1}
              className="scroll-mt-24"
            >
              <QuestionBubble
                message={message}
                onAskInstead={message.id === lastQuestion ? assistant.askInstead : undefined}
              />
            </div>
          ) : (
            <AnswerSheet
              key={message.id}
              message={message}
              isLast={index === messages.length - 1}
              onAsk={assistant.ask}
              onAskTariff={assistant.askTariff}
              onHear={() => assistant.hear(message)}
              onRetry={retry}
            />
          ),
        )}
      </div>
      {work === 'answering' && status === 'thinking' && (
        <p className="flex items-center gap-3 rounded-card border border-dashed border-ink/50 px-5 py-4 spec-print">
          <Spinner className="size-5 text-tomato" />
          {statusTexts.thinking}
        </p>
      )}
      {work === null && messages.at(-1)?.role === 'user' && (
        // The page was reloaded, or the answer canceled, before it came.
        <p className="flex flex-wrap items-center gap-3">
          {thread.unanswered}
          <Button variant="secondary" size="sm" onClick={retry}>
            <RotateCw aria-hidden="true" />
            {thread.retry}
          </Button>
        </p>
      )}
      {playback.phase === 'blocked' && (
        <Button className="w-fit" onClick={assistant.tapToHear}>
          {controls.tapToHear}
        </Button>
      )}
    </div>
  );
}

type EmptyThreadProps = { assistant: Assistant };

/** Before the first question: who answers, from what sources, and sample questions. */
function EmptyThread({ assistant }: EmptyThreadProps) {
  const { greeting, text, groups } = empty;
  return (
    <div data-ground="white" className="rounded-card border border-ink">
      <div className="flex items-start justify-between gap-4 px-[min(1rem,4vw)] pt-5 sm:px-6">
        <div>
          <h2 className="text-display-3">{greeting}</h2>
          <p className="mt-2 max-w-[34.6em]">{text}</p>
        </div>
        <HelloSticker className="hidden h-16 sm:block" />
      </div>
      {assistant.canRestore && (
        <p className="px-[min(1rem,4vw)] pt-2 sm:px-6">
          <Button variant="tertiary" size="sm" onClick={assistant.restore}>
            <Undo2 aria-hidden="true" />
            {controls.undoReset}
          </Button>
        </p>
      )}
      <div className="flex flex-col gap-5 px-[min(1rem,4vw)] py-5 sm:px-6">
        {groups.map(({ title, questions }) => (
          <SuggestedQuestions
            key={title}
            label={title}
            questions={questions}
            onAsk={assistant.ask}
          />
        ))}
      </div>
    </div>
  );
}

/** Scrolls to the newest question as the thread grows, but not when the page opens. */
function useNewestInView(count: number) {
  const newest = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) {
      newest.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
      // The pressed button is gone or scrolled away: the next Tab has to lead into the answer.
      if (!isTyping()) newest.current?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [count]);
  return newest;
}

/** Never takes the focus from somebody who is typing. */
function isTyping(): boolean {
  return document.activeElement?.matches('textarea, input') === true;
}
