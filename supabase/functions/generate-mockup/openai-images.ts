import * as z from 'zod/mini';
import { type Fetch, fetchWithLimits, ServiceError } from '../_shared/fetch-with-limits.ts';
import type { ImageGenerator } from './image-generator.ts';

export type OpenAiImagesOptions = {
  fetch: Fetch;
  apiKey: string;
  /** Up to and including the version, such as ".../v1"; any service with the same interface will do. */
  baseUrl: string;
  model: string;
  timeoutMs?: number;
};

/** A picture takes such a service ten to thirty seconds. */
const defaultTimeoutMs = 45_000;

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
 * ServiceError when the service refuses, takes longer than `timeoutMs` (45 s unless told), or
 * answers anything but a picture.
 */
export function createOpenAiImages(options: OpenAiImagesOptions): ImageGenerator {
  const { apiKey, baseUrl, fetch, model, timeoutMs = defaultTimeoutMs } = options;
  return async function generate(prompt) {
    const response = await fetchWithLimits(
      fetch,
      `${baseUrl.replace(/\/+$/, '')}/images/generations`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ model, prompt, n: 1, size: '1024x1024' }),
      },
      { timeoutMs, maxBytes: maxAnswerBytes },
    );
    if (!response.ok) {
      throw new ServiceError('status', `The image service answered ${response.status}.`);
    }
    return pictureAddress(response.text);
  };
}

function pictureAddress(answer: string): string {
  const picture = firstPicture(answer);
  const type = pictureType(picture?.b64_json ?? '');
  if (type !== undefined) return `data:image/${type};base64,${picture?.b64_json}`;
  const url = picture?.url ?? '';
  if (URL.canParse(url) && new URL(url).protocol === 'https:') return url;
  throw new ServiceError('shape', 'The image service answered no picture.');
}

function firstPicture(answer: string) {
  try {
    return answerSchema.parse(JSON.parse(answer)).data[0];
  } catch {
    return undefined;
  }
}

/** The picture format, from how the first bytes of each look in base64; undefined if it is none. */
function pictureType(base64: string): 'png' | 'jpeg' | 'webp' | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined;
  if (base64.startsWith('iVBORw0KGgo')) return 'png';
  if (base64.startsWith('/9j/')) return 'jpeg';
  return base64.startsWith('UklGR') ? 'webp' : undefined;
}
