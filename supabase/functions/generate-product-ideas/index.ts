import { chooseChatModel } from '../_shared/chat-json.ts';
import { connectServiceDatabase } from '../_shared/database.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { costlyVisitorLimit } from '../_shared/rate-limit.ts';
import { withRequestLog } from '../_shared/request-log.ts';
import { throttledAccess } from '../_shared/throttled-access.ts';
import { connectServices } from '../_shared/usage-store.ts';
import { createHandler } from './handler.ts';
import { createIdeaGenerations } from './idea-generations.ts';

const env = readFunctionEnv();
const database = connectServiceDatabase(env);
const service = connectServices(env, database);

Deno.serve(
  withRequestLog(
    'generate-product-ideas',
    createHandler({
      access: throttledAccess(env, 'generate-product-ideas', costlyVisitorLimit, database),
      generations: createIdeaGenerations(database),
      chat: chooseChatModel(env, fetch, service('chat')),
      newSessionId: () => crypto.randomUUID(),
    }),
  ),
);
