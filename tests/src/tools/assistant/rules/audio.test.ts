import { fromBase64, toBase64 } from '@functions/_shared/domain/base64.ts';
import { describe, expect, test } from 'vitest';
import {
  chooseRecordingType,
  loudness,
  microphoneFault,
} from '@/tools/assistant/rules/microphone.ts';
import { toSpokenPieces } from '@/tools/assistant/rules/sentences.ts';
import { encodeWav } from '@/tools/assistant/rules/wav.ts';

test.each([
  ['Opus in WebM before all', () => true, 'audio/webm;codecs=opus'],
  ['WebM', (type: string) => !type.includes('codecs'), 'audio/webm'],
  ['MP4, as older Safaris have it', (type: string) => type === 'audio/mp4', 'audio/mp4'],
  ['the browser decides where none is known', () => false, undefined],
  ['the browser decides where it cannot be asked', undefined, undefined],
])('the recording type %s', (_what, isTypeSupported, type) => {
  expect(chooseRecordingType(isTypeSupported)).toBe(type);
});

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'absent'],
  ['NotReadableError', 'busy'],
  ['NotSupportedError', 'unsupported'],
  ['SomethingNew', 'denied'],
])('the error %s means the microphone is %s', (name, fault) => {
  expect(microphoneFault(name)).toBe(fault);
});

describe('a WAV file', () => {
  const bytes = encodeWav(Float32Array.of(0, 1, -1, 2), 16_000);
  const view = new DataView(bytes.buffer);
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));

  test('has the header of 16-bit mono at its rate', () => {
    expect([ascii(0, 4), ascii(8, 16), ascii(36, 40)]).toEqual(['RIFF', 'WAVEfmt ', 'data']);
    expect(view.getUint32(4, true)).toBe(bytes.length - 8);
    expect(view.getUint16(20, true)).toBe(1);
    expect(view.getUint16(22, true)).toBe(1);
    expect(view.getUint32(24, true)).toBe(16_000);
    expect(view.getUint32(28, true)).toBe(32_000);
    expect(view.getUint16(34, true)).toBe(16);
    expect(view.getUint32(40, true)).toBe(8);
  });

  test('has the samples, clipped', () => {
    expect([0, 2, 4, 6].map((at) => view.getInt16(44 + at, true))).toEqual([
      0, 32_767, -32_767, 32_767,
    ]);
  });
});

test('the level is 0 for silence, no samples and a quiet room', () => {
  expect(loudness([0, 0, 0])).toBe(0);
  expect(loudness([])).toBe(0);
  expect(loudness([0.001, -0.001])).toBe(0);
});

test('the level is 1 for loud speech and never more', () => {
  expect(loudness([0.4, -0.4])).toBe(1);
  expect(loudness([1, -1])).toBe(1);
});

test('the level rises with the loudness', () => {
  const levels = [0.005, 0.02, 0.08, 0.2].map((peak) => loudness([peak, -peak]));
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  expect(new Set(levels).size).toBe(4);
});

test('encodes and decodes base64 longer than a call takes arguments', () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
  expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  expect(toBase64(Uint8Array.of(255, 216))).toBe(Buffer.from([255, 216]).toString('base64'));
});

test('splits a text into sentences but not at decimal points', () => {
  expect(toSpokenPieces('It is 36.5% today. Heading 6109.10.00 applies! Anything else?')).toEqual([
    'It is 36.5% today.',
    'Heading 6109.10.00 applies!',
    'Anything else?',
  ]);
});

test('splits a long sentence between words and loses none', () => {
  const long = Array.from({ length: 120 }, (_, index) => `word${index}`).join(' ');
  const pieces = toSpokenPieces(long);
  expect(pieces.length).toBeGreaterThan(1);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(220);
  expect(pieces.join(' ')).toBe(long);
});

test('splits an empty text into no pieces', () => {
  expect(toSpokenPieces(' \n ')).toEqual([]);
});
