import { audioContainerOf } from '../_shared/domain/audio-container.ts';
import { type Fetch, fetchBytesWithLimits, ServiceError } from '../_shared/fetch-with-limits.ts';
import type { VoiceService } from '../_shared/voice-service.ts';

/** Says a text: an MP3, or that the service is too busy. @throws ServiceError */
export type Speak = (text: string, voice: string) => Promise<Spoken>;

export type Spoken = { status: 'spoken'; mp3: Uint8Array<ArrayBuffer> } | { status: 'busy' };

export type SpeakOptions = VoiceService & { fetch: Fetch; timeoutMs?: number };

/** A minute of speech takes a hosted service, or the local one on a busy machine, up to ten. */
const defaultTimeoutMs = 25_000;

/** A minute at twice the bit rate services use. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** Speech by an OpenAI-compatible API (POST {base}/audio/speech). */
export function createSpeak(options: SpeakOptions): Speak {
  const { apiKey, baseUrl, fetch, speechModel, timeoutMs = defaultTimeoutMs } = options;
  return async function speak(text, voice) {
    const response = await fetchBytesWithLimits(
      fetch,
      `${baseUrl.replace(/\/+$/, '')}/audio/speech`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({ model: speechModel, voice, input: text, response_format: 'mp3' }),
      },
      { timeoutMs, maxBytes: maxAnswerBytes },
    );
    if (response.status === 429) return { status: 'busy' };
    if (!response.ok) {
      throw new ServiceError('status', `The voice service answered ${response.status}.`);
    }
    if (audioContainerOf(response.bytes) !== 'mp3') {
      throw new ServiceError('shape', 'The voice service answered no MP3.');
    }
    return { status: 'spoken', mp3: response.bytes };
  };
}
