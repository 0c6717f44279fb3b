import { connectServiceDatabase } from '../_shared/database.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { visitorLimit } from '../_shared/rate-limit.ts';
import { throttledAccess } from '../_shared/throttled-access.ts';
import { createHandler } from './handler.ts';
import { createLiveSchedule } from './live-schedule.ts';
import { createTariffStore } from './tariff-store.ts';

const env = readFunctionEnv();
const dayInNewYork = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

Deno.serve(
  createHandler({
    access: throttledAccess(env, 'tariff-lookup-live', visitorLimit),
    store: createTariffStore(connectServiceDatabase(env)),
    live:
      env.tariffScheduleUrl === undefined
        ? undefined
        : createLiveSchedule({ fetch, url: env.tariffScheduleUrl }),
    today: () => dayInNewYork.format(new Date()),
  }),
);
