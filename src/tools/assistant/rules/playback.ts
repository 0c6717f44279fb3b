/**
 * Speaking a reply as a pure state machine: with our own voice in the page's audio element if
 * possible, otherwise with the browser's. Playback fails only when neither can be heard.
 */

/** How a reply is spoken, or would be after a tap. */
export type Voice = { by: 'audio'; audio: string } | { by: 'browser' };

export type PlaybackState =
  | { phase: 'silent' }
  /** Our voice is on its way. */
  | { phase: 'fetching'; id: number; text: string }
  | { phase: 'playing'; id: number; text: string; voice: Voice }
  /** The browser requires a tap before it plays a sound. */
  | { phase: 'blocked'; id: number; text: string; voice: Voice };

/** What happens to reply `id`; events of an earlier, stopped reply are ignored. */
export type PlaybackEvent =
  | { type: 'speak'; id: number; text: string }
  /** `audio` is a base64 MP3. */
  | { type: 'fetched'; id: number; audio: string }
  | { type: 'fetchFailed'; id: number }
  /** The sound did not start or was interrupted; `name` is that of the browser's error. */
  | { type: 'broke'; id: number; name: string }
  | { type: 'ended'; id: number }
  | { type: 'tapped' }
  | { type: 'stopped' };

export type PlaybackCommand =
  | { type: 'fetch'; id: number; text: string }
  | { type: 'play'; id: number; text: string; voice: Voice }
  | { type: 'silence' }
  /** Neither voice could be heard. */
  | { type: 'showError' };

export type PlaybackStep = { state: PlaybackState; command: PlaybackCommand | null };

export const silent = { phase: 'silent' } as const;

/** Names of errors for a sound that needs a tap first: audio element and speech synthesis. */
const needsTap = ['NotAllowedError', 'not-allowed'];
/** Names of errors for a sound that the next one or a stop interrupted. */
const wasReplaced = ['AbortError', 'interrupted', 'canceled'];

export function stepPlayback(state: PlaybackState, event: PlaybackEvent): PlaybackStep {
  if (event.type === 'speak') {
    const { id, text } = event;
    return { state: { phase: 'fetching', id, text }, command: { type: 'fetch', id, text } };
  }
  if (event.type === 'stopped') {
    return { state: silent, command: state.phase === 'silent' ? null : { type: 'silence' } };
  }
  if (event.type === 'tapped') {
    return state.phase === 'blocked' ? play(state, state.voice) : stay(state);
  }
  if (state.phase === 'silent' || state.id !== event.id) return stay(state);
  switch (event.type) {
    case 'fetched':
      return state.phase === 'fetching'
        ? play(state, { by: 'audio', audio: event.audio })
        : stay(state);
    case 'fetchFailed':
      return state.phase === 'fetching' ? play(state, { by: 'browser' }) : stay(state);
    case 'broke':
      return state.phase === 'playing' ? recover(state, event.name) : stay(state);
    case 'ended':
      return stay(state.phase === 'playing' ? silent : state);
  }
}

/** Whether the assistant counts as speaking, which begins when it fetches its voice. */
export function isSpeaking({ phase }: PlaybackState): boolean {
  return phase === 'fetching' || phase === 'playing';
}

function recover(
  playing: Extract<PlaybackState, { phase: 'playing' }>,
  errorName: string,
): PlaybackStep {
  if (needsTap.includes(errorName)) return stay({ ...playing, phase: 'blocked' });
  if (wasReplaced.includes(errorName)) return stay(silent);
  if (playing.voice.by === 'audio') return play(playing, { by: 'browser' });
  return { state: silent, command: { type: 'showError' } };
}

function play({ id, text }: { id: number; text: string }, voice: Voice): PlaybackStep {
  return {
    state: { phase: 'playing', id, text, voice },
    command: { type: 'play', id, text, voice },
  };
}

function stay(state: PlaybackState): PlaybackStep {
  return { state, command: null };
}
