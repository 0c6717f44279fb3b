import { audioContainerOf } from '../_shared/domain/audio-container.ts';
import { ServiceError } from '../_shared/fetch-with-limits.ts';
import { askOpenAi, type OpenAiService } from '../_shared/openai-api.ts';

/** Synthesizes a text: an MP3, or the status that the service is too busy. @throws ServiceError */
export type Speak = (text: string, voice: string) => Promise<Spoken>;

export type Spoken = { status: 'spoken'; mp3: Uint8Array<ArrayBuffer> } | { status: 'busy' };

export type SpeakOptions = OpenAiService & { speechModel: string };

/** One minute at twice the usual bit rate. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** Speech from an OpenAI-compatible API (POST {base}/audio/speech). */
export function createSpeak({ speechModel, ...service }: SpeakOptions): Speak {
  return async function speak(text, voice) {
    try {
      const mp3 = await askOpenAi(
        service,
        { name: 'The voice service', maxBytes: maxAnswerBytes },
        async (client) => {
          const answer = await client.audio.speech.create({
            model: speechModel,
            voice,
            input: text,
            response_format: 'mp3',
          });
          return checkMp3(new Uint8Array(await answer.arrayBuffer()));
        },
      );
      return { status: 'spoken', mp3 };
    } catch (error) {
      if (error instanceof ServiceError && error.status === 429) return { status: 'busy' };
      throw error;
    }
  };
}

function checkMp3(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (audioContainerOf(bytes) === 'mp3') return bytes;
  throw new ServiceError('shape', 'The voice service answered no MP3.');
}
