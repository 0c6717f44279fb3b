import { Mic, Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { assistantCopy } from '../copy.ts';
import type { UserMessage } from '../rules/thread.ts';
import { clockText } from './clock-text.ts';

const { composer, thread } = assistantCopy;

type QuestionBubbleProps = {
  message: UserMessage;
  /** Undefined for a question that can no longer be edited; returns false if it was not accepted. */
  onAskInstead?: (text: string) => boolean;
};

/** What the visitor asked; the last question can be edited and asked again. */
export function QuestionBubble({ message, onAskInstead }: QuestionBubbleProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (draft !== null && onAskInstead?.(draft)) setDraft(null);
  }

  return (
    <article
      aria-label={thread.you}
      className="ml-auto w-fit max-w-[min(34rem,92%)] rounded-[22px] rounded-br-[6px] border border-ink bg-butter px-5 py-3 text-ink"
    >
      {draft === null ? (
        <>
          <p className="whitespace-pre-line font-medium">{message.content}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 spec-print">
            <time dateTime={new Date(message.timestampMs).toISOString()}>
              {clockText(message.timestampMs)}
            </time>
            {message.spoken && (
              <span className="inline-flex items-center gap-1">
                <Mic aria-hidden="true" className="size-3.5" />
                {thread.spoken}
              </span>
            )}
            {onAskInstead && (
              <button
                type="button"
                aria-label={thread.editLabel}
                onClick={() => setDraft(message.content)}
                className="-my-2 inline-flex min-h-11 items-center gap-1 rounded-chip underline underline-offset-4"
              >
                <Pencil aria-hidden="true" className="size-3.5" />
                {thread.edit}
              </button>
            )}
          </p>
        </>
      ) : (
        <form
          method="post"
          onSubmit={handleSubmit}
          className="flex w-[min(28rem,70vw)] flex-col gap-2"
        >
          <Textarea
            // The visitor pressed Edit, so the focus belongs here.
            ref={(node) => node?.focus()}
            rows={1}
            aria-label={thread.editLabel}
            maxLength={composer.maxLength}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="secondary" size="sm">
              {thread.askAgain}
            </Button>
            <Button variant="tertiary" size="sm" onClick={() => setDraft(null)}>
              {thread.cancelEdit}
            </Button>
          </div>
        </form>
      )}
    </article>
  );
}
