import { tariffLookupRequestSchema } from '../_shared/contracts/tariff-lookup-live.ts';
import { entryDayAt } from '../_shared/domain/tariff/entry-day.ts';
import { type AccessPolicy, createJsonHandler, type Handler } from '../_shared/http.ts';
import type { TariffStore } from '../_shared/tariff-store.ts';
import type { LiveSchedule } from './live-schedule.ts';
import { lookUpInLanguage } from './lookup-in-language.ts';

export type Dependencies = {
  access: AccessPolicy;
  store: TariffStore;
  /** Undefined unless it is switched on; the snapshot in the database is then the only source. */
  live: LiveSchedule | undefined;
  now: () => Date;
};

/** Answers a question about US import duty (specification §7). */
export function createHandler({ access, store, live, now }: Dependencies): Handler {
  return createJsonHandler({
    access,
    request: tariffLookupRequestSchema,
    respond: (request, log) =>
      lookUpInLanguage(request, { store, live, today: entryDayAt(now()), log }),
  });
}
