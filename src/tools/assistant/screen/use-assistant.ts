import type { TariffLookupRequest } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { useState } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import type { AssistantWords } from '@/pages/voice-assistant/copy.ts';
import type { KeptThread } from '../rules/kept-thread.ts';
import type { MicrophoneFault } from '../rules/microphone-fault.ts';
import { isSpeaking } from '../rules/playback.ts';
import { isCapturing } from '../rules/recorder.ts';
import { beforeLastQuestion, type ThreadMessage } from '../rules/thread.ts';
import type { Question } from './answer-question.ts';
import type { AssistantBrowser, AssistantServices } from './services.ts';
import { type AskOptions, useAnswers } from './use-answers.ts';
import { usePlayback } from './use-playback.ts';
import { useRecorder } from './use-recorder.ts';
import { useSpeakReplies } from './use-speak-replies.ts';
import { useThread } from './use-thread.ts';

export type AssistantOptions = {
  words: AssistantWords;
  services: AssistantServices;
  browser: AssistantBrowser;
  /** Reads the conversation so far, as the tab has kept it; called once. */
  readBegun: () => KeptThread;
};

/** Specification §4, and the moment in which the browser asks for the microphone. */
export type AssistantStatus = 'idle' | 'opening' | 'listening' | 'thinking' | 'speaking';

export type Assistant = ReturnType<typeof useAssistant>;

/** The assistant's rules: what may be done when, and what follows. */
export function useAssistant(options: AssistantOptions) {
  const { words, services, browser, readBegun } = options;
  const { messages } = words;
  const [microphoneNote, setMicrophoneNote] = useState<MicrophoneFault | 'unavailable' | null>(
    null,
  );
  const [cleared, setCleared] = useState<KeptThread | null>(null);
  const speakReplies = useSpeakReplies();
  const thread = useThread({ readBegun, store: services });
  const playback = usePlayback({
    createSpeaker: browser.createSpeaker,
    fetchVoice: services.fetchVoice,
    onFailed: () => complain(messages.playbackFailed),
  });
  const answers = useAnswers({
    words,
    services,
    browser,
    thread,
    onAnswer: ({ content, failed }) => {
      // A failure is announced by its toast, which a second one about the voice would replace.
      if (speakReplies.isOn() && !failed) playback.speak(content);
    },
    onNoSpeechRecognition: () => setMicrophoneNote('unavailable'),
  });
  const recorder = useRecorder({
    open: browser.openMicrophone,
    now: browser.now,
    onRecorded: (recording) => {
      speakReplies.noteSpeech();
      void answers.askRecording(recording);
    },
    onRecordingFault: (fault) => complain(messages.recordingFault[fault]),
    onMicrophoneFault: (fault) => {
      setMicrophoneNote(fault);
      complain(words.microphone.fault[fault].title);
    },
  });

  const status = statusOf(recorder.state.phase, answers.work !== null, isSpeaking(playback.state));
  const busy = status === 'thinking' || status === 'speaking';

  /** False when it was not taken: nothing in it, or no moment for it. */
  function ask(question: Question, options?: AskOptions): boolean {
    if (question.text.trim() === '' || (status !== 'idle' && status !== 'speaking')) return false;
    playback.stop();
    if (speakReplies.on) playback.unlock();
    setCleared(null);
    void answers.ask({ ...question, text: question.text.trim() }, options);
    return true;
  }

  return {
    messages: thread.messages,
    status,
    work: answers.work,
    /** Since when it records, by the browser's clock; null when it does not. */
    listeningSinceMs: isCapturing(recorder.state) ? recorder.state.startedAtMs : null,
    playback: playback.state,
    speakReplies: speakReplies.on,
    microphoneNote,
    canRestore: cleared !== null && thread.messages.length === 0,
    readLevel: recorder.readLevel,
    ask: (text: string) => ask({ text }),
    /** A choice on a tariff card, said in the words of its button. */
    askTariff: (text: string, tariff: TariffLookupRequest) => ask({ text, tariff }),
    /** Asks in place of the last question; what followed it goes. */
    askInstead: (text: string) => ask({ text }, { behind: beforeLastQuestion(thread.current()) }),
    tapMicrophone(): void {
      setMicrophoneNote(null);
      if (!busy) {
        playback.stop();
        playback.unlock();
      }
      recorder.tap(busy);
    },
    cancelRecording: recorder.cancel,
    stopWaiting: answers.cancel,
    stopSpeaking: playback.stop,
    tapToHear: playback.tap,
    hear({ content }: ThreadMessage): void {
      playback.unlock();
      playback.speak(content);
    },
    chooseSpeakReplies(on: boolean): void {
      if (on) playback.unlock();
      else playback.stop();
      speakReplies.choose(on);
    },
    dismissMicrophoneNote: () => setMicrophoneNote(null),
    reset(): void {
      answers.cancel();
      recorder.cancel();
      playback.stop();
      const before = thread.clear();
      setCleared(before.messages.length > 0 ? before : null);
      setMicrophoneNote(null);
      toast({ title: messages.reset, variant: 'success' });
    },
    restore(): void {
      if (cleared) thread.restore(cleared);
      setCleared(null);
    },
  };
}

function statusOf(
  recorderPhase: ReturnType<typeof useRecorder>['state']['phase'],
  isWorking: boolean,
  isSpeakingNow: boolean,
): AssistantStatus {
  if (recorderPhase === 'opening') return 'opening';
  if (recorderPhase !== 'off') return 'listening';
  if (isWorking) return 'thinking';
  return isSpeakingNow ? 'speaking' : 'idle';
}

function complain(title: string): void {
  toast({ title, variant: 'destructive' });
}
