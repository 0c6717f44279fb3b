import { useCallback, useEffect, useRef } from 'react';
import type { MicrophoneFault } from '../rules/microphone.ts';
import {
  type RecorderCommand,
  type RecorderEvent,
  type RecorderState,
  type RecordingFault,
  recorderOff,
  recorderRules,
  stepRecorder,
} from '../rules/recorder.ts';
import { type Microphone, MicrophoneError } from './microphone.ts';
import { useMachine } from './use-machine.ts';

export type RecorderOptions = {
  open: () => Promise<Microphone>;
  /** Milliseconds by any clock. */
  now: () => number;
  onRecorded: (recording: Blob) => void;
  onRecordingFault: (fault: RecordingFault) => void;
  onMicrophoneFault: (fault: MicrophoneFault) => void;
};

/** Connects the recorder machine to a microphone. */
export function useRecorder(options: RecorderOptions) {
  const microphone = useRef<Microphone>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, send] = useMachine<RecorderState<Blob>, RecorderEvent<Blob>, RecorderCommand<Blob>>(
    stepRecorder,
    recorderOff,
    run,
  );

  // Leaving the page must turn the microphone off.
  useEffect(() => () => send({ type: 'canceled' }), [send]);

  function run(command: RecorderCommand<Blob>): void {
    if (command.type === 'open') {
      void open();
    } else if (command.type === 'stop') {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => microphone.current?.stop(), command.afterMs);
    } else {
      release();
      if (command.type === 'showError') options.onRecordingFault(command.fault);
      if (command.type === 'deliver') {
        options.onRecorded(new Blob([...command.chunks], { type: command.chunks[0]?.type ?? '' }));
      }
    }
  }

  async function open(): Promise<void> {
    try {
      const opened = await options.open();
      const only = (event: RecorderEvent<Blob>) => {
        if (microphone.current === opened) send(event);
      };
      microphone.current = opened;
      send({ type: 'opened', atMs: options.now() });
      if (microphone.current !== opened) return;
      opened.record({
        chunk: (chunk) => only({ type: 'chunk', chunk }),
        ended: () => only({ type: 'ended' }),
      });
      timer.current = setTimeout(() => only({ type: 'timeUp' }), recorderRules.maxRecordingMs);
    } catch (error) {
      send({ type: 'refused' });
      options.onMicrophoneFault(error instanceof MicrophoneError ? error.fault : 'denied');
    }
  }

  /** Must precede any playback: while the microphone is live, phones play through the earpiece. */
  function release(): void {
    clearTimeout(timer.current);
    microphone.current?.release();
    microphone.current = undefined;
  }

  return {
    state,
    /** The microphone button; ignored while `busy`. */
    tap: (busy: boolean) => send({ type: 'tapped', atMs: options.now(), busy }),
    cancel: () => send({ type: 'canceled' }),
    /** The current level, 0 to 1. */
    readLevel: useCallback(() => microphone.current?.level() ?? 0, []),
  };
}
