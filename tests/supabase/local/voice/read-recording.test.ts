import { silentOpusPacket, webm } from '@tests/support/webm.ts';
import { describe, expect, test } from 'vitest';
import { encodeWav } from '@/tools/assistant/rules/wav.ts';
import { readRecording } from '../../../../supabase/local/voice/read-recording.ts';
import { secondsOf } from '../../../../supabase/local/voice/sound.ts';

const packetsFor = (seconds: number) =>
  Array.from({ length: seconds * 50 }, () => silentOpusPacket);
const wavOf = (seconds: number, rateHz: number) =>
  encodeWav(new Float32Array(seconds * rateHz), rateHz);

test.each([
  ['WebM', webm(packetsFor(2))],
  ['WAV', wavOf(2, 48_000)],
])('%s becomes 16 kHz mono', async (_case, bytes) => {
  const sound = await readRecording(bytes);
  expect(sound.rateHz).toBe(16_000);
  expect(secondsOf(sound)).toBeCloseTo(2, 1);
});

test.each([
  ['WebM', webm(packetsFor(25))],
  ['WAV', wavOf(25, 8000)],
])('accepts 25 seconds of %s', async (_case, bytes) => {
  expect(secondsOf(await readRecording(bytes))).toBeCloseTo(25, 0);
});

describe('rejects', () => {
  const mp4 = Uint8Array.from([0, 0, 0, 24, ...new TextEncoder().encode('ftypisom')]);
  test.each([
    ['27 seconds of WebM', webm(packetsFor(27)), 'audio_too_long'],
    ['27 seconds of WAV', wavOf(27, 8000), 'audio_too_long'],
    ['MP4', mp4, 'unsupported_audio'],
    ['Ogg', new TextEncoder().encode('OggS and more'), 'unsupported_audio'],
    ['text', new TextEncoder().encode('hello, this is no sound'), 'invalid_audio'],
    ['nothing', new Uint8Array(), 'invalid_audio'],
  ])('%s', async (_case, bytes, code) => {
    await expect(readRecording(bytes)).rejects.toMatchObject({ code });
  });
});
