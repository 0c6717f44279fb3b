import { cachedTariffStore } from '../_shared/cached-tariff-store.ts';
import { connectServiceDatabase } from '../_shared/database.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { ownEngineLimit } from '../_shared/rate-limit.ts';
import { withRequestLog } from '../_shared/request-log.ts';
import { createTariffStore } from '../_shared/tariff-store.ts';
import { throttledAccess } from '../_shared/throttled-access.ts';
import { createHandler } from './handler.ts';

const env = readFunctionEnv();
const database = connectServiceDatabase(env);

Deno.serve(
  withRequestLog(
    'landed-cost',
    createHandler({
      access: throttledAccess(env, 'landed-cost', ownEngineLimit, database),
      store: cachedTariffStore(createTariffStore(database)),
      now: () => new Date(),
    }),
  ),
);
