import { wavSampleRateHz } from '@functions/_shared/domain/voice.ts';
import { createContext } from 'react';
import { encodeWav } from './rules/wav.ts';
import { answering } from './screen/answering.ts';
import { createDictation, type Dictation, type Recognition } from './screen/dictation.ts';
import { type Microphone, openMicrophone } from './screen/microphone.ts';
import { createSpeaker, type Speaker } from './screen/speaker.ts';

/** The parts of a browser the assistant needs. */
export type AssistantBrowser = {
  openMicrophone: () => Promise<Microphone>;
  reencodeAsWav: (recording: Blob) => Promise<Blob>;
  createSpeaker: (audio: HTMLAudioElement) => Speaker;
  /** The browser's own speech recognition; null where there is none. */
  readonly createDictation: (() => Dictation) | null;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** The visitor's browser; tests put a stand-in here. */
export const AssistantBrowser = createContext<AssistantBrowser>({
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
  get createDictation() {
    const speech: SpeechWindow = window;
    const Recognizer = speech.SpeechRecognition ?? speech.webkitSpeechRecognition;
    return Recognizer ? () => createDictation(Recognizer) : null;
  },
  now: () => Date.now(),
});

/** What some browsers have and TypeScript's DOM library does not describe. */
type SpeechWindow = Window & {
  SpeechRecognition?: new () => Recognition;
  webkitSpeechRecognition?: new () => Recognition;
};

/**
 * A recording as 16 kHz mono WAV, for a server that cannot read its container.
 * @throws DOMException when the browser cannot decode the recording
 */
async function reencodeAsWav(recording: Blob): Promise<Blob> {
  // A context of that rate resamples while it decodes; it is never rendered.
  const context = new OfflineAudioContext(1, 1, wavSampleRateHz);
  const audio = await context.decodeAudioData(await recording.arrayBuffer());
  return new Blob([encodeWav(mixToMono(audio), wavSampleRateHz)], { type: 'audio/wav' });
}

function mixToMono(audio: AudioBuffer): Float32Array {
  const mixed = new Float32Array(audio.length);
  for (let channel = 0; channel < audio.numberOfChannels; channel += 1) {
    const samples = audio.getChannelData(channel);
    for (let index = 0; index < mixed.length; index += 1) {
      mixed[index] = (mixed[index] ?? 0) + (samples[index] ?? 0) / audio.numberOfChannels;
    }
  }
  return mixed;
}
