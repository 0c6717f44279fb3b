import type { TariffSearchHit } from '@functions/_shared/domain/tariff/tariff-types.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';

/**
 * The product that a line stands for, for its picture. The words that led to the line decide, unless
 * the known product is the same in more detail; a line without words is that of the known product,
 * or nobody knows of what.
 * @param hit how the line was found; null where it was not searched for
 */
export function picturedProduct(
  hts8: string,
  hit: Pick<TariffSearchHit, 'matchedTerm'> | null,
  known: ProductAnswers,
): ProductAnswers | null {
  const term = hit?.matchedTerm ?? null;
  if (term === null) return known.hts8 === hts8 ? known : null;
  const isKnownProduct = known.product?.toLowerCase().includes(term.toLowerCase()) === true;
  return isKnownProduct ? known : { product: term };
}
