import { cachedTariffStore } from '../_shared/cached-tariff-store.ts';
import { connectServiceDatabase } from '../_shared/database.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { ownEngineLimit } from '../_shared/rate-limit.ts';
import { withRequestLog } from '../_shared/request-log.ts';
import { createTariffStore } from '../_shared/tariff-store.ts';
import { throttledAccess } from '../_shared/throttled-access.ts';
import { connectServices } from '../_shared/usage-store.ts';
import { createHandler } from './handler.ts';
import { createLiveSchedule } from './live-schedule.ts';

const env = readFunctionEnv();
const database = connectServiceDatabase(env);
const service = connectServices(env, database);

Deno.serve(
  withRequestLog(
    'tariff-lookup-live',
    createHandler({
      access: throttledAccess(env, 'tariff-lookup-live', ownEngineLimit, database),
      store: cachedTariffStore(createTariffStore(database)),
      live:
        env.tariffScheduleUrl === undefined
          ? undefined
          : createLiveSchedule({
              fetch,
              call: service('tariff_schedule'),
              url: env.tariffScheduleUrl,
            }),
      now: () => new Date(),
    }),
  ),
);
