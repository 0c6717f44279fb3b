import { connectServiceDatabase } from '../_shared/database.ts';
import { chooseTransport } from '../_shared/email.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { createOutbox } from '../_shared/outbox-table.ts';
import { withRequestLog } from '../_shared/request-log.ts';
import { connectServices } from '../_shared/service-ledger.ts';
import { createSubmissions } from '../_shared/submissions.ts';
import { createHandler } from './handler.ts';

const env = readFunctionEnv();
const database = connectServiceDatabase(env);
const service = connectServices(env, database);

Deno.serve(
  withRequestLog(
    'notifications-retry',
    createHandler({
      access: { publishableKeys: env.ownerKeys, allowedOrigins: [] },
      outbox: createOutbox(database),
      submissions: createSubmissions(database),
      sendMail: chooseTransport(env, fetch, service('email')),
      now: () => new Date(),
    }),
  ),
);
