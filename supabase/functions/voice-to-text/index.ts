import { readFunctionEnv } from '../_shared/env.ts';
import { createHandler } from './handler.ts';
import { createTranscribe } from './transcribe.ts';

const env = readFunctionEnv();

Deno.serve(
  createHandler({
    access: env.access,
    transcribe: env.voice === undefined ? undefined : createTranscribe({ ...env.voice, fetch }),
  }),
);
