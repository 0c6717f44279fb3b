import { readFunctionEnv } from '../_shared/env.ts';
import { costlyVisitorLimit } from '../_shared/rate-limit.ts';
import { throttledAccess } from '../_shared/throttled-access.ts';
import { createHandler } from './handler.ts';
import { createOpenAiImages } from './openai-images.ts';

const env = readFunctionEnv();

Deno.serve(
  createHandler({
    access: throttledAccess(env, 'generate-mockup', costlyVisitorLimit),
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
