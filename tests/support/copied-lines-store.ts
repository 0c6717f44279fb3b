import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tariffLinesFactsSchema } from '@functions/_shared/contracts/tariff-line-facts.ts';
import type { TariffStore } from '@functions/_shared/tariff-store.ts';

/**
 * Some lines of the schedule as the database tells them, for tests that would open a database for
 * nothing else. tests/supabase/seeds/tariffs.test.ts compares them with the seeds.
 */
export const copiedLines = tariffLinesFactsSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'copied-tariff-lines.json'), 'utf8')),
);

/** A schedule of these lines only; nothing in it is searched. */
export function copiedLinesStore(): TariffStore {
  return {
    search: async () => [],
    facts: async (codes) =>
      codes.flatMap((code) => copiedLines.filter(({ line }) => line.hts8 === code)),
    sources: async () => [],
  };
}
