import { connectServiceDatabase } from '../_shared/database.ts';
import { chooseTransport } from '../_shared/email.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { createOutbox } from '../_shared/outbox-table.ts';
import { visitorLimit } from '../_shared/rate-limit.ts';
import { throttledAccess } from '../_shared/throttled-access.ts';
import { createHandler } from './handler.ts';

const env = readFunctionEnv();

Deno.serve(
  createHandler({
    access: throttledAccess(env, 'send-sourcing-tool-notification', visitorLimit),
    notifyEmail: env.notifyEmail,
    outbox: createOutbox(connectServiceDatabase(env)),
    sendMail: chooseTransport(env, fetch),
    now: () => new Date(),
  }),
);
