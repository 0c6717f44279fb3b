import { retryWaitMs } from '@/lib/unsent/retry-wait.ts';
import {
  isOverdue,
  type SubmissionSubject,
  subjectOf,
  type UnsentSubmission,
} from '@/lib/unsent/unsent-submission.ts';
import { ApiError, isPassing } from './api-error.ts';
import type { UnsentStore } from './unsent-store.ts';

/** What there is to tell the visitor. */
export type UnsentStatus =
  | { state: 'nothing' }
  | {
      state: 'waiting';
      subjects: readonly SubmissionSubject[];
      /** All of it outlives the page. */
      isKept: boolean;
      isSending: boolean;
    }
  /** What was waiting has reached us. */
  | { state: 'sent' }
  /** What was waiting was not accepted, and waits no longer. */
  | { state: 'refused' };

export type NewSubmission = Pick<UnsentSubmission, 'kind' | 'id' | 'body'>;

export type UnsentQueueOptions = {
  store: UnsentStore;
  /** Sends what was kept. Must change nothing when it is sent a second time. @throws ApiError */
  deliver: (submission: UnsentSubmission) => Promise<unknown>;
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
 * Keeps what a visitor sends until it has reached us: written down before it is sent, taken away
 * once it has arrived or was refused, and otherwise sent again when there is a chance.
 */
export function createUnsentQueue({ store, deliver, now, chance }: UnsentQueueOptions) {
  const listeners = new Set<() => void>();
  /** On their first way from this page. */
  const onTheirWay = new Set<string>();
  let status = nothingUnsent;
  let isSending = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** How the last round ended, until the visitor has read it. */
  let outcome: 'sent' | 'refused' | undefined;

  function refresh(): void {
    const overdue = store
      .list(now())
      .filter((each) => !onTheirWay.has(nameOf(each)) && isOverdue(each, now()));
    const next: UnsentStatus =
      overdue.length > 0
        ? {
            state: 'waiting',
            subjects: [...new Set(overdue.map(subjectOf))],
            isKept: overdue.every(store.isKept),
            isSending,
          }
        : { state: outcome ?? 'nothing' };
    if (JSON.stringify(next) === JSON.stringify(status)) return;
    status = next;
    for (const listener of listeners) listener();
  }

  function plan(waitMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void sendNow(), waitMs);
  }

  /** Not what was taken away meanwhile: another tab has sent it, or it is to be forgotten. */
  function keepForLater(submission: UnsentSubmission, { retryAfterMs }: ApiError): void {
    if (store.has(submission)) store.put({ ...submission, hasFailed: true });
    plan(retryWaitMs(failures, chance(), retryAfterMs));
  }

  /** Sends what is waiting, one after the other, until one of them finds nobody again. */
  async function sendNow(): Promise<void> {
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    refresh();
    for (const submission of store.list(now())) {
      if (onTheirWay.has(nameOf(submission)) || !store.has(submission)) continue;
      if (!(await sendAgain(submission))) break;
    }
    isSending = false;
    refresh();
  }

  /** False where a later attempt may do better; any other end is the end of it. */
  async function sendAgain(submission: UnsentSubmission): Promise<boolean> {
    const wasOverdue = isOverdue(submission, now());
    try {
      await answerInTime(deliver(submission));
      failures = 0;
      if (wasOverdue) outcome ??= 'sent';
    } catch (error) {
      if (isPassing(error)) {
        failures += 1;
        keepForLater(submission, error);
        return false;
      }
      outcome = 'refused';
      console.warn(`Kept submission refused: ${submission.kind}`, error);
    }
    store.remove(submission);
    return true;
  }

  return {
    /**
     * Sends something for the first time, and keeps it where nothing answers or the server asks to
     * wait; the page is told of the failure all the same.
     * @param send must change nothing when the same is sent a second time
     * @param supersedes which of those waiting this one takes the place of
     * @throws whatever `send` rejects with; ApiError `timeout` when that takes too long.
     */
    async submit<Answer>(
      { kind, id, body }: NewSubmission,
      send: () => Promise<Answer>,
      supersedes: (waiting: UnsentSubmission) => boolean = () => false,
    ): Promise<Answer> {
      const submission = { kind, id, body, sentAtMs: now(), hasFailed: false };
      for (const waiting of store.list(now())) if (supersedes(waiting)) store.remove(waiting);
      const name = nameOf(submission);
      store.put(submission);
      onTheirWay.add(name);
      outcome = undefined;
      try {
        const answer = await answerInTime(send());
        store.remove(submission);
        // The server answers again: what is waiting need not wait for its turn.
        if (failures > 0) plan(0);
        return answer;
      } catch (error) {
        if (isPassing(error)) {
          failures = Math.max(failures, 1);
          keepForLater(submission, error);
        } else {
          store.remove(submission);
        }
        throw error;
      } finally {
        onTheirWay.delete(name);
        refresh();
      }
    },

    sendNow,

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
      const whenOnline = () => void sendNow();
      page.addEventListener('online', whenOnline);
      // Another tab has sent, kept or forgotten something.
      page.addEventListener('storage', refresh);
      if (store.list(now()).length > 0) void sendNow();
      return () => {
        clearTimeout(timer);
        page.removeEventListener('online', whenOnline);
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
