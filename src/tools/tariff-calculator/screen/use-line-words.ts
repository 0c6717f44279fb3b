import type { TariffSearchHit } from '@functions/_shared/domain/tariff/tariff-types.ts';
import { useToolProduct } from '@/hooks/use-tool-product.ts';

/**
 * The words for the goods: those that led to the line, or those of the visitor's product with this
 * line. Undefined where only the line is known, which does not say what the goods are.
 */
export function useLineWords(hts8: string, hit: TariffSearchHit | null): string | undefined {
  const { answers } = useToolProduct('tariff').known;
  return hit?.matchedTerm ?? (answers.hts8 === hts8 ? answers.product : undefined);
}
