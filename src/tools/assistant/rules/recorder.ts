import { maxRecordingSeconds } from '@functions/_shared/domain/voice.ts';

/**
 * One recording, from the tap to the joined audio, as a pure state machine: each event gives the next
 * state and a command for the browser. Specification §4, §5 and §9.
 */

export const recorderRules = {
  /** An earlier stop is delayed until the recording is this long. */
  minRecordingMs: 700,
  /** Length of the chunks the recorder delivers. */
  chunkMs: 500,
  /** A smaller recording is a header without speech. */
  minAudioBytes: 1000,
  /** The page stops the recording here, a second before it is too long to be transcribed. */
  maxRecordingMs: (maxRecordingSeconds - 1) * 1000,
} as const;

/** A chunk of audio; a Blob in the browser. */
type Sized = { size: number };

export type RecorderState<Chunk extends Sized> =
  | { phase: 'off' }
  /** The browser is asking the visitor for the microphone. */
  | { phase: 'opening' }
  | { phase: 'recording'; startedAtMs: number; chunks: readonly Chunk[] }
  /** Stop was requested; the last chunks are still to come. */
  | { phase: 'stopping'; startedAtMs: number; chunks: readonly Chunk[] };

export type RecorderEvent<Chunk extends Sized> =
  /** The microphone button; `busy` when the assistant is thinking or speaking. */
  | { type: 'tapped'; atMs: number; busy: boolean }
  | { type: 'opened'; atMs: number }
  | { type: 'refused' }
  | { type: 'chunk'; chunk: Chunk }
  | { type: 'timeUp' }
  /** The recorder has stopped and delivered every chunk. */
  | { type: 'ended' }
  | { type: 'canceled' };

export type RecordingFault =
  /** No chunk arrived. */
  | 'nothing'
  /** Chunks arrived, all of them empty. */
  | 'empty'
  | 'too-short';

export type RecorderCommand<Chunk extends Sized> =
  | { type: 'open' }
  | { type: 'stop'; afterMs: number }
  /** Releases the microphone and discards the recording. */
  | { type: 'release' }
  | { type: 'deliver'; chunks: readonly Chunk[] }
  | { type: 'showError'; fault: RecordingFault };

export type RecorderStep<Chunk extends Sized> = {
  state: RecorderState<Chunk>;
  command: RecorderCommand<Chunk> | null;
};

export const recorderOff = { phase: 'off' } as const;

/** Applies an event; one that does not fit the state changes nothing. */
export function stepRecorder<Chunk extends Sized>(
  state: RecorderState<Chunk>,
  event: RecorderEvent<Chunk>,
): RecorderStep<Chunk> {
  switch (event.type) {
    case 'tapped':
      return tap(state, event);
    case 'opened':
      // Canceled while the browser was asking: the microphone must not stay open.
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
      // Even if we did not stop it: unplugging the microphone ends the recording.
      return isCapturing(state)
        ? { state: recorderOff, command: checkRecording(state.chunks) }
        : stay(state);
    case 'canceled':
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

/** Checks all chunks together: some browsers send empty ones between good ones. */
function checkRecording<Chunk extends Sized>(chunks: readonly Chunk[]): RecorderCommand<Chunk> {
  const full = chunks.filter(({ size }) => size > 0);
  const bytes = full.reduce((sum, { size }) => sum + size, 0);
  if (chunks.length === 0) return { type: 'showError', fault: 'nothing' };
  if (bytes === 0) return { type: 'showError', fault: 'empty' };
  if (bytes < recorderRules.minAudioBytes) return { type: 'showError', fault: 'too-short' };
  return { type: 'deliver', chunks: full };
}

function stay<Chunk extends Sized>(state: RecorderState<Chunk>): RecorderStep<Chunk> {
  return { state, command: null };
}
