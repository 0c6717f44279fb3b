import { CircleAlert, CircleCheck, Hourglass } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { WaitingStatus } from '@/api/submissions/queue.ts';
import { Button } from '@/components/ui/button.tsx';
import { CloseButton } from '@/components/ui/close-button.tsx';
import type { PendingSubmissionsContent } from '@/content/pending-submissions.ts';
import { useAutoDismiss } from '@/hooks/use-auto-dismiss.ts';
import type { PendingSubmissions } from '@/hooks/use-pending-submissions.ts';

/** Enough to read one sentence twice. */
const READING_TIME_MS = 10_000;

type PendingNoticeProps = PendingSubmissions & {
  words: PendingSubmissionsContent;
  /** Called after the visitor has closed it, so that the page can move the focus. */
  onGone: () => void;
};

/** Says which submissions are pending, and lets the visitor send or remove them. */
export function PendingNotice({
  words,
  status,
  sendNow,
  forget,
  dismiss,
  onGone,
}: PendingNoticeProps) {
  const card = useRef<HTMLElement>(null);
  const hasPressed = useRef(false);
  const [hiddenText, setHiddenText] = useState('');
  const text = pendingSentence(words, status);
  // Good news needs no action; the other outcomes stay until the visitor acts.
  useAutoDismiss(card, status.state === 'sent' ? READING_TIME_MS : null, dismiss);

  // "Try now" disappears once everything is sent, so the outcome takes the focus.
  useEffect(() => {
    if (hasPressed.current && status.state !== 'waiting') card.current?.focus();
    if (status.state !== 'waiting') hasPressed.current = false;
  }, [status.state]);

  function close(end: () => void) {
    end();
    onGone();
  }

  if (status.state === 'nothing' || text === hiddenText) return null;
  const isWaiting = status.state === 'waiting';
  const Icon = icons[status.state];
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={words.label}
      className="pointer-events-auto flex max-h-[60dvh] short:max-h-[45dvh] items-start gap-3 overflow-y-auto rounded-card border-[1.5px] border-ink bg-paper py-3 pr-2 pl-4 text-sm text-ink shadow-stack"
    >
      <Icon aria-hidden="true" className="mt-2.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 py-2">
        {isWaiting ? <WaitingText words={words} status={status} /> : <p>{text}</p>}
        {isWaiting && (
          <div className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
            <Button
              size="sm"
              variant="secondary"
              busy={status.isSending}
              busyLabel={words.waiting.sending}
              onClick={() => {
                hasPressed.current = true;
                void sendNow();
              }}
            >
              {words.waiting.sendNow}
            </Button>
            <Button size="sm" variant="tertiary" onClick={() => close(forget)}>
              {words.waiting.forget}
            </Button>
          </div>
        )}
      </div>
      <CloseButton
        label={isWaiting ? words.waiting.hide : words.close}
        onClick={() => close(isWaiting ? () => setHiddenText(text) : dismiss)}
      />
    </section>
  );
}

const icons = {
  waiting: Hourglass,
  sent: CircleCheck,
  refused: CircleAlert,
  crowded: CircleAlert,
} as const;

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** The notice's sentence; empty if there is nothing to say. */
export function pendingSentence(
  words: PendingSubmissionsContent,
  status: PendingSubmissions['status'],
): string {
  switch (status.state) {
    case 'nothing':
      return '';
    case 'waiting':
      return waitingSentences(words, status).join(' ');
    default:
      return words[status.state](listSubjects(words, status.subjects));
  }
}

function WaitingText({
  words,
  status,
}: {
  words: PendingSubmissionsContent;
  status: WaitingStatus;
}) {
  const [what, outlook] = waitingSentences(words, status);
  return (
    <>
      <p className="font-semibold">{what}</p>
      <p className="mt-0.5">{outlook}</p>
    </>
  );
}

function waitingSentences(
  words: PendingSubmissionsContent,
  { subjects, isPersisted, hasGivenUp }: WaitingStatus,
): [what: string, outlook: string] {
  const { title, givenUp, kept, notKept } = words.waiting;
  const outlook = isPersisted ? kept : notKept;
  return [title(listSubjects(words, subjects)), hasGivenUp ? givenUp : outlook];
}

function listSubjects(
  words: PendingSubmissionsContent,
  subjects: readonly (keyof PendingSubmissionsContent['subjects'])[],
): string {
  return list.format(subjects.map((subject) => words.subjects[subject]));
}
