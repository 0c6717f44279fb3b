import { describe, expect, test } from 'vitest';
import {
  type RecorderEvent,
  type RecorderState,
  recorderOff,
  recorderRules,
  stepRecorder,
} from '@/tools/assistant/rules/recorder.ts';

type Chunk = { size: number };

/** Where a run of events leads, and what was commanded on the way. */
function run(events: RecorderEvent<Chunk>[], from: RecorderState<Chunk> = recorderOff) {
  let state = from;
  const commands: unknown[] = [];
  for (const event of events) {
    const step = stepRecorder(state, event);
    state = step.state;
    if (step.command) commands.push(step.command);
  }
  return { state, commands };
}

const tap = (atMs: number, busy = false) => ({ type: 'tapped', atMs, busy }) as const;
const opened = (atMs: number) => ({ type: 'opened', atMs }) as const;
const chunk = (size: number) => ({ type: 'chunk', chunk: { size } }) as const;
const ended = { type: 'ended' } as const;

test('the rules are those of the specification', () => {
  expect(recorderRules).toMatchObject({ minRecordingMs: 700, chunkMs: 500, minAudioBytes: 1000 });
});

test('the first tap asks for the microphone', () => {
  expect(run([tap(0)])).toEqual({ state: { phase: 'opening' }, commands: [{ type: 'open' }] });
});

test('a tap while the assistant is busy does nothing', () => {
  expect(run([tap(0, true)])).toEqual({ state: recorderOff, commands: [] });
});

test('a tap while the browser is asking does nothing', () => {
  expect(run([tap(0), tap(10)]).commands).toEqual([{ type: 'open' }]);
});

test('after a refusal the next tap asks again', () => {
  expect(run([tap(0), { type: 'refused' }, tap(5)]).commands).toEqual([
    { type: 'open' },
    { type: 'open' },
  ]);
});

test('the time counts from the opened microphone, not from the tap', () => {
  expect(run([tap(0), opened(3000)]).state).toEqual({
    phase: 'recording',
    startedAtMs: 3000,
    chunks: [],
  });
});

test.each([
  [1100, 600],
  [1699, 1],
  [1700, 0],
  [9000, 0],
])('a recording started at 1000 ms and tapped at %i ms stops after %i ms', (atMs, afterMs) => {
  const { state, commands } = run([tap(0), opened(1000), tap(atMs)]);
  expect(state.phase).toBe('stopping');
  expect(commands.at(-1)).toEqual({ type: 'stop', afterMs });
});

test('a third tap does not stop it twice', () => {
  expect(run([tap(0), opened(0), tap(100), tap(200)]).commands).toHaveLength(2);
});

test('the maximum duration stops it at once', () => {
  const { commands } = run([tap(0), opened(0), { type: 'timeUp' }]);
  expect(commands.at(-1)).toEqual({ type: 'stop', afterMs: 0 });
});

test('the maximum duration after a stop changes nothing', () => {
  expect(run([tap(0), opened(0), tap(900), { type: 'timeUp' }]).commands).toHaveLength(2);
});

describe('what was recorded', () => {
  const recorded = (...events: RecorderEvent<Chunk>[]) =>
    run([tap(0), opened(0), tap(900), ...events, ended]).commands.at(-1);

  test('includes chunks that come after the stop', () => {
    expect(recorded(chunk(600), chunk(400))).toEqual({
      type: 'deliver',
      chunks: [{ size: 600 }, { size: 400 }],
    });
  });

  test('empty chunks are dropped without an error', () => {
    expect(recorded(chunk(0), chunk(1000), chunk(0))).toEqual({
      type: 'deliver',
      chunks: [{ size: 1000 }],
    });
  });

  test.each([
    ['no piece at all', [], 'nothing'],
    ['only empty pieces', [chunk(0), chunk(0)], 'empty'],
    ['999 bytes', [chunk(500), chunk(499)], 'too-short'],
  ])('%s shows the error "%s"', (_what, chunks, fault) => {
    expect(recorded(...chunks)).toEqual({ type: 'showError', fault });
  });

  test('unplugging the microphone delivers what was recorded', () => {
    expect(run([tap(0), opened(0), chunk(2000), ended])).toEqual({
      state: recorderOff,
      commands: [{ type: 'open' }, { type: 'deliver', chunks: [{ size: 2000 }] }],
    });
  });

  test('a second recording contains nothing of the first', () => {
    const first = [tap(0), opened(0), chunk(2000), tap(900), ended];
    const { state } = run([...first, tap(2000), opened(2000)]);
    expect(state).toEqual({ phase: 'recording', startedAtMs: 2000, chunks: [] });
  });
});

test('canceling releases the microphone and delivers nothing', () => {
  const { state, commands } = run([
    tap(0),
    opened(0),
    chunk(2000),
    { type: 'canceled' },
    chunk(2000),
    ended,
  ]);
  expect(state).toEqual(recorderOff);
  expect(commands.at(-1)).toEqual({ type: 'release' });
});

test('canceling while the browser is asking releases the microphone it then opens', () => {
  const { state, commands } = run([tap(0), { type: 'canceled' }, opened(50)]);
  expect(state).toEqual(recorderOff);
  expect(commands.at(-1)).toEqual({ type: 'release' });
});
