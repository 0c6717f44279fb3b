import * as z from 'zod/mini';
import type { AudioContainer } from '../_shared/domain/audio-container.ts';
import { ServiceError } from '../_shared/fetch-with-limits.ts';
import { askOpenAi, type OpenAiService } from '../_shared/openai-api.ts';
import { vocabulary } from './vocabulary.ts';

export type Recording = { bytes: Uint8Array<ArrayBuffer>; container: AudioContainer };

/** Transcribes a recording, or reports how the service rejected it. @throws ServiceError */
export type Transcribe = (recording: Recording) => Promise<Transcript>;

export type Transcript =
  | { status: 'heard'; text: string }
  /** The service cannot decode the recording. */
  | { status: 'unreadable' }
  | { status: 'too_long' }
  | { status: 'busy' };

export type TranscribeOptions = OpenAiService & { transcriptionModel: string };

const maxAnswerBytes = 64 * 1024;

const answerSchema = z.object({ text: z.string() });

/**
 * Transcription by an OpenAI-compatible API (POST {base}/audio/transcriptions). The file name has
 * the true extension, because services rely on it.
 */
export function createTranscribe({
  transcriptionModel,
  ...service
}: TranscribeOptions): Transcribe {
  return async function transcribe({ bytes, container }) {
    try {
      const text = await askOpenAi(
        service,
        { name: 'The voice service', maxBytes: maxAnswerBytes },
        async (client) => {
          const answer: unknown = await client.audio.transcriptions.create({
            file: new File([bytes], `recording.${container}`, { type: `audio/${container}` }),
            model: transcriptionModel,
            language: 'en',
            prompt: vocabulary.join(', '),
            response_format: 'json',
          });
          return answerSchema.parse(answer).text.trim();
        },
      );
      return { status: 'heard', text };
    } catch (error) {
      const refusal = error instanceof ServiceError ? refusals[error.status ?? 0] : undefined;
      if (refusal === undefined) throw error;
      return refusal;
    }
  };
}

/** OpenAI responds 400 to a container it cannot decode, the local server 415. */
const refusals: Readonly<Record<number, Transcript>> = {
  400: { status: 'unreadable' },
  413: { status: 'too_long' },
  415: { status: 'unreadable' },
  429: { status: 'busy' },
};
