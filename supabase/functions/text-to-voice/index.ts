import { readFunctionEnv } from '../_shared/env.ts';
import { visitorLimit } from '../_shared/rate-limit.ts';
import { throttledAccess } from '../_shared/throttled-access.ts';
import { createHandler } from './handler.ts';
import { createSpeak } from './speak.ts';

const env = readFunctionEnv();

Deno.serve(
  createHandler({
    access: throttledAccess(env, 'text-to-voice', visitorLimit),
    speak: env.voice === undefined ? undefined : createSpeak({ ...env.voice, fetch }),
  }),
);
