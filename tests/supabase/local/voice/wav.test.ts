import { expect, test } from 'vitest';
import { encodeWav } from '@/tools/assistant/rules/wav.ts';
import { readWav } from '../../../../supabase/local/voice/wav.ts';

type Parts = { tag?: number; channels?: number; rateHz?: number; bits?: number; extra?: number[] };

/** A WAV file with a format chunk of these values, an odd chunk to pass over, and the data. */
function wav(data: number[], parts: Parts = {}): Uint8Array {
  const { bits = 16, channels = 1, extra = [], rateHz = 16_000, tag = 1 } = parts;
  const u16 = (value: number) => [value & 0xff, value >> 8];
  const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];
  const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
  return Uint8Array.from([
    ...ascii('RIFF'),
    ...u32(0),
    ...ascii('WAVE'),
    ...ascii('LIST'),
    ...u32(3),
    ...[1, 2, 3, 0],
    ...ascii('fmt '),
    ...u32(16 + extra.length),
    ...u16(tag),
    ...u16(channels),
    ...u32(rateHz),
    ...u32(0),
    ...u16(0),
    ...u16(bits),
    ...extra,
    ...ascii('data'),
    ...u32(data.length),
    ...data,
  ]);
}

test('what the browser encodes is read back', () => {
  const { rateHz, samples } = readWav(encodeWav(Float32Array.of(0, 0.5, -0.5, 1, -1), 16_000));
  expect(rateHz).toBe(16_000);
  const expected = [0, 0.5, -0.5, 1, -1];
  expect(samples).toHaveLength(expected.length);
  for (const [index, sample] of samples.entries())
    expect(sample).toBeCloseTo(expected[index] ?? 9, 3);
});

test('channels are mixed', () => {
  // 16384 and -16384 cancel out; 16384 twice stays a half.
  const frames = [0x00, 0x40, 0x00, 0xc0, 0x00, 0x40, 0x00, 0x40];
  expect([...readWav(wav(frames, { channels: 2 })).samples]).toEqual([0, 0.5]);
});

test('float samples are read, and what is no number is silence', () => {
  const data = [...new Uint8Array(Float32Array.of(0.25, Number.NaN).buffer)];
  expect([...readWav(wav(data, { tag: 3, bits: 32 })).samples]).toEqual([0.25, 0]);
});

test('the extensible form is read by the encoding it names', () => {
  const extra = [
    22, 0, 16, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 16, 0, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71,
  ];
  expect([...readWav(wav([0x00, 0x40], { tag: 0xfffe, extra })).samples]).toEqual([0.5]);
});

test('data that claims more than is there ends with the file', () => {
  const file = wav([0x00, 0x40, 0x00, 0x40]);
  new DataView(file.buffer).setUint32(file.length - 8, 0xffff_ffff, true);
  expect([...readWav(file).samples]).toEqual([0.5, 0.5]);
});

test.each([
  ['8-bit samples', wav([1], { bits: 8 }), 'unsupported_audio'],
  ['compressed samples', wav([1], { tag: 0x55 }), 'unsupported_audio'],
  ['a rate below speech', wav([1], { rateHz: 4000 }), 'unsupported_audio'],
  ['no channel', wav([1], { channels: 0 }), 'unsupported_audio'],
  ['a file without data', wav([]).subarray(0, 40), 'invalid_audio'],
  [
    'a header alone',
    Uint8Array.from([...'RIFFxxxxWAVE'].map((c) => c.charCodeAt(0))),
    'invalid_audio',
  ],
])('refused are %s', (_case, bytes, code) => {
  expect(() => readWav(bytes)).toThrow(expect.objectContaining({ code }));
});
