import type { ProductCategory } from '@functions/_shared/domain/product-categories.ts';
import {
  isSourcingCategory,
  type SourcingCategory,
} from '@functions/_shared/domain/sourcing-categories.ts';
import type { ProductAnswers } from './answers.ts';

/**
 * Whether a sourcing tool's result for these categories can speak of the known product: false only
 * where the product is known to be of another one. An empty list leaves the category open.
 */
export function isOfCategory(
  { productCategory }: ProductAnswers,
  categories: readonly string[],
): boolean {
  const own = sourcingCategoryOf(productCategory);
  return own === null || categories.length === 0 || categories.includes(own);
}

/** Null where the sourcing tools have no counterpart, such as for food. */
function sourcingCategoryOf(category: ProductCategory | undefined): SourcingCategory | null {
  if (category === 'tech') return 'electronics';
  return isSourcingCategory(category) ? category : null;
}
