/**
 * What a tab remembers until it is closed. Private windows and strict settings make every touch of
 * the storage throw; the tools then work as if nothing had been kept.
 */
export type TextStore = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
};

export const tabStore: TextStore = {
  read(key) {
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      window.sessionStorage.setItem(key, value);
    } catch {
      // A full or forbidden storage only costs the visitor the memory, never the tool.
    }
  },
  remove(key) {
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
};
