import { toBase64 } from '@functions/_shared/domain/base64.ts';
import { createHandler } from '@functions/text-to-voice/handler.ts';
import { createSpeak } from '@functions/text-to-voice/speak.ts';
import { access, call, silence } from '@tests/support/functions.ts';
import { fakeVoiceService } from '@tests/support/voice-service.ts';
import { expect, test, vi } from 'vitest';

const mp3 = Uint8Array.of(0xff, 0xf3, 0x88, 0xc4, 1, 2, 3);

function set(answer: () => Response | Promise<Response> = () => new Response(mp3)) {
  const { asked, options } = fakeVoiceService(answer);
  return { asked, options, handler: createHandler({ access, speak: createSpeak(options) }) };
}

const request = { text: '**36.5%** on HTS 6109.10.00 🎉', voice: 'nova' };

test('returns the reply as an MP3 in base64', async () => {
  const { handler } = set();
  expect(await call(handler, request)).toEqual({
    status: 200,
    body: { audioContent: toBase64(mp3) },
  });
});

test('sends speakable text to the service', async () => {
  const { asked, handler } = set();
  await call(handler, request);
  const [sent] = asked;
  expect(sent?.url).toBe('https://voice.example/v1/audio/speech');
  expect(sent?.headers.get('authorization')).toBe('Bearer secret-key');
  expect(await sent?.request.json()).toEqual({
    model: 'speaks',
    voice: 'nova',
    input: '36.5 percent on H T S 6 1 0 9, 1 0, 0 0.',
    response_format: 'mp3',
  });
});

test('calls a service on the same machine without a key', async () => {
  const { asked, options } = fakeVoiceService(() => new Response(mp3));
  const speak = createSpeak({ ...options, apiKey: undefined });
  await call(createHandler({ access, speak }), request);
  expect(asked[0]?.headers.has('authorization')).toBe(false);
});

test('speaks at most a thousand characters of a long reply', async () => {
  const { asked, handler } = set();
  await call(handler, { text: 'One sentence here. '.repeat(200), voice: 'nova' });
  const sent: { input: string } = await asked[0]?.request.json();
  expect(sent.input.length).toBeLessThanOrEqual(1000);
  expect(sent.input.length).toBeGreaterThan(900);
  expect(sent.input).toMatch(/here\.$/);
});

test('reports a missing service with a code that the page knows', async () => {
  expect(await call(createHandler({ access, speak: undefined }), request)).toMatchObject({
    status: 501,
    body: { error: { code: 'voice_not_configured' } },
  });
});

test('reports an overloaded service as busy', async () => {
  const { handler } = set(() => Response.json({}, { status: 429 }));
  expect(await call(handler, request)).toMatchObject({
    status: 503,
    body: { error: { code: 'voice_busy' } },
  });
});

test.each([
  ['a server error', () => Response.json({}, { status: 500 })],
  ['a wrong key', () => Response.json({}, { status: 401 })],
  ['an answer that is no MP3', () => Response.json({ audio: 'none' })],
  ['an empty answer', () => new Response('')],
  ['silence', silence],
  ['a broken line', () => Promise.reject(new TypeError('fetch failed'))],
  ['an endless answer', () => new Response(new Uint8Array(5 * 1024 * 1024).fill(0xff))],
])('reports a failing service %s', async (_case, answer) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await call(set(answer).handler, request)).toMatchObject({
    status: 502,
    body: { error: { code: 'voice_failed' } },
  });
  expect(log).toHaveBeenCalledOnce();
});

test.each([
  ['another voice', { text: 'Hello', voice: 'alloy' }, 422, 'invalid_request'],
  ['no text', { text: ' ', voice: 'nova' }, 422, 'invalid_request'],
  ['nothing that can be said', { text: '🎉', voice: 'nova' }, 422, 'nothing_to_say'],
  ['a book', { text: 'a'.repeat(8001), voice: 'nova' }, 422, 'invalid_request'],
])('does not call the service for %s', async (_case, body, status, code) => {
  const { asked, handler } = set();
  expect(await call(handler, body)).toMatchObject({ status, body: { error: { code } } });
  expect(asked).toEqual([]);
});
