import { useState } from 'react';
import { readAnswerCard } from '@/api/answer-cards.ts';
import { addMessage, startConversation } from '@/api/conversations.ts';
import { searchFactories } from '@/api/factories.ts';
import { askKira } from '@/api/kira-chat.ts';
import { signedInUserId } from '@/api/signed-in-user.ts';
import { lookupTariff } from '@/api/tariff-lookup.ts';
import { fetchVoice, transcribe } from '@/api/voice.ts';
import { Assistant } from '@/components/tools/assistant/assistant.tsx';
import { createDictation, type Recognition } from '@/components/tools/assistant/dictation.ts';
import { openMicrophone } from '@/components/tools/assistant/microphone.ts';
import { reencodeAsWav } from '@/components/tools/assistant/reencode.ts';
import type { AssistantBrowser, AssistantServices } from '@/components/tools/assistant/services.ts';
import { createSpeaker } from '@/components/tools/assistant/speaker.ts';
import { site } from '@/content/site.ts';
import { voiceAssistantPage } from '@/content/voice-assistant.ts';

const services: AssistantServices = {
  lookupTariff,
  searchFactories,
  askKira,
  transcribe,
  fetchVoice,
  readAnswerCard,
  signedInUserId,
  startConversation,
  addMessage,
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
    createSpeaker: (audio) => createSpeaker(audio, window.speechSynthesis),
    createDictation: Recognizer ? () => createDictation(Recognizer) : null,
    now: () => Date.now(),
  };
}

/** The voice assistant, joined with the backend and with this browser. */
export function AssistantBlock() {
  const [browser] = useState(thisBrowser);
  return (
    <Assistant
      words={voiceAssistantPage.assistant}
      services={services}
      browser={browser}
      storagePrefix={site.storagePrefix}
    />
  );
}
