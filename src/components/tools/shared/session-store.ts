/**
 * What a browser remembers for a tool. Private windows and strict settings make every touch of the
 * storage throw; the tools then work as if nothing had been kept.
 */
export type TextStore = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
};

/** Remembered until the tab is closed. */
export const tabStore: TextStore = forgivingStore(() => window.sessionStorage);

/** Remembered on this device until the visitor clears it. */
export const deviceStore: TextStore = forgivingStore(() => window.localStorage);

function forgivingStore(storage: () => Storage): TextStore {
  return {
    read(key) {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        storage().setItem(key, value);
      } catch {
        // A full or forbidden storage only costs the visitor the memory, never the tool.
      }
    },
    remove(key) {
      try {
        storage().removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}
