import { createChatJson } from '../_shared/chat-json.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { createHandler } from './handler.ts';

const env = readFunctionEnv();

Deno.serve(
  createHandler({
    access: env.access,
    chat:
      env.openAiApiKey === undefined
        ? undefined
        : createChatJson({
            fetch,
            apiKey: env.openAiApiKey,
            baseUrl: env.openAiBaseUrl,
            model: env.openAiChatModel,
          }),
  }),
);
