import { toBase64 } from '@functions/_shared/domain/base64.ts';
import { use, useEffect, useRef, useState } from 'react';
import type { Transcription } from '@/api/voice.ts';
import { toast } from '@/components/ui/toast-store.ts';
import { newId } from '@/tools/shared/new-id.ts';
import { AssistantBrowser } from '../browser.ts';
import { assistantCopy } from '../copy.ts';
import type { AssistantMessage, Thread } from '../rules/thread.ts';
import { AssistantServices } from '../services.ts';
import type { Answer, Question } from './answer.ts';
import { answering } from './answering.ts';
import type { useThread } from './use-thread.ts';

const { messages } = assistantCopy;

export type AskOptions = {
  spoken?: boolean;
  /** Replaces everything after this part of the thread. */
  after?: Thread;
};

type AnswersOptions = {
  thread: ReturnType<typeof useThread>;
  onAnswer: (message: AssistantMessage) => void;
  /** This site has no speech recognition. */
  onNoSpeechRecognition: () => void;
};

export type Work = 'transcribing' | 'answering';

/** Turns text or a recording into an answer in the thread, one at a time; can be canceled. */
export function useAnswers({ thread, onAnswer, onNoSpeechRecognition }: AnswersOptions) {
  const services = use(AssistantServices);
  const browser = use(AssistantBrowser);
  const [work, setWork] = useState<Work | null>(null);
  const run = useRef(0);

  useEffect(() => () => cancel(run), []);

  function begin(kind: Work): () => boolean {
    cancel(run);
    const mine = run.current;
    setWork(kind);
    return () => run.current === mine;
  }

  async function ask(question: Question, { spoken = false, after }: AskOptions = {}) {
    const before = after ?? thread.current();
    const isCurrent = begin('answering');
    thread.add(
      { id: newId(), role: 'user', content: question.text, timestampMs: browser.now(), spoken },
      before,
    );
    const answer = await answering
      .load()
      .then(({ answerQuestion }) =>
        answerQuestion(question, before, services, new Date(browser.now())),
      )
      .catch(() => null);
    if (!isCurrent()) return;
    setWork(null);
    if (answer === null) {
      showError(spoken ? messages.processingFailed : messages.sendFailed);
    } else if (answer.searchFailed) {
      showError(messages.factorySearchFailed);
    }
    const message = toMessage(answer ?? failureAnswer, answer === null, browser.now());
    thread.add(message);
    onAnswer(message);
  }

  return {
    work,
    ask,
    async askRecording(recording: Blob): Promise<void> {
      const isCurrent = begin('transcribing');
      const heard = await transcribeRecording(recording, services, browser).catch(() => null);
      if (!isCurrent()) return;
      if (heard?.status === 'heard' && heard.text.trim() !== '') {
        return ask({ text: heard.text.trim() }, { spoken: true });
      }
      setWork(null);
      if (heard?.status === 'unavailable') onNoSpeechRecognition();
      else showError(heard ? messages.nothingHeard : messages.processingFailed);
    },
    /** Discards the answer that is under way. */
    cancel(): void {
      cancel(run);
      setWork(null);
    },
  };
}

function cancel(run: { current: number }): void {
  run.current += 1;
}

const failureAnswer: Answer = {
  content: messages.trouble,
  cards: [],
  suggestions: [],
  searchFailed: false,
};

function toMessage(
  { content, cards, suggestions, language }: Answer,
  failed: boolean,
  timestampMs: number,
): AssistantMessage {
  return {
    id: newId(),
    role: 'assistant',
    content,
    timestampMs,
    cards,
    suggestions,
    failed,
    ...(language === undefined ? {} : { language }),
  };
}

export function showError(title: string): void {
  toast({ title, variant: 'destructive' });
}

/**
 * Transcribes a recording; if the server cannot read its container, sends it again as WAV.
 * @throws when the server does not answer, or cannot read WAV either
 */
async function transcribeRecording(
  recording: Blob,
  { transcribe }: Pick<AssistantServices, 'transcribe'>,
  { reencodeAsWav }: Pick<AssistantBrowser, 'reencodeAsWav'>,
): Promise<Exclude<Transcription, { status: 'unsupported' }>> {
  const first = await send(recording, transcribe);
  if (first.status !== 'unsupported') return first;
  const second = await send(await reencodeAsWav(recording), transcribe);
  if (second.status !== 'unsupported') return second;
  throw new Error('The server reads neither the recording nor WAV');
}

async function send(
  recording: Blob,
  transcribe: AssistantServices['transcribe'],
): Promise<Transcription> {
  const audio = toBase64(new Uint8Array(await recording.arrayBuffer()));
  return transcribe(recording.type === '' ? { audio } : { audio, mimeType: recording.type });
}
