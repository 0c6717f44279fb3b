import { readFunctionEnv } from '../_shared/env.ts';
import { visitorLimit } from '../_shared/rate-limit.ts';
import { throttledAccess } from '../_shared/throttled-access.ts';
import { createHandler } from './handler.ts';
import { createTranscribe } from './transcribe.ts';

const env = readFunctionEnv();

Deno.serve(
  createHandler({
    access: throttledAccess(env, 'voice-to-text', visitorLimit),
    transcribe: env.voice === undefined ? undefined : createTranscribe({ ...env.voice, fetch }),
  }),
);
