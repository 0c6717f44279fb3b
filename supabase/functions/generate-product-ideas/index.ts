import { createChatJson } from '../_shared/chat-json.ts';
import { connectServiceDatabase } from '../_shared/database.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { createHandler } from './handler.ts';
import { createIdeaGenerations } from './idea-generations.ts';
import { createProductCatalogue } from './product-catalogue.ts';

const env = readFunctionEnv();
const database = connectServiceDatabase(env);

Deno.serve(
  createHandler({
    access: env.access,
    matchProducts: createProductCatalogue(database),
    generations: createIdeaGenerations(database),
    chat:
      env.openAiApiKey === undefined
        ? undefined
        : createChatJson({
            fetch,
            apiKey: env.openAiApiKey,
            baseUrl: env.openAiBaseUrl,
            model: env.openAiChatModel,
          }),
    newSessionId: () => crypto.randomUUID(),
  }),
);
