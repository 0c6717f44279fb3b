import { audioContainerOf } from '@functions/_shared/domain/audio-container.ts';
import { silentOpusPacket, webm } from '@tests/support/webm.ts';
import { expect, test, vi } from 'vitest';
import { encodeWav } from '@/tools/assistant/rules/wav.ts';
import type { Sound } from '../../../../supabase/local/voice/sound.ts';
import { createVoiceApi, type VoiceEngines } from '../../../../supabase/local/voice/voice-api.ts';

/** The server without its engines: what it accepts, rejects and returns. */

type Heard = { sound: Sound; words: readonly string[] };

function api(engines: Partial<VoiceEngines> = {}) {
  const heard: Heard[] = [];
  const said: string[] = [];
  const answer = createVoiceApi({
    recognizer: async () => async (sound, options) => {
      heard.push({ sound, words: options?.words ?? [] });
      return 'steel bolts';
    },
    speaker: async () => async (text) => {
      said.push(text);
      return { samples: new Float32Array(16_000), rateHz: 16_000 };
    },
    ...engines,
  });
  return { answer, heard, said };
}

const base = 'http://127.0.0.1:9/v1/audio';
const oneSecond = encodeWav(new Float32Array(16_000), 16_000);

function transcription(file: Uint8Array | undefined, fields: Record<string, string> = {}) {
  const form = new FormData();
  if (file) form.set('file', new Blob([Uint8Array.from(file)]), 'recording');
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return new Request(`${base}/transcriptions`, { method: 'POST', body: form });
}

function speech(body: unknown, headers: Record<string, string> = {}) {
  return new Request(`${base}/speech`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function codeOf(response: Response): Promise<unknown> {
  const body: { error: { code: unknown } } = await response.json();
  return body.error.code;
}

test('transcription returns the words of a WAV, preferring the words of the prompt', async () => {
  const { answer, heard } = api();
  const response = await answer(
    transcription(oneSecond, { model: 'any', prompt: 'tariff, Section 301,, ' }),
  );
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ text: 'steel bolts' });
  expect(heard).toHaveLength(1);
  expect(heard[0]?.sound.samples).toHaveLength(16_000);
  expect(heard[0]?.words).toEqual(['tariff', 'Section 301']);
});

test('transcription returns plain text on request', async () => {
  const recording = webm(Array.from({ length: 50 }, () => silentOpusPacket));
  const response = await api().answer(transcription(recording, { response_format: 'text' }));
  expect(await response.text()).toBe('steel bolts');
});

test.each([
  ['no file', transcription(undefined), 400, 'missing_file'],
  ['no form', speechAt('transcriptions'), 400, 'invalid_form'],
  ['more than 2 MB', transcription(new Uint8Array(2 * 1024 * 1024 + 1)), 413, 'audio_too_long'],
  ['far more than 2 MB', transcription(new Uint8Array(4e6)), 413, 'audio_too_long'],
  [
    '27 seconds',
    transcription(encodeWav(new Float32Array(27 * 8000), 8000)),
    413,
    'audio_too_long',
  ],
  ['MP4', transcription(new TextEncoder().encode('....ftypM4A ')), 415, 'unsupported_audio'],
  ['what is no sound', transcription(new TextEncoder().encode('hello')), 400, 'invalid_audio'],
])('transcription rejects %s', async (_case, request, status, code) => {
  const { answer, heard } = api();
  const response = await answer(request);
  expect(response.status).toBe(status);
  expect(await codeOf(response)).toBe(code);
  expect(heard).toEqual([]);
});

function speechAt(path: string): Request {
  return new Request(`${base}/${path}`, { method: 'POST', body: 'no form' });
}

test('speech returns an MP3', async () => {
  const { answer, said } = api();
  const response = await answer(speech({ model: 'any', voice: 'nova', input: 'Café – now' }));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('audio/mpeg');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(audioContainerOf(bytes)).toBe('mp3');
  // One second at 64 kbit/s.
  expect(bytes.length).toBeGreaterThan(7000);
  expect(said).toEqual(['Cafe, now']);
});

test('speech returns a WAV on request', async () => {
  const response = await api().answer(speech({ input: 'Hello', response_format: 'wav' }));
  expect(audioContainerOf(new Uint8Array(await response.arrayBuffer()))).toBe('wav');
});

test('speech accepts a thousand characters', async () => {
  expect((await api().answer(speech({ input: 'a'.repeat(1000) }))).status).toBe(200);
});

test.each([
  ['a thousand and one', { input: 'a'.repeat(1001) }, 400, 'string_above_max_length'],
  ['a body far too large', { input: 'a'.repeat(100_000) }, 413, 'too_large'],
  ['no text', {}, 400, 'missing_input'],
  ['an empty text', { input: ' ' }, 400, 'missing_input'],
  ['nothing that can be said', { input: '🎉' }, 400, 'nothing_to_say'],
  ['another format', { input: 'a', response_format: 'flac' }, 400, 'unsupported_format'],
  ['what is no JSON', 'hello', 400, 'invalid_json'],
  ['a list', [], 400, 'missing_input'],
])('speech rejects %s', async (_case, body, status, code) => {
  const { answer, said } = api();
  const response = await answer(speech(body));
  expect(response.status).toBe(status);
  expect(await codeOf(response)).toBe(code);
  expect(said).toEqual([]);
});

test.each([
  ['another address', new Request(`${base}/translations`, { method: 'POST' }), 404],
  ['another method', new Request(`${base}/speech`), 405],
  ['a page', speech({ input: 'Hello' }, { origin: 'http://localhost:5173' }), 403],
])('rejects %s', async (_case, request, status) => {
  expect((await api().answer(request)).status).toBe(status);
});

test('accepts five concurrent requests and tells the sixth to retry', async () => {
  let finish: (text: string) => void = () => undefined;
  const first = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const { answer } = api({ recognizer: async () => () => first });
  const five = Array.from({ length: 5 }, () => answer(transcription(oneSecond)));
  // Gives them time to parse their forms and queue up.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const sixth = await answer(transcription(oneSecond));
  expect(sixth.status).toBe(429);
  expect(sixth.headers.get('retry-after')).toBe('2');
  expect(await codeOf(sixth)).toBe('voice_busy');
  finish('done');
  expect((await Promise.all(five)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('a failing engine is a 500 without internals', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { answer } = api({ speaker: () => Promise.reject(new Error('/secret/path')) });
  const response = await answer(speech({ input: 'Hello' }));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
  expect(log).toHaveBeenCalledOnce();
});
