import { chooseChatModel } from '../_shared/chat-json.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { costlyVisitorLimit } from '../_shared/rate-limit.ts';
import { throttledAccess } from '../_shared/throttled-access.ts';
import { createHandler } from './handler.ts';

const env = readFunctionEnv();

Deno.serve(
  createHandler({
    access: throttledAccess(env, 'analyze-creator-aesthetic', costlyVisitorLimit),
    chat: chooseChatModel(env, fetch),
  }),
);
