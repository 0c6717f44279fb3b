import { useState } from 'react';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { lazyCall, lazyModule, usePrefetchOnIdle } from '@/lazy/lazy-module.ts';
import { tabStorage } from '@/lib/storage.ts';
import { nothingKept, threadFromText, threadKey } from '@/tools/assistant/rules/kept-thread.ts';
import { answering } from '@/tools/assistant/screen/answering.ts';
import { Assistant } from '@/tools/assistant/screen/assistant.tsx';
import { createDictation, type Recognition } from '@/tools/assistant/screen/dictation.ts';
import { openMicrophone } from '@/tools/assistant/screen/microphone.ts';
import { reencodeAsWav } from '@/tools/assistant/screen/reencode.ts';
import type { AssistantBrowser, AssistantServices } from '@/tools/assistant/screen/services.ts';
import { createSpeaker } from '@/tools/assistant/screen/speaker.ts';
import type { AssistantOptions } from '@/tools/assistant/screen/use-assistant.ts';
import { voiceAssistantPage } from './copy.ts';

const backend = lazyModule(() => import('./backend.ts'));

const services: AssistantServices = {
  lookupTariff: lazyCall(backend, (code) => code.lookupTariff),
  searchFactories: lazyCall(backend, (code) => code.searchFactories),
  askKira: lazyCall(backend, (code) => code.askKira),
  transcribe: lazyCall(backend, (code) => code.transcribe),
  fetchVoice: lazyCall(backend, (code) => code.fetchVoice),
  signedInUserId: lazyCall(backend, (code) => code.signedInUserId),
  startConversation: lazyCall(backend, (code) => code.startConversation),
  addMessage: lazyCall(backend, (code) => code.addMessage),
};

/** What browsers may have and the DOM library does not promise. */
type SpeechWindow = Window & {
  SpeechRecognition?: new () => Recognition;
  webkitSpeechRecognition?: new () => Recognition;
};

function thisBrowser(): AssistantBrowser {
  const speech: SpeechWindow = window;
  const Recognizer = speech.SpeechRecognition ?? speech.webkitSpeechRecognition;
  return {
    openMicrophone: () =>
      openMicrophone({
        mediaDevices: navigator.mediaDevices,
        MediaRecorder: window.MediaRecorder,
        AudioContext: window.AudioContext,
        isSecureContext: window.isSecureContext,
      }),
    reencodeAsWav,
    createSpeaker: (audio) =>
      createSpeaker(
        audio,
        window.speechSynthesis,
        (reply) => answering.loaded()?.spokenPieces(reply) ?? [],
      ),
    createDictation: Recognizer ? () => createDictation(Recognizer) : null,
    now: () => Date.now(),
  };
}

type BegunAssistantProps = Omit<AssistantOptions, 'readBegun'> & { kept: string };

/** Goes on with what the tab has kept; the contracts that check it come late. */
const BegunAssistant = lazyComponent<BegunAssistantProps>(async () => {
  const [{ readAnswerCard }] = await Promise.all([
    import('@/api/answer-cards.ts'),
    answering.load(),
  ]);
  return ({ kept, ...options }) => (
    <Assistant {...options} readBegun={() => threadFromText(kept, readAnswerCard)} />
  );
});

/** The voice assistant, joined with the backend and with this browser. */
export function AssistantBlock() {
  usePrefetchOnIdle(backend);
  const [kept] = useState(() => tabStorage.read(threadKey));
  const [browser] = useState(thisBrowser);
  const options = {
    words: voiceAssistantPage.assistant,
    services,
    browser,
  };
  return kept === null ? (
    <Assistant {...options} readBegun={() => nothingKept} />
  ) : (
    <BegunAssistant {...options} kept={kept} />
  );
}
