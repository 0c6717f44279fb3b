import { connectServiceDatabase } from '../_shared/database.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { withRequestLog } from '../_shared/request-log.ts';
import { readAdapters } from './adapters.ts';
import { createHandler } from './handler.ts';
import { readOutboxBacklog } from './outbox-backlog.ts';
import { readServiceStatus } from './service-status.ts';

const env = readFunctionEnv();
const database = connectServiceDatabase(env);

Deno.serve(
  withRequestLog(
    'health',
    createHandler({
      ownerKeys: env.ownerKeys,
      adapters: readAdapters(env),
      readBacklog: () => readOutboxBacklog(database),
      readServices: () => readServiceStatus(database),
      now: () => new Date(),
    }),
  ),
);
