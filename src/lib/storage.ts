/**
 * What the browser stores for the site. This is the only module that uses its storage. In private
 * windows and with strict settings every access throws, and with full storage every write; the site
 * then works as if nothing had been stored.
 */
export type BrowserStorage = {
  /** Null if nothing is stored under this key. */
  read: (key: string) => string | null;
  /** Returns whether the browser stored it. */
  write: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** The site's own keys. */
  listKeys: () => string[];
};

/**
 * Prefix of every key; callers pass the rest. Do not change it: visitors' browsers hold records
 * under it.
 */
const keyPrefix = 'brandbff_';

/** Where the device keeps its own demand tests. */
export const ownTestsKey = 'demand_tests';

/** Where the device keeps what it has voted on pages of demand tests. */
export const dropVotesKey = 'drop_votes';

/**
 * Prefix of what the device has submitted and the server has not received (api/submissions). Do not
 * change it: visitors' browsers hold records under it.
 */
export const pendingKeyPrefix = 'unsent_';

/** Kept until the tab is closed. */
export const tabStorage = createBrowserStorage(() => window.sessionStorage);

/** Kept on this device until the visitor clears it. */
export const deviceStorage = createBrowserStorage(() => window.localStorage);

/** @param open returns the storage; called on every access, and may throw */
export function createBrowserStorage(open: () => Storage): BrowserStorage {
  return {
    read: (key) => attempt(() => open().getItem(keyPrefix + key), null),
    write: (key, value) =>
      attempt(() => {
        open().setItem(keyPrefix + key, value);
        return true;
      }, false),
    remove: (key) => attempt(() => open().removeItem(keyPrefix + key), undefined),
    listKeys: () =>
      attempt(
        () =>
          Array.from(open(), (_, index) => open().key(index) ?? '').flatMap((key) =>
            key.startsWith(keyPrefix) ? key.slice(keyPrefix.length) : [],
          ),
        [],
      ),
  };
}

function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
