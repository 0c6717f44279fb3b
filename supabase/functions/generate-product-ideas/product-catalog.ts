import type { ServiceDatabase } from '../_shared/database.ts';
import { isProductCategory, type ProductCategory } from '../_shared/domain/product-categories.ts';

/** A product of the catalogue beside the terms it was looked up with. */
export type CatalogMatch = {
  id: string;
  name: string;
  category: ProductCategory;
  description: string;
  /** The audiences it suits. */
  niches: readonly string[];
  /** Platforms it shows well on. */
  platforms: readonly string[];
  /** Audience sizes whose first order it suits. */
  followerTiers: readonly string[];
  priceMinUsd: number;
  priceMaxUsd: number;
  /** 1 to 5, the rarer the higher. */
  novelty: number;
  /** The terms that it fits, in the order in which they were asked. */
  matchedTerms: readonly string[];
  /** How well it fits each of them: above 0, no upper bound. */
  matchedRanks: readonly number[];
};

/** Answers every product of the catalogue, the best match first. */
export type ProductCatalog = (terms: readonly string[]) => Promise<CatalogMatch[]>;

/** The catalogue in the database, matched by its full-text search. */
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
