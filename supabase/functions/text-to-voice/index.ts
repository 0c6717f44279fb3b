import { readFunctionEnv } from '../_shared/env.ts';
import { createHandler } from './handler.ts';
import { createSpeak } from './speak.ts';

const env = readFunctionEnv();

Deno.serve(
  createHandler({
    access: env.access,
    speak: env.voice === undefined ? undefined : createSpeak({ ...env.voice, fetch }),
  }),
);
