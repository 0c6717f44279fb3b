import type { TariffLookupRequest } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { use, useState } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import { AssistantBrowser } from '../browser.ts';
import { assistantCopy } from '../copy.ts';
import type { MicrophoneFault } from '../rules/microphone.ts';
import { isSpeaking } from '../rules/playback.ts';
import { isCapturing } from '../rules/recorder.ts';
import { beforeLastQuestion, type ThreadMessage } from '../rules/thread.ts';
import { AssistantServices } from '../services.ts';
import type { StoredThread } from '../storage.ts';
import type { Question } from './answer.ts';
import { type AskOptions, showError, useAnswers } from './use-answers.ts';
import { usePlayback } from './use-playback.ts';
import { useRecorder } from './use-recorder.ts';
import { useSpeakReplies } from './use-speak-replies.ts';
import { useThread } from './use-thread.ts';

const { messages, microphone } = assistantCopy;

/** As in specification §4, plus `opening` while the browser asks for the microphone. */
export type AssistantStatus = 'idle' | 'opening' | 'listening' | 'thinking' | 'speaking';

export type Assistant = ReturnType<typeof useAssistant>;

/**
 * The assistant's state and actions, and which of them are allowed when.
 * @param readStoredThread reads the conversation that the tab stored; called once
 */
export function useAssistant(readStoredThread: () => StoredThread) {
  const { fetchVoice } = use(AssistantServices);
  const browser = use(AssistantBrowser);
  const [microphoneNote, setMicrophoneNote] = useState<MicrophoneFault | 'unavailable' | null>(
    null,
  );
  const [cleared, setCleared] = useState<StoredThread | null>(null);
  const speakReplies = useSpeakReplies();
  const thread = useThread(readStoredThread);
  const playback = usePlayback({
    createSpeaker: browser.createSpeaker,
    fetchVoice,
    onFailed: () => showError(messages.playbackFailed),
  });
  const answers = useAnswers({
    thread,
    onAnswer: ({ content, failed }) => {
      // A toast announces the failure; one about the voice would replace it.
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
    onRecordingFault: (fault) => showError(messages.recordingFault[fault]),
    onMicrophoneFault: (fault) => {
      setMicrophoneNote(fault);
      showError(microphone.fault[fault].title);
    },
  });

  const status = statusOf(recorder.state.phase, answers.work !== null, isSpeaking(playback.state));
  const busy = status === 'thinking' || status === 'speaking';

  /** Returns false if the question is empty or the assistant is busy. */
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
    /** When the recording started, by the browser's clock; null when there is none. */
    listeningSinceMs: isCapturing(recorder.state) ? recorder.state.startedAtMs : null,
    playback: playback.state,
    speakReplies: speakReplies.on,
    microphoneNote,
    canRestore: cleared !== null && thread.messages.length === 0,
    readLevel: recorder.readLevel,
    ask: (text: string) => ask({ text }),
    /** Asks with a choice made on a tariff card; `text` is the label of its button. */
    askTariff: (text: string, tariff: TariffLookupRequest) => ask({ text, tariff }),
    /** Replaces the last question and everything after it. */
    askInstead: (text: string) => ask({ text }, { after: beforeLastQuestion(thread.current()) }),
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
