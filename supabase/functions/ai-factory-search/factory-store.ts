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
  priceRange: string | undefined;
  isSample: boolean;
};

export type FactorySearch = {
  /** Joined by "or", so a factory that shares one word is found. An empty text lists all. */
  words: string;
  country: FactoryCountry | undefined;
  /** Factories of this category are found even when they share no word. */
  category: ProductCategory | undefined;
  maxResults: number;
};

/** Finds factories, best match first. */
export type FactoryStore = {
  search(search: FactorySearch): Promise<FactoryRecord[]>;
};

/** Finds factories in the database by full-text search. Throws when the query fails. */
export function createFactoryStore(database: ServiceDatabase): FactoryStore {
  return {
    async search({ words, country, category, maxResults }) {
      const { data, error } = await database.rpc('search_factories', {
        search_query: words,
        country,
        product_category: category,
        max_results: maxResults,
      });
      if (error !== null) throw new Error(`search_factories: ${error.code} ${error.message}`);
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
  price_range: string | null;
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
    priceRange: row.price_range ?? undefined,
    isSample: row.is_sample,
  };
}
