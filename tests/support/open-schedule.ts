import type { PGlite } from '@electric-sql/pglite';
import {
  type TariffLookupRequest,
  tariffLookupResponseSchema,
} from '@functions/_shared/contracts/tariff-lookup-live.ts';
import type { TariffStore } from '@functions/_shared/tariff-store.ts';
import { createHandler } from '@functions/tariff-lookup-live/handler.ts';
import { createTariffDatabase } from '@tests/support/database.ts';
import { access, call } from '@tests/support/functions.ts';
import { scheduleStore } from '@tests/support/schedule-store.ts';
import { afterAll, beforeAll, expect } from 'vitest';

/** Opens the seeded schedule for the tests of a file. @returns its store, for use in the tests */
export function openSchedule(): () => TariffStore {
  let db: PGlite;
  let store: TariffStore;
  beforeAll(async () => {
    db = await createTariffDatabase();
    store = scheduleStore(db);
  });
  afterAll(() => db.close());
  return () => store;
}

/** Asks the function tariff-lookup-live, without a live schedule, at noon of `today` in New York. */
export async function askTariff(
  store: TariffStore,
  request: TariffLookupRequest | string,
  today: string,
) {
  const now = () => new Date(`${today}T17:00:00Z`);
  const handler = createHandler({ access, store, live: undefined, now });
  const body = typeof request === 'string' ? { query: request } : request;
  const answer = await call(handler, body);
  expect(answer.status).toBe(200);
  return tariffLookupResponseSchema.parse(answer.body);
}
