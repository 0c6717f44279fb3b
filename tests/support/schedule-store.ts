import type { PGlite } from '@electric-sql/pglite';
import {
  tariffLinesFactsSchema,
  tariffSearchHitsSchema,
} from '@functions/_shared/contracts/tariff-line-facts.ts';
import type { TariffSource, TariffStore } from '@functions/_shared/tariff-store.ts';

/** The schedule of the migrations and seeds, queried in SQL. */
export function scheduleStore(db: PGlite): TariffStore {
  return {
    async search(query, maxResults) {
      const { rows } = await db.query('select * from search_tariff_lines($1, $2)', [
        query,
        maxResults,
      ]);
      return tariffSearchHitsSchema.parse(rows);
    },
    async facts(codes) {
      const { rows } = await db.query<{ facts: unknown }>(
        'select tariff_lines_facts($1) as facts',
        [codes],
      );
      return tariffLinesFactsSchema.parse(rows[0]?.facts);
    },
    async sources() {
      const { rows } = await db.query<TariffSource>(
        'select id, title, detail from tariff_sources order by id',
      );
      return rows;
    },
  };
}
