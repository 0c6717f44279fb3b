import { tariffLinesFactsSchema, tariffSearchHitsSchema } from './contracts/tariff-line-facts.ts';
import type { ServiceDatabase } from './database.ts';
import type { TariffLineFacts, TariffSearchHit } from './domain/tariff/tariff-types.ts';

/** The tariff schedule as the lookup reads it. */
export type TariffStore = {
  /** Lines that match words or the beginning of a code, best first. */
  search(query: string, maxResults: number): Promise<readonly TariffSearchHit[]>;
  /**
   * Returns up to 50 lines in the order of `codes`, without those that do not exist. Request
   * everything an answer needs in one call.
   * @param codes eight or ten digits, with or without dots
   */
  facts(codes: readonly string[]): Promise<readonly TariffLineFacts[]>;
  /** The sources of the tables. */
  sources(): Promise<readonly TariffSource[]>;
};

export type TariffSource = { id: string; title: string; detail: string };

/** Reads the schedule from the database. Every method throws when its query fails. */
export function createTariffStore(database: ServiceDatabase): TariffStore {
  // The sources change only with the whole schedule, so they are read once; a failed read is
  // repeated.
  let knownSources: readonly TariffSource[] | undefined;
  return {
    async search(query, maxResults) {
      const { data, error } = await database.rpc('search_tariff_lines', {
        query,
        result_limit: maxResults,
      });
      if (error !== null) throw new Error(`search_tariff_lines: ${error.code} ${error.message}`);
      return tariffSearchHitsSchema.parse(data);
    },
    async facts(codes) {
      const { data, error } = await database.rpc('tariff_lines_facts', { codes: [...codes] });
      if (error !== null) throw new Error(`tariff_lines_facts: ${error.code} ${error.message}`);
      return tariffLinesFactsSchema.parse(data);
    },
    async sources() {
      if (knownSources !== undefined) return knownSources;
      const { data, error } = await database
        .from('tariff_sources')
        .select('id, title, detail')
        .order('id');
      if (error !== null) throw new Error(`tariff_sources: ${error.code} ${error.message}`);
      knownSources = data;
      return data;
    },
  };
}
