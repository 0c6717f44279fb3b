import { useState } from 'react';
import { answering } from '@/components/tools/assistant/answering.ts';
import { Assistant } from '@/components/tools/assistant/assistant.tsx';
import { createDictation, type Recognition } from '@/components/tools/assistant/dictation.ts';
import { openMicrophone } from '@/components/tools/assistant/microphone.ts';
import { reencodeAsWav } from '@/components/tools/assistant/reencode.ts';
import type { AssistantBrowser, AssistantServices } from '@/components/tools/assistant/services.ts';
import { createSpeaker } from '@/components/tools/assistant/speaker.ts';
import type { AssistantOptions } from '@/components/tools/assistant/use-assistant.ts';
import { retryingPart } from '@/components/tools/shared/retrying-part.tsx';
import { tabStore } from '@/components/tools/shared/session-store.ts';
import { lateCall, lateCode, useFetchedAtRest } from '@/components/ui/late-code.ts';
import { site } from '@/content/site.ts';
import { voiceAssistantPage } from '@/content/voice-assistant.ts';
import { nothingKept, threadFromText, threadStorageKey } from '@/lib/assistant/kept-thread.ts';

const backend = lateCode(() => import('./assistant-backend.ts'));

const services: AssistantServices = {
  lookupTariff: lateCall(backend, (code) => code.lookupTariff),
  searchFactories: lateCall(backend, (code) => code.searchFactories),
  askKira: lateCall(backend, (code) => code.askKira),
  transcribe: lateCall(backend, (code) => code.transcribe),
  fetchVoice: lateCall(backend, (code) => code.fetchVoice),
  signedInUserId: lateCall(backend, (code) => code.signedInUserId),
  startConversation: lateCall(backend, (code) => code.startConversation),
  addMessage: lateCall(backend, (code) => code.addMessage),
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
const BegunAssistant = retryingPart<BegunAssistantProps>(async () => {
  const [{ readAnswerCard }] = await Promise.all([
    import('@/api/answer-cards.ts'),
    answering.need(),
  ]);
  return ({ kept, ...options }) => (
    <Assistant {...options} readBegun={() => threadFromText(kept, readAnswerCard)} />
  );
});

/** The voice assistant, joined with the backend and with this browser. */
export function AssistantBlock() {
  useFetchedAtRest(backend);
  const [kept] = useState(() => tabStore.read(threadStorageKey(site.storagePrefix)));
  const [browser] = useState(thisBrowser);
  const options = {
    words: voiceAssistantPage.assistant,
    services,
    browser,
    storagePrefix: site.storagePrefix,
  };
  return kept === null ? (
    <Assistant {...options} readBegun={() => nothingKept} />
  ) : (
    <BegunAssistant {...options} kept={kept} />
  );
}
