import type { ServiceDatabase } from '../_shared/database.ts';
import {
  type FactoryCountry,
  isFactoryCountry,
} from '../_shared/domain/manufacturing-countries.ts';
import { isProductCategory, type ProductCategory } from '../_shared/domain/product-categories.ts';

/** A factory as the ranking uses it. */
export type FactoryRecord = {
  id: string;
  name: string;
  country: FactoryCountry;
  location: string;
  description: string;
  minOrderUnits: number;
  leadTimeDaysMin: number;
  leadTimeDaysMax: number;
  certifications: readonly string[];
  specialties: readonly string[];
  categories: readonly ProductCategory[];
  /** Ids of the kinds of goods that it makes. */
  kinds: readonly string[];
  /** Ids of their trades. */
  capabilities: readonly string[];
  /** Typical price per unit, US dollars. */
  unitPriceUsd: { min: number; max: number } | undefined;
  isSample: boolean;
};

export type FactorySearch = {
  kindIds: readonly string[];
  capabilityIds: readonly string[];
  category: ProductCategory | undefined;
  /** Empty for all. */
  countries: readonly FactoryCountry[];
};

/** Finds factories that make a kind, a trade or a category; all of the countries without any. */
export type FactoryStore = {
  find(search: FactorySearch): Promise<FactoryRecord[]>;
};

const maxResults = 300;

/** Finds factories in the database. Throws when the query fails. */
export function createFactoryStore(database: ServiceDatabase): FactoryStore {
  return {
    async find({ kindIds, capabilityIds, category, countries }) {
      const { data, error } = await database.rpc('find_factories', {
        kind_ids: [...kindIds],
        capability_ids: [...capabilityIds],
        max_results: maxResults,
        ...(category === undefined ? {} : { product_category: category }),
        ...(countries.length === 0 ? {} : { in_countries: [...countries] }),
      });
      if (error !== null) throw new Error(`find_factories: ${error.code} ${error.message}`);
      return data.flatMap((row) => toRecord(row) ?? []);
    },
  };
}

/** A row as the database returns it. */
export type FactoryRow = {
  id: string;
  name: string;
  country: string;
  location: string;
  description: string;
  min_order: number;
  lead_time_days_min: number;
  lead_time_days_max: number;
  certifications: string[];
  specialties: string[];
  categories: string[];
  kinds: string[];
  capabilities: string[];
  unit_price_min_usd: number | null;
  unit_price_max_usd: number | null;
  is_sample: boolean;
};

/** Undefined for a row whose country this version of the function does not know. */
export function toRecord(row: FactoryRow): FactoryRecord | undefined {
  if (!isFactoryCountry(row.country)) return undefined;
  return {
    id: row.id,
    name: row.name,
    country: row.country,
    location: row.location,
    description: row.description,
    minOrderUnits: row.min_order,
    leadTimeDaysMin: row.lead_time_days_min,
    leadTimeDaysMax: row.lead_time_days_max,
    certifications: row.certifications,
    specialties: row.specialties,
    categories: row.categories.filter(isProductCategory),
    kinds: row.kinds,
    capabilities: row.capabilities,
    unitPriceUsd:
      row.unit_price_min_usd === null || row.unit_price_max_usd === null
        ? undefined
        : // The embedded backend returns numeric columns as text.
          { min: Number(row.unit_price_min_usd), max: Number(row.unit_price_max_usd) },
    isSample: row.is_sample,
  };
}
