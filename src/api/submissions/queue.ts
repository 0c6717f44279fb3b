import { deviceStorage } from '@/lib/storage.ts';
import { ApiError, isRetryable, isServerAway } from '../api-error.ts';
import { lazyApiModule } from '../lazy-api-module.ts';
import { recordRetryAfter } from '../retry-after.ts';
import {
  isFailureShown,
  type Submission,
  type SubmissionSubject,
  subjectOf,
  supersedes,
} from './kinds.ts';
import { createSubmissionStore, type PendingSubmission, type SubmissionStore } from './store.ts';

/** What to tell the visitor. */
export type PendingStatus = { state: 'nothing' } | WaitingStatus | PendingOutcome;

export type WaitingStatus = {
  state: 'waiting';
  subjects: readonly SubmissionSubject[];
  /** Everything pending is stored and survives closing the page. */
  isPersisted: boolean;
  isSending: boolean;
  /** Nothing pending is retried anymore. */
  hasGivenUp: boolean;
};

/**
 * How waiting ended. sent: it has arrived; refused: the server rejected it, so it is removed;
 * crowded: it was removed because too much was pending.
 */
export type PendingOutcome = {
  state: 'sent' | 'refused' | 'crowded';
  subjects: readonly SubmissionSubject[];
};

type SubmissionQueueOptions = {
  store: SubmissionStore;
  /** Sends a stored submission. Must change nothing the second time. @throws ApiError */
  deliver: (submission: Submission) => Promise<unknown>;
  /**
   * Called with the wait the server asked for, whenever the visitor was asked to try again later.
   */
  onRetryAfter: (retryAfterMs: number | undefined) => void;
  /** Whether the visitor loses nothing if it never arrives, so that no notice troubles them with it. */
  isQuiet?: (submission: Submission) => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
};

export type SubmissionQueue = ReturnType<typeof createSubmissionQueue>;

export const nothingPending: PendingStatus = { state: 'nothing' };

/** Retries stop after this long: by then, visitors have asked somewhere else. */
export const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** An answer that takes longer counts as missing. */
const timeoutMs = 30_000;

/**
 * Keeps submissions until they have arrived: each one is stored before it is sent, removed once it
 * has arrived or was refused, and retried otherwise.
 *
 * On the page that sent a submission, only the tool reports a failure: nothing is lost, and the
 * visitor has nothing to do. The status mentions the submission on a later visit, or right away if
 * the browser stores nothing, so that closing the page would lose it. It mentions a quiet one only
 * once retries have ended, because then its record stays until the visitor removes it.
 */
export function createSubmissionQueue({
  store,
  deliver,
  onRetryAfter,
  isQuiet = () => false,
  now,
  random,
}: SubmissionQueueOptions) {
  const listeners = new Set<() => void>();
  /** Being sent for the first time. */
  const inFlight = new Set<string>();
  /** First sent from this page. */
  const sentHere = new Set<string>();
  /** What the status may mention. */
  const announced = new Set<string>();
  let status = nothingPending;
  let isSending = false;
  let failures = 0;
  /** How often the device has come back online while this page was open. */
  let timesOnline = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** How waiting ended, until the visitor has read it. */
  let outcome: PendingOutcome | undefined;

  function refresh(): void {
    const waiting = store
      .list()
      .filter((each) => each.hasGivenUp || announced.has(nameOf(each)))
      .filter((each) => !inFlight.has(nameOf(each)));
    const next: PendingStatus =
      waiting.length > 0
        ? {
            state: 'waiting',
            subjects: subjectsOf(waiting),
            isPersisted: waiting.every(store.isPersisted),
            isSending,
            hasGivenUp: waiting.every(({ hasGivenUp }) => hasGivenUp),
          }
        : (outcome ?? nothingPending);
    if (JSON.stringify(next) === JSON.stringify(status)) return;
    status = next;
    for (const listener of listeners) listener();
  }

  /** Good news does not replace bad news, because the visitor has to act on the bad news. */
  function report(state: PendingOutcome['state'], ended: readonly PendingSubmission[]): void {
    const submissions = ended.filter((each) => each.hasGivenUp || !isQuiet(each));
    if (submissions.length === 0) return;
    if (state === 'sent' && outcome !== undefined && outcome.state !== 'sent') return;
    const earlier = outcome?.state === state ? outcome.subjects : [];
    outcome = { state, subjects: [...new Set([...earlier, ...subjectsOf(submissions)])] };
  }

  function put(submission: PendingSubmission): void {
    report('crowded', store.put(submission));
  }

  function plan(waitMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void sendAll('due'), waitMs);
  }

  /**
   * @param timesOnlineBefore when the failed attempt began: what failed while the device came back
   *   online may arrive now, and there is no further event to wait for
   */
  function planRetry(error: unknown, timesOnlineBefore: number): void {
    const retryAfterMs = error instanceof ApiError ? error.retryAfterMs : undefined;
    if (retryAfterMs === undefined && timesOnline !== timesOnlineBefore) return plan(0);
    plan(retryDelayMs(failures, random(), retryAfterMs));
  }

  /** Skips a submission that is gone by now: another tab sent it, or the visitor removed it. */
  function keepForLater(submission: PendingSubmission): void {
    if (store.has(submission)) put(afterFailure(submission, now()));
    announce(submission);
  }

  function announce(submission: PendingSubmission): void {
    if (isQuiet(submission)) return;
    const isReportedByTool = sentHere.has(nameOf(submission)) && store.isPersisted(submission);
    if (!isReportedByTool) announced.add(nameOf(submission));
  }

  /**
   * Sends the pending submissions one after the other. Stops when the server cannot be reached or
   * asks to wait; a submission rejected for its own content does not block the others.
   * @param which `due` leaves out submissions that are no longer retried
   */
  async function sendAll(which: 'due' | 'all'): Promise<void> {
    if (isSending) return;
    isSending = true;
    const timesOnlineBefore = timesOnline;
    clearTimeout(timer);
    refresh();
    let lastError: unknown;
    let hasFailed = false;
    let hasSucceeded = false;
    for (const submission of store.list()) {
      if (inFlight.has(nameOf(submission)) || !store.has(submission)) continue;
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
    if (store.list().some(({ hasGivenUp }) => !hasGivenUp) && hasFailed) {
      planRetry(lastError, timesOnlineBefore);
    }
    refresh();
  }

  /** @throws if a later attempt may succeed; after any other outcome the submission is removed */
  async function sendAgain(submission: PendingSubmission): Promise<void> {
    try {
      await withTimeout(deliver(submission));
      if (announced.has(nameOf(submission))) report('sent', [submission]);
    } catch (error) {
      if (isRetryable(error)) {
        keepForLater(submission);
        throw error;
      }
      report('refused', [submission]);
      console.warn(`Stored submission rejected: ${submission.kind}`, error);
    }
    store.remove(submission);
  }

  return {
    /**
     * Sends a submission for the first time, and keeps it unless it is refused. The caller gets the
     * error in both cases.
     * @param send must be idempotent
     * @throws whatever `send` rejects with; ApiError `timeout` when that takes too long
     */
    async submit<Answer>(
      { kind, id, body }: Submission,
      send: () => Promise<Answer>,
    ): Promise<Answer> {
      const submission = { kind, id, body, sentAtMs: now(), hasGivenUp: false };
      for (const old of store.list()) if (supersedes(submission, old)) store.remove(old);
      const name = nameOf(submission);
      if (outcome?.state === 'sent') outcome = undefined;
      put(submission);
      const timesOnlineBefore = timesOnline;
      inFlight.add(name);
      sentHere.add(name);
      try {
        const answer = await withTimeout(send());
        store.remove(submission);
        // The server answers again, so the others need not wait any longer.
        if (failures > 0) plan(0);
        return answer;
      } catch (error) {
        if (isRetryable(error)) {
          failures = Math.max(failures, 1);
          keepForLater(submission);
          planRetry(error, timesOnlineBefore);
          if (isTooManyRequests(error) && isFailureShown(subjectOf(submission))) {
            onRetryAfter(error.retryAfterMs);
          }
        } else {
          store.remove(submission);
        }
        throw error;
      } finally {
        inFlight.delete(name);
        refresh();
      }
    },

    /** Sends everything pending, at the visitor's request. */
    sendNow: () => sendAll('all'),

    /** Removes everything pending, on this device and in this page. */
    forget(): void {
      clearTimeout(timer);
      store.clear();
      outcome = undefined;
      refresh();
    },

    /** Clears the outcome once the visitor has read it. */
    dismiss(): void {
      outcome = undefined;
      refresh();
    },

    /**
     * Sends what earlier visits left pending, and everything pending when the device is back
     * online.
     * @returns a function that stops it
     */
    watch(page: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
      const sendDue = () => void sendAll('due');
      const onOnline = () => {
        timesOnline += 1;
        sendDue();
      };
      page.addEventListener('online', onOnline);
      // Another tab has sent, stored or removed something.
      page.addEventListener('storage', refresh);
      if (store.list().length > 0) sendDue();
      return () => {
        clearTimeout(timer);
        page.removeEventListener('online', onOnline);
        page.removeEventListener('storage', refresh);
      };
    },

    status: () => status,

    /** @returns a function that unsubscribes */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function nameOf({ kind, id }: Submission): string {
  return `${kind} ${id}`;
}

function isTooManyRequests(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 429;
}

function subjectsOf(submissions: readonly PendingSubmission[]): SubmissionSubject[] {
  return [...new Set(submissions.map(subjectOf))];
}

/** @throws ApiError `timeout`; the work itself continues */
function withTimeout<Answer>(work: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ApiError('This took too long. Please try again.', 'timeout')),
      timeoutMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Returns the submission as it is after another failure. After `maxAgeMs`, that was the last
 * attempt. A time in the future means that the clock was wrong at first, so its age is counted from
 * now.
 */
export function afterFailure(submission: PendingSubmission, nowMs: number): PendingSubmission {
  return {
    ...submission,
    sentAtMs: Math.min(submission.sentAtMs, nowMs),
    hasGivenUp: nowMs - submission.sentAtMs > maxAgeMs,
  };
}

const firstRetryMs = 10_000;
const maxRetryMs = 10 * 60_000;

/**
 * How long to wait before the next attempt, in milliseconds: ten seconds, doubled each time up to
 * ten minutes, plus or minus a fifth so that visitors do not all retry at once.
 * @param failures failed attempts in a row, from 1
 * @param random from 0 to 1
 * @param retryAfterMs what the server asked for; the wait is never shorter
 */
export function retryDelayMs(failures: number, random: number, retryAfterMs = 0): number {
  const delayMs = Math.min(firstRetryMs * 2 ** (failures - 1), maxRetryMs);
  return Math.max(Math.round(delayMs * (0.8 + 0.4 * random)), retryAfterMs);
}

/** Sends submissions and validates stored ones. */
export const delivery = lazyApiModule(() => import('./delivery.ts'));

/** What this browser has submitted and the server has not received yet. */
export const pendingSubmissions = createSubmissionQueue({
  store: createSubmissionStore(deviceStorage),
  deliver: async ({ kind, body }) => (await delivery.load()).sendStored(kind, body),
  onRetryAfter: recordRetryAfter,
  isQuiet: (submission) => !isFailureShown(subjectOf(submission)),
  now: () => Date.now(),
  random: () => Math.random(),
});
