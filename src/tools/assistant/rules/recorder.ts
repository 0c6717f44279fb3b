import { maxRecordingSeconds } from '@functions/_shared/domain/voice.ts';

/**
 * One recording from the tap to the joined audio, as a pure machine: an event in, the next state
 * and what the browser has to do out. Specification §4, §5 and §9.
 */

export const recorderRules = {
  /** A stop asked for earlier waits until a recording is this long. */
  minRecordingMs: 700,
  /** The recorder hands its audio over in pieces of this length. */
  chunkMs: 500,
  /** Below this a recording is a header without speech. */
  minAudioBytes: 1000,
  /** The page stops by itself here, a second before a recording is too long to be transcribed. */
  maxRecordingMs: (maxRecordingSeconds - 1) * 1000,
} as const;

/** A piece of audio; in the browser a Blob. */
type Sized = { size: number };

export type RecorderState<Chunk extends Sized> =
  | { phase: 'off' }
  /** The browser asks for the microphone. */
  | { phase: 'opening' }
  | { phase: 'recording'; startedAtMs: number; chunks: readonly Chunk[] }
  /** The stop is asked for; the last pieces are still to come. */
  | { phase: 'stopping'; startedAtMs: number; chunks: readonly Chunk[] };

export type RecorderEvent<Chunk extends Sized> =
  /** The microphone button; `busy` when the assistant is thinking or speaking. */
  | { type: 'tapped'; atMs: number; busy: boolean }
  | { type: 'opened'; atMs: number }
  | { type: 'refused' }
  | { type: 'chunk'; chunk: Chunk }
  | { type: 'timeUp' }
  /** The recorder has stopped and handed over everything. */
  | { type: 'ended' }
  | { type: 'cancelled' };

export type RecordingFault =
  /** Not one piece came. */
  | 'nothing'
  /** Pieces came, all of them empty. */
  | 'empty'
  | 'too-short';

export type RecorderCommand<Chunk extends Sized> =
  | { type: 'open' }
  | { type: 'stop'; afterMs: number }
  /** Lets go of the microphone and of what was recorded. */
  | { type: 'release' }
  | { type: 'deliver'; chunks: readonly Chunk[] }
  | { type: 'complain'; fault: RecordingFault };

export type RecorderStep<Chunk extends Sized> = {
  state: RecorderState<Chunk>;
  command: RecorderCommand<Chunk> | null;
};

export const recorderOff = { phase: 'off' } as const;

/** What follows from an event; one that does not fit the state changes nothing. */
export function stepRecorder<Chunk extends Sized>(
  state: RecorderState<Chunk>,
  event: RecorderEvent<Chunk>,
): RecorderStep<Chunk> {
  switch (event.type) {
    case 'tapped':
      return tap(state, event);
    case 'opened':
      // Cancelled while the browser was asking: the microphone must not stay open.
      if (state.phase !== 'opening') return { state, command: { type: 'release' } };
      return stay({ phase: 'recording', startedAtMs: event.atMs, chunks: [] });
    case 'refused':
      return stay(state.phase === 'opening' ? recorderOff : state);
    case 'chunk':
      return stay(
        isCapturing(state) ? { ...state, chunks: [...state.chunks, event.chunk] } : state,
      );
    case 'timeUp':
      return state.phase === 'recording' ? stop(state, 0) : stay(state);
    case 'ended':
      // Also without a stop of ours: a microphone that is pulled out ends its recording.
      return isCapturing(state)
        ? { state: recorderOff, command: judge(state.chunks) }
        : stay(state);
    case 'cancelled':
      return isCapturing(state)
        ? { state: recorderOff, command: { type: 'release' } }
        : stay(recorderOff);
  }
}

/** Whether the microphone is live. */
export function isCapturing<Chunk extends Sized>(
  state: RecorderState<Chunk>,
): state is Extract<RecorderState<Chunk>, { chunks: unknown }> {
  return state.phase === 'recording' || state.phase === 'stopping';
}

function tap<Chunk extends Sized>(
  state: RecorderState<Chunk>,
  { atMs, busy }: { atMs: number; busy: boolean },
): RecorderStep<Chunk> {
  if (state.phase === 'off' && !busy) {
    return { state: { phase: 'opening' }, command: { type: 'open' } };
  }
  if (state.phase !== 'recording') return stay(state);
  return stop(state, Math.max(0, state.startedAtMs + recorderRules.minRecordingMs - atMs));
}

function stop<Chunk extends Sized>(
  { startedAtMs, chunks }: Extract<RecorderState<Chunk>, { phase: 'recording' }>,
  afterMs: number,
): RecorderStep<Chunk> {
  return {
    state: { phase: 'stopping', startedAtMs, chunks },
    command: { type: 'stop', afterMs },
  };
}

/** All pieces are judged together: some browsers send empty ones between good ones. */
function judge<Chunk extends Sized>(chunks: readonly Chunk[]): RecorderCommand<Chunk> {
  const full = chunks.filter(({ size }) => size > 0);
  const bytes = full.reduce((sum, { size }) => sum + size, 0);
  if (chunks.length === 0) return { type: 'complain', fault: 'nothing' };
  if (bytes === 0) return { type: 'complain', fault: 'empty' };
  if (bytes < recorderRules.minAudioBytes) return { type: 'complain', fault: 'too-short' };
  return { type: 'deliver', chunks: full };
}

function stay<Chunk extends Sized>(state: RecorderState<Chunk>): RecorderStep<Chunk> {
  return { state, command: null };
}
