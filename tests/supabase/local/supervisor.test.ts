import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { supervise } from '../../../supabase/local/supervisor.ts';

// The waits use node:timers/promises, which fake timers do not affect.
const waits = vi.hoisted(() => ({
  asked: [] as number[],
  /** Called with each wait; resolves when it is over. */
  pass: async (_ms: number): Promise<void> => undefined,
}));
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number, _value: unknown, { signal }: { signal: AbortSignal }) => {
    waits.asked.push(ms);
    await Promise.race([
      waits.pass(ms),
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ]);
  },
}));

type Running = { number: number; child: EventEmitter };

let started: Running[];
let nowMs: number;
const warnings = () => vi.mocked(console.warn).mock.calls.map(String);

beforeEach(() => {
  started = [];
  nowMs = 0;
  waits.asked.length = 0;
  waits.pass = async () => undefined;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => vi.restoreAllMocks());

function run(start = async () => make()) {
  return supervise<Running>({
    name: 'functions',
    start,
    end: async ({ child }) => void child.emit('exit', null, 'SIGTERM'),
  });
}

function make(): Running {
  const running = { number: started.length, child: new EventEmitter() };
  started.push(running);
  return running;
}

test('restarts a killed program and prints one line', async () => {
  const kept = run();
  const first = await kept.running();
  first.child.emit('exit', null, 'SIGKILL');
  expect(await kept.running()).toMatchObject({ number: 1 });
  expect(warnings()).toEqual(['The functions stopped (SIGKILL): starting again in 0.5 s.']);
});

test('waits longer each time it exits soon, at most half a minute, and not after a long run', async () => {
  const kept = run();
  for (let crash = 0; crash < 8; crash += 1) {
    (await kept.running()).child.emit('exit', 1, null);
  }
  const steady = await kept.running();
  nowMs = 60_001;
  steady.child.emit('exit', 1, null);
  await kept.running();
  expect(waits.asked).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 500]);
});

test('retries when a restart fails', async () => {
  let attempts = 0;
  const kept = run(async () => {
    attempts += 1;
    if (attempts === 2) throw new Error('no memory');
    return make();
  });
  (await kept.running()).child.emit('exit', 1, null);
  expect(await kept.running()).toMatchObject({ number: 1 });
  expect(warnings()).toEqual([
    'The functions stopped (code 1): starting again in 0.5 s.',
    'The functions did not start: starting again in 1 s.',
  ]);
});

test('leaves a failing first start to the caller', async () => {
  const kept = run(async () => {
    throw new Error('Deno cannot be started');
  });
  await expect(kept.running()).rejects.toThrow('Deno cannot be started');
});

test('does not restart a program that was restarted or closed on purpose', async () => {
  const kept = run();
  await kept.running();
  expect(await kept.restart()).toMatchObject({ number: 1 });
  await kept.close();
  expect(started).toHaveLength(2);
  expect(warnings()).toEqual([]);
});

test('can be closed while it waits to restart', async () => {
  waits.pass = () => new Promise(() => undefined);
  const kept = run();
  (await kept.running()).child.emit('exit', 1, null);
  await kept.close();
  await expect(kept.running()).rejects.toThrow();
  expect(started).toHaveLength(1);
});
