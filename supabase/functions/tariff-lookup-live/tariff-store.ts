import {
  tariffLineFactsSchema,
  tariffSearchHitsSchema,
} from '../_shared/contracts/tariff-line-facts.ts';
import type { ServiceDatabase } from '../_shared/database.ts';
import type { TariffLineFacts, TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';

/** The schedule as the lookup needs it. */
export type TariffStore = {
  /** Lines for words, or for the beginning of a code; best first. */
  search(query: string, maxResults: number): Promise<readonly TariffSearchHit[]>;
  /** Null when there is no such line. @param code eight or ten digits, with or without dots */
  facts(code: string): Promise<TariffLineFacts | null>;
  /** Where the tables come from. */
  sources(): Promise<readonly TariffSource[]>;
};

export type TariffSource = { id: string; title: string; detail: string };

/** The schedule in the database. */
export function createTariffStore(database: ServiceDatabase): TariffStore {
  return {
    async search(query, maxResults) {
      const { data, error } = await database.rpc('search_tariff_lines', {
        query,
        result_limit: maxResults,
      });
      if (error !== null) throw new Error(`search_tariff_lines: ${error.code} ${error.message}`);
      return tariffSearchHitsSchema.parse(data);
    },
    async facts(code) {
      const { data, error } = await database.rpc('tariff_line_facts', { code });
      if (error !== null) throw new Error(`tariff_line_facts: ${error.code} ${error.message}`);
      return data === null ? null : tariffLineFactsSchema.parse(data);
    },
    async sources() {
      const { data, error } = await database
        .from('tariff_sources')
        .select('id, title, detail')
        .order('id');
      if (error !== null) throw new Error(`tariff_sources: ${error.code} ${error.message}`);
      return data;
    },
  };
}
