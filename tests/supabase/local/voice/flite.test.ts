import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { loadFlite } from '../../../../supabase/local/voice/flite.ts';
import { secondsOf } from '../../../../supabase/local/voice/sound.ts';

const patience = { timeout: 60_000 };

test('says each text anew, at 16 kHz and longer for more words', patience, async () => {
  const speak = await loadFlite(async (file) => new Uint8Array(await readFile(file)));

  const short = await speak('Hello.');
  const long = await speak('Hello, how much is the duty on a cotton shirt?');
  const again = await speak('Hello.');

  expect(short.rateHz).toBe(16_000);
  expect(secondsOf(short)).toBeCloseTo(1, 0);
  expect(secondsOf(long)).toBeGreaterThan(2);
  expect(Math.max(...short.samples)).toBeGreaterThan(0.1);
  expect(again).toEqual(short);
});

test('tells what is missing when the program is none', async () => {
  const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  const speak = await loadFlite(async () => empty);
  await expect(speak('Hello.')).rejects.toThrow('flite.wasm is no WASI program.');
});
