import { useEffect, useRef } from 'react';
import {
  type PlaybackCommand,
  type PlaybackEvent,
  type PlaybackState,
  silent,
  stepPlayback,
} from '../rules/playback.ts';
import type { Speaker } from './speaker.ts';
import { useMachine } from './use-machine.ts';

export type PlaybackOptions = {
  /** Called in the first tap that may lead to a sound, for the page's only audio element. */
  createSpeaker: (audio: HTMLAudioElement) => Speaker;
  /** A text spoken by our voice: a base64 MP3. */
  fetchVoice: (text: string) => Promise<string>;
  /** Neither voice could be heard. */
  onFailed: () => void;
};

/** Connects the playback machine to the page's audio element. */
export function usePlayback({ createSpeaker, fetchVoice, onFailed }: PlaybackOptions) {
  const audio = useRef<HTMLAudioElement>(undefined);
  const speaker = useRef<Speaker>(undefined);
  const lastId = useRef(0);
  const [state, send] = useMachine<PlaybackState, PlaybackEvent, PlaybackCommand>(
    stepPlayback,
    silent,
    run,
  );

  useEffect(
    () => () => {
      send({ type: 'stopped' });
      audio.current?.remove();
    },
    [send],
  );

  function getSpeaker(): Speaker {
    if (speaker.current) return speaker.current;
    audio.current = document.createElement('audio');
    document.body.append(audio.current);
    speaker.current = createSpeaker(audio.current);
    return speaker.current;
  }

  function run(command: PlaybackCommand): void {
    switch (command.type) {
      case 'fetch': {
        const { id, text } = command;
        // The new reply interrupts the previous one.
        getSpeaker().silence();
        fetchVoice(text).then(
          (fetched) => send({ type: 'fetched', id, audio: fetched }),
          () => send({ type: 'fetchFailed', id }),
        );
        return;
      }
      case 'play': {
        const { id, voice, text } = command;
        getSpeaker()
          .say(voice, text)
          .then(
            () => send({ type: 'ended', id }),
            (error: unknown) =>
              send({ type: 'broke', id, name: error instanceof Error ? error.name : '' }),
          );
        return;
      }
      case 'silence':
        getSpeaker().silence();
        return;
      case 'showError':
        onFailed();
    }
  }

  return {
    state,
    /** To be called in a tap, so that the browser plays the reply later. */
    unlock: () => getSpeaker().unlock(),
    speak(text: string) {
      lastId.current += 1;
      send({ type: 'speak', id: lastId.current, text });
    },
    stop: () => send({ type: 'stopped' }),
    /** 'Tap to hear'. */
    tap: () => send({ type: 'tapped' }),
  };
}
