import * as z from 'zod/mini';
import { ServiceError } from '../_shared/fetch-with-limits.ts';
import { askOpenAi, type OpenAiService } from '../_shared/openai-api.ts';
import type { ImageGenerator } from './image-generator.ts';

export type OpenAiImagesOptions = OpenAiService & { model: string };

/** A square PNG of 1024 px in base64 stays under 4 MB. */
const maxAnswerBytes = 12 * 1024 * 1024;

const answerSchema = z.object({
  data: z
    .array(
      z.object({
        b64_json: z.optional(z.nullable(z.string())),
        url: z.optional(z.nullable(z.string())),
      }),
    )
    .check(z.minLength(1)),
});

/**
 * Pictures from an OpenAI-compatible images API (POST {base}/images/generations). Throws
 * ServiceError when the service refuses, times out, or returns anything but a picture.
 */
export function createOpenAiImages({ model, ...service }: OpenAiImagesOptions): ImageGenerator {
  return function generate(prompt) {
    return askOpenAi(
      service,
      { name: 'The image service', maxBytes: maxAnswerBytes },
      async (client) =>
        pictureAddress(await client.images.generate({ model, prompt, n: 1, size: '1024x1024' })),
    );
  };
}

function pictureAddress(answer: unknown): string {
  const picture = answerSchema.safeParse(answer).data?.data[0];
  const type = pictureType(picture?.b64_json ?? '');
  if (type !== undefined) return `data:image/${type};base64,${picture?.b64_json}`;
  const url = picture?.url ?? '';
  if (URL.canParse(url) && new URL(url).protocol === 'https:') return url;
  throw new ServiceError('shape', 'The image service answered no picture.');
}

/** The picture format, from the base64 of the first bytes; undefined if it is none of these. */
function pictureType(base64: string): 'png' | 'jpeg' | 'webp' | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined;
  if (base64.startsWith('iVBORw0KGgo')) return 'png';
  if (base64.startsWith('/9j/')) return 'jpeg';
  return base64.startsWith('UklGR') ? 'webp' : undefined;
}
