import { useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import type { AssistantWords } from '@/pages/voice-assistant/copy.ts';
import { newId } from '@/tools/shared/new-id.ts';
import type { AssistantMessage, Thread } from '../rules/thread.ts';
import type { Answer, Question } from './answer-question.ts';
import { answering } from './answering.ts';
import type { AssistantBrowser, AssistantServices } from './services.ts';
import { transcribeRecording } from './transcribe-recording.ts';
import type { useThread } from './use-thread.ts';

export type AskOptions = {
  spoken?: boolean;
  /** Takes the place of what stands behind this part of the thread. */
  behind?: Thread;
};

type AnswersOptions = {
  words: AssistantWords;
  services: AssistantServices;
  browser: AssistantBrowser;
  thread: ReturnType<typeof useThread>;
  onAnswer: (message: AssistantMessage) => void;
  /** This site cannot turn speech into text. */
  onNoSpeechRecognition: () => void;
};

export type Work = 'transcribing' | 'answering';

/** From words or a recording to an answer in the thread; one at a time, and it can be called off. */
export function useAnswers(options: AnswersOptions) {
  const { words, services, browser, thread, onAnswer } = options;
  const [work, setWork] = useState<Work | null>(null);
  const run = useRef(0);

  useEffect(() => () => cancel(run), []);

  function begin(kind: Work): () => boolean {
    cancel(run);
    const mine = run.current;
    setWork(kind);
    return () => run.current === mine;
  }

  async function ask(question: Question, { spoken = false, behind }: AskOptions = {}) {
    const before = behind ?? thread.current();
    const isWanted = begin('answering');
    thread.add(
      { id: newId(), role: 'user', content: question.text, timestampMs: browser.now(), spoken },
      before,
    );
    const answer = await answering
      .load()
      .then(({ answerQuestion }) => answerQuestion(question, before, services, words))
      .catch(() => null);
    if (!isWanted()) return;
    setWork(null);
    if (answer === null) {
      const { sendFailed, processingFailed } = words.messages;
      toast({ title: spoken ? processingFailed : sendFailed, variant: 'destructive' });
    } else if (answer.searchFailed) {
      toast({ title: words.messages.factorySearchFailed, variant: 'destructive' });
    }
    const message = toMessage(answer ?? troubled(words), answer === null, browser.now());
    thread.add(message);
    onAnswer(message);
  }

  return {
    work,
    ask,
    async askRecording(recording: Blob): Promise<void> {
      const isWanted = begin('transcribing');
      const heard = await transcribeRecording(recording, services, browser).catch(() => null);
      if (!isWanted()) return;
      if (heard?.status === 'heard' && heard.text.trim() !== '') {
        return ask({ text: heard.text.trim() }, { spoken: true });
      }
      setWork(null);
      if (heard?.status === 'unavailable') options.onNoSpeechRecognition();
      else {
        const { nothingHeard, processingFailed } = words.messages;
        toast({ title: heard ? nothingHeard : processingFailed, variant: 'destructive' });
      }
    },
    /** What is under way is not waited for any more. */
    cancel(): void {
      cancel(run);
      setWork(null);
    },
  };
}

function cancel(run: { current: number }): void {
  run.current += 1;
}

function troubled({ messages }: AssistantWords): Answer {
  return { content: messages.trouble, cards: [], suggestions: [], searchFailed: false };
}

function toMessage(
  { content, cards, suggestions }: Answer,
  failed: boolean,
  timestampMs: number,
): AssistantMessage {
  return { id: newId(), role: 'assistant', content, timestampMs, cards, suggestions, failed };
}
