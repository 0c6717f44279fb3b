import { retryWaitMs } from '@/lib/unsent/retry-wait.ts';
import {
  afterFailure,
  isFailureShown,
  type SubmissionSubject,
  subjectOf,
  type UnsentSubmission,
} from '@/lib/unsent/unsent-submission.ts';
import { ApiError, isRetryable, isServerAway } from './api-error.ts';
import type { UnsentStore } from './unsent-store.ts';

/** What there is to tell the visitor. */
export type UnsentStatus = { state: 'nothing' } | WaitingStatus | UnsentOutcome;

export type WaitingStatus = {
  state: 'waiting';
  subjects: readonly SubmissionSubject[];
  /** All of it outlives the page. */
  isKept: boolean;
  isSending: boolean;
  /** We no longer try by ourselves. */
  hasGivenUp: boolean;
};

/**
 * How waiting ended. sent: it has reached us; refused: it was not accepted and is gone; crowded: it
 * was removed because too much was waiting.
 */
export type UnsentOutcome = {
  state: 'sent' | 'refused' | 'crowded';
  subjects: readonly SubmissionSubject[];
};

export type NewSubmission = Pick<UnsentSubmission, 'kind' | 'id' | 'body'>;

export type UnsentQueueOptions = {
  store: UnsentStore;
  /** Sends what was kept. Must change nothing when it is sent a second time. @throws ApiError */
  deliver: (submission: UnsentSubmission) => Promise<unknown>;
  /** Told how long the server asked to wait, where the visitor was told to try again. */
  onAskedToWait: (retryAfterMs: number | undefined) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** From 0 to 1. */
  chance: () => number;
};

export type UnsentQueue = ReturnType<typeof createUnsentQueue>;

export const nothingUnsent: UnsentStatus = { state: 'nothing' };

/** An answer that takes longer counts as none. */
const answerLimitMs = 30_000;

/**
 * Keeps what a visitor sends until it has reached us: written down before it is sent, removed once
 * it has arrived or was refused, and otherwise sent again when there is a chance.
 *
 * While the page it was sent from is open, a failure is the tool's to tell, if anyone's: nothing is
 * lost and there is nothing to do. The status speaks of it at a later visit, or at once where the
 * browser keeps nothing and closing the page would lose it.
 */
export function createUnsentQueue({
  store,
  deliver,
  onAskedToWait,
  now,
  chance,
}: UnsentQueueOptions) {
  const listeners = new Set<() => void>();
  /** On their first way from this page. */
  const onTheirWay = new Set<string>();
  /** First sent from this page. */
  const sentHere = new Set<string>();
  /** What the status may speak of. */
  const announced = new Set<string>();
  let status = nothingUnsent;
  let isSending = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** How waiting ended, until the visitor has read it. */
  let outcome: UnsentOutcome | undefined;

  function refresh(): void {
    const waiting = store
      .list()
      .filter((each) => each.hasGivenUp || announced.has(nameOf(each)))
      .filter((each) => !onTheirWay.has(nameOf(each)));
    const next: UnsentStatus =
      waiting.length > 0
        ? {
            state: 'waiting',
            subjects: subjectsOf(waiting),
            isKept: waiting.every(store.isKept),
            isSending,
            hasGivenUp: waiting.every(({ hasGivenUp }) => hasGivenUp),
          }
        : (outcome ?? nothingUnsent);
    if (JSON.stringify(next) === JSON.stringify(status)) return;
    status = next;
    for (const listener of listeners) listener();
  }

  /** Bad news is not replaced by good: it asks the visitor to do something. */
  function report(state: UnsentOutcome['state'], submissions: readonly UnsentSubmission[]): void {
    if (submissions.length === 0) return;
    if (state === 'sent' && outcome !== undefined && outcome.state !== 'sent') return;
    const earlier = outcome?.state === state ? outcome.subjects : [];
    outcome = { state, subjects: [...new Set([...earlier, ...subjectsOf(submissions)])] };
  }

  function put(submission: UnsentSubmission): void {
    report('crowded', store.put(submission));
  }

  function plan(waitMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void sendAll('due'), waitMs);
  }

  function planRetry(error: unknown): void {
    const retryAfterMs = error instanceof ApiError ? error.retryAfterMs : undefined;
    plan(retryWaitMs(failures, chance(), retryAfterMs));
  }

  /** Not what was taken away meanwhile: another tab has sent it, or it is to be forgotten. */
  function keepForLater(submission: UnsentSubmission): void {
    if (store.has(submission)) put(afterFailure(submission, now()));
    announce(submission);
  }

  function announce(submission: UnsentSubmission): void {
    const isToolsToTell = sentHere.has(nameOf(submission)) && store.isKept(submission);
    if (!isToolsToTell) announced.add(nameOf(submission));
  }

  /**
   * Sends what is waiting, one after the other. Ends early when the server is away; one that is
   * refused for its own sake does not hold up the rest.
   * @param which `due` leaves out what we have given up on
   */
  async function sendAll(which: 'due' | 'all'): Promise<void> {
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    refresh();
    let lastError: unknown;
    let hasFailed = false;
    let hasSucceeded = false;
    for (const submission of store.list()) {
      if (onTheirWay.has(nameOf(submission)) || !store.has(submission)) continue;
      if (which === 'due' && submission.hasGivenUp) continue;
      try {
        await sendAgain(submission);
        hasSucceeded = true;
      } catch (error) {
        lastError = error;
        hasFailed = true;
        if (!isServerAway(error)) continue;
        store.list().forEach(announce);
        break;
      }
    }
    isSending = false;
    if (hasSucceeded) failures = 0;
    if (hasFailed) failures += 1;
    if (store.list().some(({ hasGivenUp }) => !hasGivenUp) && hasFailed) planRetry(lastError);
    refresh();
  }

  /** @throws what a later attempt may not meet again; any other end is the end of it. */
  async function sendAgain(submission: UnsentSubmission): Promise<void> {
    try {
      await answerInTime(deliver(submission));
      if (announced.has(nameOf(submission))) report('sent', [submission]);
    } catch (error) {
      if (isRetryable(error)) {
        keepForLater(submission);
        throw error;
      }
      report('refused', [submission]);
      console.warn(`Kept submission refused: ${submission.kind}`, error);
    }
    store.remove(submission);
  }

  return {
    /**
     * Sends something for the first time, and keeps it unless it is refused; the page is told of
     * the failure all the same.
     * @param send must change nothing when the same is sent a second time
     * @param supersedes which of those waiting this one takes the place of
     * @throws whatever `send` rejects with; ApiError `timeout` when that takes too long.
     */
    async submit<Answer>(
      { kind, id, body }: NewSubmission,
      send: () => Promise<Answer>,
      supersedes: (waiting: UnsentSubmission) => boolean = () => false,
    ): Promise<Answer> {
      const submission = { kind, id, body, sentAtMs: now(), hasGivenUp: false };
      for (const waiting of store.list()) if (supersedes(waiting)) store.remove(waiting);
      const name = nameOf(submission);
      if (outcome?.state === 'sent') outcome = undefined;
      put(submission);
      onTheirWay.add(name);
      sentHere.add(name);
      try {
        const answer = await answerInTime(send());
        store.remove(submission);
        // The server answers again: what is waiting need not wait for its turn.
        if (failures > 0) plan(0);
        return answer;
      } catch (error) {
        if (isRetryable(error)) {
          failures = Math.max(failures, 1);
          keepForLater(submission);
          planRetry(error);
          if (isWait(error) && isFailureShown(subjectOf(submission))) {
            onAskedToWait(error.retryAfterMs);
          }
        } else {
          store.remove(submission);
        }
        throw error;
      } finally {
        onTheirWay.delete(name);
        refresh();
      }
    },

    /** Sends all that waits, at the visitor's own request. */
    sendNow: () => sendAll('all'),

    /** Everything that waits, on this device and in this page. */
    forget(): void {
      clearTimeout(timer);
      store.clear();
      outcome = undefined;
      refresh();
    },

    /** The visitor has read how it ended. */
    dismiss(): void {
      outcome = undefined;
      refresh();
    },

    /**
     * Sends what earlier visits left behind, and whatever waits when the device is back online.
     * @returns the way to stop
     */
    watch(page: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
      const sendDue = () => void sendAll('due');
      page.addEventListener('online', sendDue);
      // Another tab has sent, kept or forgotten something.
      page.addEventListener('storage', refresh);
      if (store.list().length > 0) sendDue();
      return () => {
        clearTimeout(timer);
        page.removeEventListener('online', sendDue);
        page.removeEventListener('storage', refresh);
      };
    },

    status: () => status,

    /** @returns the way to stop */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function nameOf({ kind, id }: Pick<UnsentSubmission, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

function isWait(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 429;
}

function subjectsOf(submissions: readonly UnsentSubmission[]): SubmissionSubject[] {
  return [...new Set(submissions.map(subjectOf))];
}

/** @throws ApiError `timeout`; what was begun is left alone. */
function answerInTime<Answer>(work: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ApiError('This took too long. Please try again.', 'timeout')),
      answerLimitMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
