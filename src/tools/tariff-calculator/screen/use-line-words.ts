import type { TariffSearchHit } from '@functions/_shared/domain/tariff/tariff-types.ts';
import type { TariffInput } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { useToolProduct } from '@/hooks/use-tool-product.ts';

/**
 * The words for the goods: those that led to the line, here or for the sender of a link, or those of
 * the visitor's product with this line. Undefined where only the line is known, which does not say
 * what the goods are.
 */
export function useLineWords(
  hts8: string,
  hit: TariffSearchHit | null,
  { productWords }: Pick<TariffInput, 'productWords'>,
): string | undefined {
  const { answers } = useToolProduct('tariff').known;
  const ofProduct = answers.hts8 === hts8 ? answers.product : undefined;
  return hit?.matchedTerm ?? productWords ?? ofProduct;
}
