import { chooseChatModel } from '../_shared/chat-json.ts';
import { connectServiceDatabase } from '../_shared/database.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { costlyVisitorLimit } from '../_shared/rate-limit.ts';
import { throttledAccess } from '../_shared/throttled-access.ts';
import { createHandler } from './handler.ts';
import { createKnowledge } from './knowledge.ts';

const env = readFunctionEnv();

Deno.serve(
  createHandler({
    access: throttledAccess(env, 'kira-chat', costlyVisitorLimit),
    knowledge: createKnowledge(connectServiceDatabase(env)),
    chat: chooseChatModel(env, fetch),
  }),
);
