import { connectServiceDatabase } from '../_shared/database.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { ownEngineLimit } from '../_shared/rate-limit.ts';
import { withRequestLog } from '../_shared/request-log.ts';
import { throttledAccess } from '../_shared/throttled-access.ts';
import { createHandler } from './handler.ts';

const env = readFunctionEnv();
const database = connectServiceDatabase(env);

Deno.serve(
  withRequestLog(
    'draw-goods',
    createHandler({ access: throttledAccess(env, 'draw-goods', ownEngineLimit, database) }),
  ),
);
