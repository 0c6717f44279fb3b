import { cutText } from '@functions/_shared/domain/cut-text.ts';
import {
  type FactoryCountry,
  isFactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  isProductCategory,
  type ProductCategory,
} from '@functions/_shared/domain/product-categories.ts';

/** A search of the factory page; its address says the same. Null means every one of them. */
export type FactorySearchTerms = {
  query: string;
  country: FactoryCountry | null;
  category: ProductCategory | null;
};

/** The most characters a query may have; more are cut off. */
export const longestQuery = 200;

/** Reads a search from an address; what is unknown there is left out. */
export function readFactorySearch(params: URLSearchParams): FactorySearchTerms {
  const country = params.get('country');
  const category = params.get('category');
  return {
    query: cutText((params.get('q') ?? '').trim(), longestQuery),
    country: country !== null && isFactoryCountry(country) ? country : null,
    category: category !== null && isProductCategory(category) ? category : null,
  };
}

/** Writes a search as an address; the empty search is the empty address. */
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
