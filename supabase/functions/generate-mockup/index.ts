import { readFunctionEnv } from '../_shared/env.ts';
import { createHandler } from './handler.ts';
import { createOpenAiImages } from './openai-images.ts';

/** Image services need half a minute; the built-in engine answers in milliseconds after that. */
const imageTimeoutMs = 45_000;

const env = readFunctionEnv();

Deno.serve(
  createHandler({
    access: env.access,
    generateImage:
      env.openAiApiKey === undefined
        ? undefined
        : createOpenAiImages({
            fetch,
            apiKey: env.openAiApiKey,
            baseUrl: env.openAiBaseUrl,
            model: env.openAiImageModel,
            timeoutMs: imageTimeoutMs,
          }),
  }),
);
