import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { gentleScroll } from '@/hooks/gentle-scroll.ts';
import type { AssistantWords } from '@/pages/voice-assistant/copy.ts';
import { lastQuestionId } from '../rules/thread.ts';
import { AnswerSlip } from './answer-slip.tsx';
import { EmptyThread } from './empty-thread.tsx';
import { QuestionTag } from './question-tag.tsx';
import type { Assistant } from './use-assistant.ts';

type ThreadViewProps = { words: AssistantWords; assistant: Assistant };

/** The conversation, read out as it grows. */
export function ThreadView({ words, assistant }: ThreadViewProps) {
  const { messages, status, work, playback } = assistant;
  const newest = useNewestInView(messages.length);
  const lastQuestion = lastQuestionId(messages);

  function retry() {
    const question = messages.find(({ id }) => id === lastQuestion);
    if (question) assistant.askInstead(question.content);
  }

  return (
    <div className="flex flex-col gap-5">
      {messages.length === 0 && <EmptyThread words={words} assistant={assistant} />}
      <div role="log" aria-label={words.thread.label} className="flex flex-col gap-5 empty:hidden">
        {messages.map((message, index) =>
          message.role === 'user' ? (
            <div
              key={message.id}
              ref={message.id === lastQuestion ? newest : undefined}
              tabIndex={-1}
              className="scroll-mt-24"
            >
              <QuestionTag
                words={words}
                message={message}
                onAskInstead={message.id === lastQuestion ? assistant.askInstead : undefined}
              />
            </div>
          ) : (
            <AnswerSlip
              key={message.id}
              words={words}
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
          {words.status.thinking}
        </p>
      )}
      {work === null && messages.at(-1)?.role === 'user' && (
        // The page was loaded anew, or the answer called off, while it was under way.
        <p className="flex flex-wrap items-center gap-3">
          {words.thread.unanswered}
          <Button variant="secondary" size="sm" onClick={retry}>
            <RotateCw aria-hidden="true" />
            {words.thread.retry}
          </Button>
        </p>
      )}
      {playback.phase === 'blocked' && (
        <Button className="w-fit" onClick={assistant.tapToHear}>
          {words.controls.tapToHear}
        </Button>
      )}
    </div>
  );
}

/** Brings the newest question to the top as the thread grows; on arrival nothing moves. */
function useNewestInView(count: number) {
  const newest = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) {
      newest.current?.scrollIntoView({ block: 'start', behavior: gentleScroll() });
      // What was pressed goes away or stays behind above: the next Tab has to lead into the answer.
      if (!isTyping()) newest.current?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [count]);
  return newest;
}

/** Who writes goes on writing. */
function isTyping(): boolean {
  return document.activeElement?.matches('textarea, input') === true;
}
