import { connectServiceDatabase } from '../_shared/database.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { visitorLimit } from '../_shared/rate-limit.ts';
import { withRequestLog } from '../_shared/request-log.ts';
import { throttledAccess } from '../_shared/throttled-access.ts';
import { connectServices } from '../_shared/usage-store.ts';
import { createHandler } from './handler.ts';
import { createTranscribe } from './transcribe.ts';

const env = readFunctionEnv();
const database = connectServiceDatabase(env);
const service = connectServices(env, database);

Deno.serve(
  withRequestLog(
    'voice-to-text',
    createHandler({
      access: throttledAccess(env, 'voice-to-text', visitorLimit, database),
      transcribe:
        env.voice === undefined
          ? undefined
          : createTranscribe({ ...env.voice, fetch, call: service('transcription') }),
    }),
  ),
);
