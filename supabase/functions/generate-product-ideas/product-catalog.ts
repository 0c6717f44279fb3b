import type { ServiceDatabase } from '../_shared/database.ts';
import { isProductCategory, type ProductCategory } from '../_shared/domain/product-categories.ts';

/** A product of the catalog with the search terms that it matches. */
export type CatalogMatch = {
  id: string;
  name: string;
  category: ProductCategory;
  description: string;
  /** The audiences that it suits. */
  niches: readonly string[];
  /** The platforms that it suits. */
  platforms: readonly string[];
  /** The audience sizes whose first order it suits. */
  followerTiers: readonly string[];
  priceMinUsd: number;
  priceMaxUsd: number;
  /** 1 to 5; higher is rarer. */
  novelty: number;
  /** The matching terms, in the order of the search. */
  matchedTerms: readonly string[];
  /** The rank of each matching term: above 0, no upper bound. */
  matchedRanks: readonly number[];
};

/** Returns every product of the catalog, best match first. */
export type ProductCatalog = (terms: readonly string[]) => Promise<CatalogMatch[]>;

/** Matches the catalog in the database by full-text search. Throws when the query fails. */
export function createProductCatalog(database: ServiceDatabase): ProductCatalog {
  return async function match(terms) {
    const { data, error } = await database.rpc('match_products', { search_terms: [...terms] });
    if (error !== null) throw new Error(`match_products: ${error.code} ${error.message}`);
    return data.flatMap((row) =>
      isProductCategory(row.category)
        ? [
            {
              id: row.id,
              name: row.name,
              category: row.category,
              description: row.description,
              niches: row.niches,
              platforms: row.platforms,
              followerTiers: row.follower_tiers,
              priceMinUsd: row.price_min_usd,
              priceMaxUsd: row.price_max_usd,
              novelty: row.novelty,
              matchedTerms: row.matched_terms,
              matchedRanks: row.matched_ranks,
            },
          ]
        : [],
    );
  };
}
