import {
  tariffLinesFactsSchema,
  tariffSearchHitsSchema,
} from '../_shared/contracts/tariff-line-facts.ts';
import type { ServiceDatabase } from '../_shared/database.ts';
import type { TariffLineFacts, TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';

/** The schedule as the lookup needs it. */
export type TariffStore = {
  /** Lines for words, or for the beginning of a code; best first. */
  search(query: string, maxResults: number): Promise<readonly TariffSearchHit[]>;
  /**
   * Up to 50 lines in the order asked, without those that do not exist: ask for all that an answer
   * needs at once.
   * @param codes eight or ten digits, with or without dots
   */
  facts(codes: readonly string[]): Promise<readonly TariffLineFacts[]>;
  /** Where the tables come from. */
  sources(): Promise<readonly TariffSource[]>;
};

export type TariffSource = { id: string; title: string; detail: string };

/** The schedule in the database. */
export function createTariffStore(database: ServiceDatabase): TariffStore {
  // They change with the whole schedule only: asked for once, and again after a failure.
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
