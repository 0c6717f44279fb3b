import { useState } from 'react';
import { pendingSubmissions } from '@/api/submissions/queue.ts';
import {
  type KeptAnswers,
  keptAnswersFromText,
  keptAnswersToText,
  mergeAnswers,
} from '@/lib/kept-answers/kept-answers.ts';

/** The part of the device's storage that holds the record. Neither call may throw. */
export type AnswerStore = {
  read: () => string | null;
  /** null takes the record away. */
  write: (text: string | null) => void;
  /** The record that this tool was last told not to offer, in this tab. */
  readDeclined: (tool: string) => string | null;
  writeDeclined: (tool: string, text: string) => void;
  /** Takes away what this tab remembers of the tools' forms, and what waits to be sent. */
  forgetDrafts: () => void;
};

export type KeptAnswersMemory = {
  /** What was kept before this tool came on the page; its own answers are no news to it. */
  answers: KeptAnswers;
  /** Adds to what is kept; call it when a tool was used, not at every key. */
  keep: (answers: KeptAnswers) => void;
  /** From now on this tool is offered nothing of what is kept; what comes later is news again. */
  decline: () => void;
  /** Forgets everything, on the device and in this tab. */
  clear: () => void;
};

/**
 * What the visitor told any tool of the site earlier, on this device.
 * @param tool who asks, by a name of its own
 */
export function useKeptAnswers(
  tool: string,
  store: AnswerStore = deviceAnswers,
): KeptAnswersMemory {
  const [answers, setAnswers] = useState(() => {
    const text = store.read();
    return text === store.readDeclined(tool) ? {} : keptAnswersFromText(text);
  });

  return {
    answers,
    keep: (later) => {
      // Read again: another tab may have kept something since.
      const merged = mergeAnswers(keptAnswersFromText(store.read()), later);
      store.write(keptAnswersToText(merged));
    },
    decline: () => {
      const text = store.read();
      if (text !== null) store.writeDeclined(tool, text);
      setAnswers({});
    },
    clear: () => {
      store.write(null);
      store.forgetDrafts();
      setAnswers({});
    },
  };
}

/** Begins every key of the site, in the tab's storage as on the device. */
const keyPrefix = 'brandbff_';

export const keptAnswersKey = `${keyPrefix}answers`;

const declinedKey = (tool: string) => `${keyPrefix}${tool}_declined`;

/** Private windows and strict settings make every touch of the storage throw; then nothing is kept. */
export const deviceAnswers: AnswerStore = {
  read() {
    try {
      return window.localStorage.getItem(keptAnswersKey);
    } catch {
      return null;
    }
  },
  write(text) {
    try {
      if (text === null) window.localStorage.removeItem(keptAnswersKey);
      else window.localStorage.setItem(keptAnswersKey, text);
    } catch {
      // The visitor types again; the tools go on working.
    }
  },
  readDeclined(tool) {
    try {
      return window.sessionStorage.getItem(declinedKey(tool));
    } catch {
      return null;
    }
  },
  writeDeclined(tool, text) {
    try {
      window.sessionStorage.setItem(declinedKey(tool), text);
    } catch {
      // They are offered once more after a reload.
    }
  },
  forgetDrafts() {
    pendingSubmissions.forget();
    try {
      const { sessionStorage } = window;
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith(keyPrefix)) sessionStorage.removeItem(key);
      }
    } catch {
      // Nothing could be kept there either.
    }
  },
};
