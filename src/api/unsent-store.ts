import {
  inSendingOrder,
  maxCount,
  type UnsentSubmission,
  unsentFromText,
  unsentToText,
} from '@/lib/unsent/unsent-submission.ts';

/** Where submissions wait until they have reached us. No verb throws. */
export type UnsentStore = {
  /** In sending order; damaged records are thrown away. */
  list: () => UnsentSubmission[];
  /** Returns what had to make room: the oldest beyond `maxCount`. */
  put: (submission: UnsentSubmission) => UnsentSubmission[];
  remove: (submission: UnsentSubmission) => void;
  clear: () => void;
  /** Whether it waits here still: another tab may have sent it, or the visitor had it forgotten. */
  has: (submission: UnsentSubmission) => boolean;
  /** Whether it outlives the page: false where the browser keeps nothing for us. */
  isKept: (submission: UnsentSubmission) => boolean;
};

/** Begins the key of every record, with the product's own prefix. */
export const unsentKeyPrefix = 'brandbff_unsent_';

/**
 * A record for each submission, so that two tabs never overwrite each other's. What the browser
 * refuses to keep, as in private windows or when it is full, lives as long as the page.
 */
export function createUnsentStore(storage: () => Storage): UnsentStore {
  const onPage = new Map<string, UnsentSubmission>();

  function keysOnDevice(): string[] {
    return attempt(() => {
      const device = storage();
      const keys = Array.from({ length: device.length }, (_, index) => device.key(index) ?? '');
      return keys.filter((key) => key.startsWith(unsentKeyPrefix));
    }, []);
  }

  function readFromDevice(key: string): UnsentSubmission | null {
    const submission = unsentFromText(attempt(() => storage().getItem(key), null));
    if (submission === null) removeFromDevice(key);
    return submission;
  }

  function removeFromDevice(key: string): void {
    attempt(() => storage().removeItem(key), undefined);
  }

  const store: UnsentStore = {
    list() {
      const onDevice = keysOnDevice().flatMap((key) => readFromDevice(key) ?? []);
      return inSendingOrder([...onDevice, ...onPage.values()]);
    },
    put(submission) {
      const key = keyOf(submission);
      onPage.delete(key);
      const isWritten = attempt(() => {
        storage().setItem(key, unsentToText(submission));
        return true;
      }, false);
      if (!isWritten) onPage.set(key, submission);
      const crowdedOut = store.list().slice(0, -maxCount);
      for (const old of crowdedOut) store.remove(old);
      return crowdedOut;
    },
    remove(submission) {
      const key = keyOf(submission);
      onPage.delete(key);
      removeFromDevice(key);
    },
    clear() {
      onPage.clear();
      for (const key of keysOnDevice()) removeFromDevice(key);
    },
    has(submission) {
      const key = keyOf(submission);
      return onPage.has(key) || attempt(() => storage().getItem(key) !== null, false);
    },
    isKept: (submission) => !onPage.has(keyOf(submission)),
  };
  return store;
}

function keyOf({ kind, id }: UnsentSubmission): string {
  return `${unsentKeyPrefix}${kind}_${id}`;
}

/** Private windows and strict settings make every touch of the storage throw. */
function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
