import { connectServiceDatabase } from '../_shared/database.ts';
import { chooseTransport } from '../_shared/email.ts';
import { createFlagEmail } from '../_shared/email-flag.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { createOutbox } from '../_shared/outbox-table.ts';
import { withRequestLog } from '../_shared/request-log.ts';
import { createSubmissions } from '../_shared/submissions.ts';
import { connectServices } from '../_shared/usage-store.ts';
import { createHandler } from './handler.ts';

const env = readFunctionEnv();
const database = connectServiceDatabase(env);
const service = connectServices(env, database);

Deno.serve(
  withRequestLog(
    'notifications-retry',
    createHandler({
      access: { publishableKeys: env.ownerKeys, allowedOrigins: [] },
      notifyEmail: env.notifyEmail,
      outbox: createOutbox(database, env),
      submissions: createSubmissions(database),
      flagEmail: createFlagEmail(database),
      sendMail: chooseTransport(env, fetch, service('email')),
      now: () => new Date(),
    }),
  ),
);
