import { connectServiceDatabase } from '../_shared/database.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { createFactoryStore } from './factory-store.ts';
import { createHandler } from './handler.ts';

const env = readFunctionEnv();

Deno.serve(
  createHandler({
    access: env.access,
    factories: createFactoryStore(connectServiceDatabase(env)),
  }),
);
