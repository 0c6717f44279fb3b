import { connectServiceDatabase } from '../_shared/database.ts';
import { chooseTransport } from '../_shared/email.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { createOutbox } from '../_shared/outbox-table.ts';
import { createHandler } from './handler.ts';

const env = readFunctionEnv();

Deno.serve(
  createHandler({
    access: env.access,
    notifyEmail: env.notifyEmail,
    outbox: createOutbox(connectServiceDatabase(env)),
    sendMail: chooseTransport(env, fetch),
    now: () => new Date(),
  }),
);
