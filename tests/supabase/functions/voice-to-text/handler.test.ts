import { toBase64 } from '@functions/_shared/domain/base64.ts';
import { createHandler } from '@functions/voice-to-text/handler.ts';
import { createTranscribe } from '@functions/voice-to-text/transcribe.ts';
import { access, call, silence } from '@tests/support/functions.ts';
import { fakeVoiceService } from '@tests/support/voice-service.ts';
import { webm } from '@tests/support/webm.ts';
import { expect, test, vi } from 'vitest';
import { encodeWav } from '@/tools/assistant/rules/wav.ts';

const recording = webm([Uint8Array.of(0xf8, 0xff, 0xfe)]);
const wav = encodeWav(new Float32Array(10), 16_000);
const mp4 = new TextEncoder().encode('....ftypM4A and the rest');

const heard = () => Response.json({ text: ' Steel bolts from India? ' });

function set(answer: () => Response | Promise<Response> = heard) {
  const { asked, options } = fakeVoiceService(answer);
  return {
    asked,
    options,
    handler: createHandler({ access, transcribe: createTranscribe(options) }),
  };
}

test('returns the words of a recording', async () => {
  const { handler } = set();
  const answer = await call(handler, { audio: toBase64(recording), mimeType: 'audio/webm' });
  expect(answer).toEqual({ status: 200, body: { text: 'Steel bolts from India?' } });
});

test('returns an empty text when nothing was said', async () => {
  const { handler } = set(() => Response.json({ text: '' }));
  expect((await call(handler, { audio: toBase64(wav) })).body).toEqual({ text: '' });
});

test('corrects misheard words for duty', async () => {
  const { handler } = set(() =>
    Response.json({ text: 'What is the terrifying cotton tea shirts from China?' }),
  );
  expect((await call(handler, { audio: toBase64(wav) })).body).toEqual({
    text: 'What is the tariff on cotton t-shirts from China?',
  });
});

test('sends the recording under a name with its true extension', async () => {
  const { asked, handler } = set();
  await call(handler, { audio: toBase64(mp4), mimeType: 'audio/webm' });
  const [request] = asked;
  expect(request?.url).toBe('https://voice.example/v1/audio/transcriptions');
  expect(request?.headers.get('authorization')).toBe('Bearer secret-key');
  const form = await request?.request.formData();
  const file = form?.get('file');
  expect(file).toBeInstanceOf(File);
  if (file instanceof File) {
    expect([file.name, file.type]).toEqual(['recording.mp4', 'audio/mp4']);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(mp4);
  }
  expect([form?.get('model'), form?.get('language')]).toEqual(['hears', 'en']);
  expect(form?.get('prompt')).toContain('tariff, tariffs, tariff on');
});

test('calls a service on the same machine without a key', async () => {
  const { asked, options } = fakeVoiceService(heard);
  const transcribe = createTranscribe({ ...options, apiKey: undefined });
  await call(createHandler({ access, transcribe }), { audio: toBase64(wav) });
  expect(asked[0]?.headers.has('authorization')).toBe(false);
});

test('reports a missing service with a code that the page knows', async () => {
  const handler = createHandler({ access, transcribe: undefined });
  expect(await call(handler, { audio: toBase64(wav) })).toMatchObject({
    status: 501,
    body: { error: { code: 'voice_not_configured' } },
  });
});

test.each([
  ['a container it cannot read', 415, recording, 415, 'unsupported_audio'],
  ['a recording it finds bad, as OpenAI says it', 400, recording, 415, 'unsupported_audio'],
  ['a WAV it finds bad', 400, wav, 422, 'invalid_audio'],
  ['one too long', 413, recording, 413, 'audio_too_long'],
  ['one too many', 429, recording, 503, 'voice_busy'],
])("reports the service's refusal %s", async (_case, refusal, bytes, status, code) => {
  const { handler } = set(() => Response.json({ error: {} }, { status: refusal }));
  expect(await call(handler, { audio: toBase64(bytes) })).toMatchObject({
    status,
    body: { error: { code } },
  });
});

test.each([
  ['a server error', () => Response.json({}, { status: 500 })],
  ['a wrong key', () => Response.json({}, { status: 401 })],
  ['an answer that is no JSON', () => new Response('<html>')],
  ['an answer without text', () => Response.json({ words: 'hello' })],
  ['silence', silence],
  ['a broken line', () => Promise.reject(new TypeError('fetch failed'))],
  ['an endless answer', () => Response.json({ text: 'a'.repeat(70_000) })],
])('reports a failing service, and logs it without its key %s', async (_case, answer) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { handler } = set(answer);
  expect(await call(handler, { audio: toBase64(recording) })).toMatchObject({
    status: 502,
    body: { error: { code: 'voice_failed' } },
  });
  expect(log).toHaveBeenCalledOnce();
  expect(String(log.mock.calls[0])).not.toContain('secret-key');
});

test.each([
  ['text', toBase64(new TextEncoder().encode('hello')), 422, 'invalid_audio'],
  ['base64 that breaks off', 'aaaaa', 422, 'invalid_audio'],
  ['what is no base64', 'data:audio/webm;base64,AAAA', 422, 'invalid_request'],
  ['nothing', '', 422, 'invalid_request'],
  ['more than 2 MB', 'A'.repeat(2_800_000), 413, 'body_too_large'],
])('does not call the service for %s', async (_case, audio, status, code) => {
  const { asked, handler } = set();
  expect(await call(handler, { audio })).toMatchObject({ status, body: { error: { code } } });
  expect(asked).toEqual([]);
});

test('does not call the service for data that only claims to be a recording', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const audio = toBase64(new TextEncoder().encode('hello'));
  const answer = await call(set().handler, { audio, mimeType: 'audio/webm' });
  expect(answer.status).toBe(422);
  expect(log).toHaveBeenCalledOnce();
});
