import { useState } from 'react';
import { pendingSubmissions } from '@/api/submissions/queue.ts';
import {
  mergeAnswers,
  type SharedAnswers,
  sharedAnswersFromText,
  sharedAnswersToText,
} from '@/lib/shared-answers.ts';
import { deviceStorage, tabStorage } from '@/lib/storage.ts';

export type SharedAnswersMemory = {
  /** What was kept before this tool came on the page; its own answers are no news to it. */
  answers: SharedAnswers;
  /** Adds to what is kept; call it when a tool was used, not at every key. */
  keep: (answers: SharedAnswers) => void;
  /** From now on this tool is offered nothing of what is kept; what comes later is news again. */
  decline: () => void;
  /** Forgets everything: these answers, what waits to be sent, and this tab's forms. */
  clear: () => void;
};

const answersKey = 'answers';

/**
 * What the visitor told any tool of the site earlier, on this device.
 * @param tool who asks, by a name of its own
 */
export function useSharedAnswers(tool: string): SharedAnswersMemory {
  // The record that this tool was last told not to offer, in this tab.
  const declinedKey = `${tool}_declined`;
  const [answers, setAnswers] = useState(() => {
    const text = deviceStorage.read(answersKey);
    return text === tabStorage.read(declinedKey) ? {} : sharedAnswersFromText(text);
  });

  return {
    answers,
    keep: (later) => {
      // Read again: another tab may have kept something since.
      const merged = mergeAnswers(sharedAnswersFromText(deviceStorage.read(answersKey)), later);
      const text = sharedAnswersToText(merged);
      if (text === null) deviceStorage.remove(answersKey);
      else deviceStorage.write(answersKey, text);
    },
    decline: () => {
      const text = deviceStorage.read(answersKey);
      if (text !== null) tabStorage.write(declinedKey, text);
      setAnswers({});
    },
    clear: () => {
      deviceStorage.remove(answersKey);
      pendingSubmissions.forget();
      for (const key of tabStorage.listKeys()) tabStorage.remove(key);
      setAnswers({});
    },
  };
}
