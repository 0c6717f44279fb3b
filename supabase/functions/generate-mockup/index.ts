import { readFunctionEnv } from '../_shared/env.ts';
import { createHandler } from './handler.ts';
import { createOpenAiImages } from './openai-images.ts';

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
          }),
  }),
);
