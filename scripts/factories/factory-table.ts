import type { ServiceDatabase } from '@functions/_shared/database.ts';
import type { ParsedFactory } from './parse-factory-rows.ts';
import type { FactoryTable } from './run-import.ts';

/** The table of a Supabase project, reached with a secret key. */
export function createFactoryTable(database: ServiceDatabase): FactoryTable {
  return {
    async write(factories) {
      const { error } = await database
        .from('factories')
        .upsert(factories.map(toRow), { onConflict: 'id' });
      if (error !== null) throw new Error(`The factories were not stored: ${error.message}`);
    },
    async deleteSamples() {
      const { count, error } = await database
        .from('factories')
        .delete({ count: 'exact' })
        .eq('is_sample', true);
      if (error !== null) throw new Error(`The samples were not deleted: ${error.message}`);
      return count ?? 0;
    },
  };
}

function toRow(factory: ParsedFactory) {
  return {
    id: factory.id,
    name: factory.name,
    country: factory.country,
    location: factory.location,
    description: factory.description,
    min_order: factory.minOrderUnits,
    lead_time_days_min: factory.leadTimeDaysMin,
    lead_time_days_max: factory.leadTimeDaysMax,
    certifications: [...factory.certifications],
    specialties: [...factory.specialties],
    categories: [...factory.categories],
    unit_price_min_usd: factory.unitPriceUsd?.min ?? null,
    unit_price_max_usd: factory.unitPriceUsd?.max ?? null,
    kinds: [...factory.kinds],
    capabilities: [...factory.capabilities],
    is_sample: false,
  };
}
