import { useVisitorProducts } from '@/hooks/visitor-products.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { isOfCategory } from '@/lib/visitor-product/is-of-category.ts';
import { currentProduct } from '@/lib/visitor-product/products.ts';

/**
 * What is known of the visitor's product, for the picture beside a sourcing tool's result; null
 * where the result speaks of another.
 * @param isOthers the result is somebody else's, whose link names no product
 * @param categories those that the result holds for; empty for all
 */
export function useOwnProduct({
  isOthers,
  categories,
}: {
  isOthers: boolean;
  categories: readonly string[];
}): ProductAnswers | null {
  const { answers } = currentProduct(useVisitorProducts());
  return isOthers || !isOfCategory(answers, categories) ? null : answers;
}
