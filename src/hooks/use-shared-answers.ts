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
  /** What was saved before this tool was mounted; its own answers are not offered back to it. */
  answers: SharedAnswers;
  /** Adds to the saved answers; call it when the tool is used, not on every key press. */
  keep: (answers: SharedAnswers) => void;
  /** Stops offering the current answers to this tool; answers saved later are offered again. */
  decline: () => void;
  /** Deletes everything: these answers, pending submissions, and this tab's forms. */
  clear: () => void;
};

const answersKey = 'answers';

/**
 * What the visitor has told any tool of the site on this device.
 * @param tool a unique name of the tool
 */
export function useSharedAnswers(tool: string): SharedAnswersMemory {
  // Holds the record that this tool has dismissed in this tab.
  const declinedKey = `${tool}_declined`;
  const [answers, setAnswers] = useState(() => {
    const text = deviceStorage.read(answersKey);
    return text === tabStorage.read(declinedKey) ? {} : sharedAnswersFromText(text);
  });

  return {
    answers,
    keep: (later) => {
      // Read again: another tab may have saved something since.
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
