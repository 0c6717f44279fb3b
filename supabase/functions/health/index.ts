import { connectServiceDatabase } from '../_shared/database.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { createHandler } from './handler.ts';
import { readOutboxBacklog } from './outbox-backlog.ts';

const env = readFunctionEnv();
const database = connectServiceDatabase(env);

Deno.serve(
  createHandler({
    secretKey: env.secretKey,
    adapters: {
      email: env.resendApiKey !== undefined,
      model: env.openAiApiKey !== undefined,
      voice: env.voice !== undefined,
      prices: env.firecrawlApiKey !== undefined,
      profiles: env.profileApiKey !== undefined,
      youTube: env.youTubeApiKey !== undefined,
    },
    readBacklog: () => readOutboxBacklog(database),
    now: () => new Date(),
  }),
);
