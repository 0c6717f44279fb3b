import * as z from 'zod/mini';
import type { AudioContainer } from '../_shared/domain/audio-container.ts';
import { type Fetch, fetchWithLimits, ServiceError } from '../_shared/fetch-with-limits.ts';
import type { VoiceService } from '../_shared/voice-service.ts';
import { vocabulary } from './vocabulary.ts';

export type Recording = { bytes: Uint8Array<ArrayBuffer>; container: AudioContainer };

/** Writes down a recording, or says how the service refused it. @throws ServiceError */
export type Transcribe = (recording: Recording) => Promise<Transcript>;

export type Transcript =
  | { status: 'heard'; text: string }
  /** Not a recording this service can read. */
  | { status: 'unreadable' }
  | { status: 'too_long' }
  | { status: 'busy' };

export type TranscribeOptions = VoiceService & { fetch: Fetch; timeoutMs?: number };

/** The local model takes up to ten seconds to load on a busy machine, and others may be first. */
const defaultTimeoutMs = 25_000;

const maxAnswerBytes = 64 * 1024;

const answerSchema = z.object({ text: z.string() });

/**
 * Transcription by an OpenAI-compatible API (POST {base}/audio/transcriptions). The file is named
 * by what it is: services go by the ending.
 */
export function createTranscribe(options: TranscribeOptions): Transcribe {
  const { apiKey, baseUrl, fetch, timeoutMs = defaultTimeoutMs, transcriptionModel } = options;
  return async function transcribe({ bytes, container }) {
    const form = new FormData();
    form.set('file', new Blob([bytes], { type: `audio/${container}` }), `recording.${container}`);
    form.set('model', transcriptionModel);
    form.set('language', 'en');
    form.set('prompt', vocabulary.join(', '));
    form.set('response_format', 'json');
    const response = await fetchWithLimits(
      fetch,
      `${baseUrl.replace(/\/+$/, '')}/audio/transcriptions`,
      {
        method: 'POST',
        headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
        body: form,
      },
      { timeoutMs, maxBytes: maxAnswerBytes },
    );
    const refusal = refusals[response.status];
    if (refusal !== undefined) return refusal;
    if (!response.ok) {
      throw new ServiceError('status', `The voice service answered ${response.status}.`);
    }
    return { status: 'heard', text: readText(response.text) };
  };
}

/** OpenAI says 400 to a container it cannot read, the local server 415. */
const refusals: Readonly<Record<number, Transcript>> = {
  400: { status: 'unreadable' },
  413: { status: 'too_long' },
  415: { status: 'unreadable' },
  429: { status: 'busy' },
};

function readText(body: string): string {
  try {
    return answerSchema.parse(JSON.parse(body)).text.trim();
  } catch {
    throw new ServiceError('shape', 'The voice service answered no transcript.');
  }
}
