import { cutText } from '@functions/_shared/domain/cut-text.ts';
import {
  type FactoryCountry,
  isFactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  isProductCategory,
  type ProductCategory,
} from '@functions/_shared/domain/product-categories.ts';

/** A search on the factory page, as its address encodes it. Null means any. */
export type FactorySearchTerms = {
  query: string;
  country: FactoryCountry | null;
  category: ProductCategory | null;
};

/** In characters; longer queries are truncated. */
export const maxQueryLength = 200;

/** Parses a search from an address; unknown values are left out. */
export function parseFactorySearch(params: URLSearchParams): FactorySearchTerms {
  const country = params.get('country');
  const category = params.get('category');
  return {
    query: cutText((params.get('q') ?? '').trim(), maxQueryLength),
    country: country !== null && isFactoryCountry(country) ? country : null,
    category: category !== null && isProductCategory(category) ? category : null,
  };
}

/** Encodes a search as an address's query; the empty search is the empty query. */
export function toFactorySearchParams({
  query,
  country,
  category,
}: FactorySearchTerms): URLSearchParams {
  const params = new URLSearchParams();
  if (query.trim() !== '') params.set('q', query.trim());
  if (country !== null) params.set('country', country);
  if (category !== null) params.set('category', category);
  return params;
}
