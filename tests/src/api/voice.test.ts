import { stubBrowser } from '@tests/support/local-backend.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function answeredWith(answer: () => Response) {
  const bodies: unknown[] = [];
  stubBrowser({
    fetch: async (input, init) => {
      bodies.push(await new Request(input, init).json());
      return answer();
    },
  });
  return { bodies, ...(await import('@/api/voice.ts')) };
}

const refusal = (status: number, code: string) => () =>
  Response.json({ error: { code, message: 'No.' } }, { status });

test('a recording is sent unchanged and its words are returned', async () => {
  const { transcribe, bodies } = await answeredWith(() => Response.json({ text: 'hello' }));
  const request = { audio: 'AAAA', mimeType: 'audio/webm;codecs=opus' };
  expect(await transcribe(request)).toEqual({ status: 'heard', text: 'hello' });
  expect(bodies).toEqual([request]);
});

test.each([
  [415, 'unsupported_audio', 'unsupported'],
  [501, 'voice_not_configured', 'unavailable'],
])('%i means that speech is %s', async (status, code, meaning) => {
  const { transcribe } = await answeredWith(refusal(status, code));
  expect(await transcribe({ audio: 'AAAA' })).toEqual({ status: meaning });
});

test('any other failure throws', async () => {
  const { transcribe } = await answeredWith(refusal(502, 'voice_failed'));
  await expect(transcribe({ audio: 'AAAA' })).rejects.toMatchObject({ code: 'voice_failed' });
});

test('replies use the voice nova', async () => {
  const { fetchVoice, bodies } = await answeredWith(() => Response.json({ audioContent: 'SUQz' }));
  expect(await fetchVoice('Hello')).toBe('SUQz');
  expect(bodies).toEqual([{ text: 'Hello', voice: 'nova' }]);
});

test('a stored card is valid as long as it fits the contracts', async () => {
  const { parseAnswerCard } = await import('@/api/answer-cards.ts');
  const { aTariffCard } = await import('@tests/src/tools/assistant/rules/messages.ts');
  const card = aTariffCard();
  expect(parseAnswerCard(JSON.parse(JSON.stringify(card)))).toEqual(card);
  expect(parseAnswerCard({ ...card, result: { totalRate: 36.5 } })).toBeNull();
  expect(
    parseAnswerCard({
      kind: 'pages',
      sources: [{ id: '1', path: '//evil' }],
      writtenBy: 'builtin',
    }),
  ).toBeNull();
  expect(parseAnswerCard(null)).toBeNull();
});
