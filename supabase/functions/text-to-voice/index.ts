import { connectServiceDatabase } from '../_shared/database.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { visitorLimit } from '../_shared/rate-limit.ts';
import { withRequestLog } from '../_shared/request-log.ts';
import { throttledAccess } from '../_shared/throttled-access.ts';
import { connectServices } from '../_shared/usage-store.ts';
import { createHandler } from './handler.ts';
import { createSpeak } from './speak.ts';

const env = readFunctionEnv();
const database = connectServiceDatabase(env);
const service = connectServices(env, database);

Deno.serve(
  withRequestLog(
    'text-to-voice',
    createHandler({
      access: throttledAccess(env, 'text-to-voice', visitorLimit, database),
      speak:
        env.voice === undefined
          ? undefined
          : createSpeak({ ...env.voice, fetch, call: service('speech') }),
    }),
  ),
);
