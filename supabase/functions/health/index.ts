import { connectServiceDatabase } from '../_shared/database.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { withRequestLog } from '../_shared/request-log.ts';
import { clientCallWindowMs } from '../_shared/submissions.ts';
import { readAdapters } from './adapters.ts';
import { createHandler } from './handler.ts';
import { readMissingMessages } from './missing-messages.ts';
import { readOutboxBacklog } from './outbox-backlog.ts';
import { readSchedules } from './schedules.ts';
import { readServiceStatus } from './service-status.ts';

const env = readFunctionEnv();
const database = connectServiceDatabase(env);

Deno.serve(
  withRequestLog(
    'health',
    createHandler({
      ownerKeys: env.ownerKeys,
      adapters: readAdapters(env),
      problems: env.problems,
      readBacklog: () => readOutboxBacklog(database),
      readMissingMessages: () =>
        readMissingMessages(database, new Date(Date.now() - clientCallWindowMs)),
      readServices: () => readServiceStatus(database),
      readSchedules: () => readSchedules(database),
      now: () => new Date(),
    }),
  ),
);
