import { useState } from 'react';
import { pendingSubmissions } from '@/api/submissions/queue.ts';
import {
  mergeAnswers,
  parseSharedAnswers,
  type SharedAnswers,
  serializeSharedAnswers,
} from '@/lib/shared-answers.ts';
import { deviceStorage, tabStorage } from '@/lib/storage.ts';

export type SharedAnswersMemory = {
  /** What was saved before this tool was mounted; its own answers are not offered back to it. */
  answers: SharedAnswers;
  /** Adds to the saved answers; call it when the tool is used, not on every key press. */
  save: (answers: SharedAnswers) => void;
  /** Stops offering the current answers to this tool; answers saved later are offered again. */
  dismiss: () => void;
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
  const dismissedKey = `${tool}_declined`;
  const [answers, setAnswers] = useState(() => {
    const text = deviceStorage.read(answersKey);
    return text === tabStorage.read(dismissedKey) ? {} : parseSharedAnswers(text);
  });

  return {
    answers,
    save: (later) => {
      // Read again: another tab may have saved something since.
      const merged = mergeAnswers(parseSharedAnswers(deviceStorage.read(answersKey)), later);
      const text = serializeSharedAnswers(merged);
      if (text === null) deviceStorage.remove(answersKey);
      else deviceStorage.write(answersKey, text);
    },
    dismiss: () => {
      const text = deviceStorage.read(answersKey);
      if (text !== null) tabStorage.write(dismissedKey, text);
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
