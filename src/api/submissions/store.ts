import { parseJson, record, text } from '@functions/_shared/domain/schema.ts';
import { type BrowserStorage, pendingKeyPrefix } from '@/lib/storage.ts';
import { isSubmissionKind, type Submission, sendingRank } from './kinds.ts';

/** A submission that has not reached the server yet. */
export type PendingSubmission = Submission & {
  /** When the visitor sent it, in milliseconds since 1970. */
  sentAtMs: number;
  /** True once it is no longer retried: only the visitor can send or remove it. */
  hasGivenUp: boolean;
};

/** Where submissions are stored until they have reached the server. No method throws. */
export type SubmissionStore = {
  /** In sending order. Removes damaged records. */
  list: () => PendingSubmission[];
  /** Returns the oldest submissions beyond `maxPending`, which it removed. */
  put: (submission: PendingSubmission) => PendingSubmission[];
  remove: (submission: PendingSubmission) => void;
  clear: () => void;
  /** False once another tab has sent it or the visitor has removed it. */
  has: (submission: PendingSubmission) => boolean;
  /** Whether it survives closing the page: false if the browser refuses to store anything. */
  isPersisted: (submission: PendingSubmission) => boolean;
};

/** Enough for twenty submissions with their messages. */
export const maxPending = 40;

/**
 * Stores one record per submission, so that two tabs never overwrite each other's. What the browser
 * refuses to store (private windows, full storage) is kept in memory until the page is closed.
 */
export function createSubmissionStore(device: BrowserStorage): SubmissionStore {
  const inPage = new Map<string, PendingSubmission>();

  function keysOnDevice(): string[] {
    return device.listKeys().filter((key) => key.startsWith(pendingKeyPrefix));
  }

  function readFromDevice(key: string): PendingSubmission | null {
    const submission = parseRecord(device.read(key));
    if (submission === null) device.remove(key);
    return submission;
  }

  const store: SubmissionStore = {
    list() {
      const onDevice = keysOnDevice().flatMap((key) => readFromDevice(key) ?? []);
      return inSendingOrder([...onDevice, ...inPage.values()]);
    },
    put(submission) {
      const key = keyOf(submission);
      inPage.delete(key);
      const isWritten = device.write(key, serializeRecord(submission));
      if (!isWritten) inPage.set(key, submission);
      const excess = store.list().slice(0, -maxPending);
      for (const old of excess) store.remove(old);
      return excess;
    },
    remove(submission) {
      const key = keyOf(submission);
      inPage.delete(key);
      device.remove(key);
    },
    clear() {
      inPage.clear();
      for (const key of keysOnDevice()) device.remove(key);
    },
    has(submission) {
      const key = keyOf(submission);
      return inPage.has(key) || device.read(key) !== null;
    },
    isPersisted: (submission) => !inPage.has(keyOf(submission)),
  };
  return store;
}

function keyOf({ kind, id }: Submission): string {
  return `${pendingKeyPrefix}${kind}_${id}`;
}

/** Increase it when the meaning of a field changes; records of other versions are discarded. */
const recordVersion = 1;

export function serializeRecord(submission: PendingSubmission): string {
  const { kind, id, body, sentAtMs, hasGivenUp } = submission;
  return JSON.stringify({ version: recordVersion, kind, id, body, sentAtMs, hasGivenUp });
}

/** Parses a stored record; null if it is damaged or of another version. */
export function parseRecord(json: string | null): PendingSubmission | null {
  const { version, sentAtMs, ...stored } = parseJson(record, json);
  const kind = text(stored.kind);
  const id = text(stored.id);
  if (version !== recordVersion || !isSubmissionKind(kind) || id === '') return null;
  if (typeof sentAtMs !== 'number') return null;
  return {
    kind,
    id,
    body: record(stored.body),
    sentAtMs,
    hasGivenUp: stored.hasGivenUp === true,
  };
}

/** Oldest first; of two made at the same time, a row before its message. */
export function inSendingOrder(pending: readonly PendingSubmission[]): PendingSubmission[] {
  return [...pending].sort((a, b) => a.sentAtMs - b.sentAtMs || sendingRank(a) - sendingRank(b));
}
