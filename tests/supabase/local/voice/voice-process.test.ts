import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startVoiceServer,
  type VoiceProcess,
  wantsVoiceServer,
} from '../../../../supabase/local/voice/voice-process.ts';

test.each([
  ['with nothing set', {}, true],
  ['not with a key for the hosted service', { OPENAI_API_KEY: 'key' }, false],
  ['not with a voice service of its own', { VOICE_BASE_URL: 'http://voice.example/v1' }, false],
  ['with a key, when it is switched on', { OPENAI_API_KEY: 'key', VOICE_SERVER: 'on' }, true],
  ['not when it is switched off', { VOICE_SERVER: 'off' }, false],
])('the voice server is wanted %s', (_case, environment, wanted) => {
  expect(wantsVoiceServer(environment)).toBe(wanted);
});

test('the setting accepts only on and off', () => {
  expect(() => wantsVoiceServer({ VOICE_SERVER: 'false' })).toThrow(
    'VOICE_SERVER is "false": set it to on or off, or leave it out.',
  );
});

/** The real engines, once: one speaks, the other transcribes. */
describe('the process', () => {
  let voice: VoiceProcess;

  beforeAll(async () => {
    voice = await startVoiceServer();
    voice.warmUp();
  });

  afterAll(() => voice.close());

  async function say(text: string): Promise<Blob> {
    const response = await fetch(`${voice.baseUrl}/audio/speech`, {
      method: 'POST',
      body: JSON.stringify({ input: text, voice: 'nova', response_format: 'wav' }),
    });
    expect(response.status).toBe(200);
    return response.blob();
  }

  async function writeDown(file: Blob, prompt: string): Promise<unknown> {
    const form = new FormData();
    form.set('file', file, 'recording.wav');
    form.set('prompt', prompt);
    const response = await fetch(`${voice.baseUrl}/audio/transcriptions`, {
      method: 'POST',
      body: form,
    });
    return response.json();
  }

  // Three seconds on an idle processor; many more within a whole suite on a small machine.
  const patience = { timeout: 180_000 };

  test('transcribes its own speech, and prefers the words of the prompt', patience, async () => {
    const bolts = await say('How much would it cost to import steel bolts from India?');
    expect(await writeDown(bolts, '')).toEqual({
      text: 'How much would it cost to import steel bolts from India?',
    });
    // Without preferences it hears "terrifying cotton tea shirts".
    const shirts = await say('What is the tariff on cotton t-shirts from China?');
    expect(await writeDown(shirts, 'tariff, t-shirts, China')).toEqual({
      text: 'What is the tariff on cotton t-shirts from China?',
    });
  });

  test('hears nothing in silence', async () => {
    const speech = new Uint8Array(await (await say('Hello.')).arrayBuffer());
    const silence = new Blob([speech.fill(0, 44)]);
    expect(await writeDown(silence, '')).toEqual({ text: '' });
  });
});
