import * as z from 'zod/mini';
import type { ImageGenerator } from './image-generator.ts';

export type OpenAiImagesOptions = {
  fetch: typeof fetch;
  apiKey: string;
  /** Up to and including the version, such as ".../v1"; any service with the same interface will do. */
  baseUrl: string;
  model: string;
  timeoutMs: number;
};

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
 * Pictures from an OpenAI-compatible images API (POST {base}/images/generations). Throws when the
 * service refuses, takes longer than `timeoutMs`, or answers anything but a picture.
 */
export function createOpenAiImages(options: OpenAiImagesOptions): ImageGenerator {
  const { apiKey, baseUrl, model, timeoutMs } = options;
  return async function generate(prompt) {
    const response = await options.fetch(`${baseUrl.replace(/\/+$/, '')}/images/generations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model, prompt, n: 1, size: '1024x1024' }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`images service answered ${response.status}`);
    const [picture] = answerSchema.parse(await response.json()).data;
    return pictureAddress(picture?.b64_json ?? undefined, picture?.url ?? undefined);
  };
}

function pictureAddress(base64: string | undefined, url: string | undefined): string {
  if (base64 !== undefined) {
    const type = pictureType(base64);
    if (type !== undefined && /^[A-Za-z0-9+/]+={0,2}$/.test(base64)) {
      return `data:image/${type};base64,${base64}`;
    }
  }
  if (url !== undefined && URL.canParse(url) && new URL(url).protocol === 'https:') return url;
  throw new Error('images service answered no picture');
}

/** The picture format, from how the first bytes of each look in base64. */
function pictureType(base64: string): 'png' | 'jpeg' | 'webp' | undefined {
  if (base64.startsWith('iVBORw0KGgo')) return 'png';
  if (base64.startsWith('/9j/')) return 'jpeg';
  return base64.startsWith('UklGR') ? 'webp' : undefined;
}
