import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { useEffect } from 'react';
import { learnAnswers } from '@/hooks/learn-answers.ts';
import { useVisitorProducts } from '@/hooks/visitor-products.ts';
import { isSameProduct } from '@/lib/visitor-product/is-same-product.ts';
import { type AnswerSource, currentProduct } from '@/lib/visitor-product/products.ts';

/** Figures change with each key and each step of a slider: only what rests is learned. */
const restMs = 500;

type ShownProfit = {
  /** Whether somebody else's link opened the view. */
  isShared: boolean;
  product: string;
  country: FactoryCountry;
  priceUsd: number;
  units: number;
  perUnitUsd: number;
};

/**
 * Keeps the landed profit for the tray, where the view shows the product of the record: what a link
 * or another country on show says is not the visitor's own.
 */
export function useLearnProfit(
  tool: AnswerSource,
  { isShared, product, country, priceUsd, units, perUnitUsd }: ShownProfit,
): void {
  const { answers } = currentProduct(useVisitorProducts());
  const isVisitors =
    !isShared &&
    product.trim() !== '' &&
    isSameProduct(answers.product, product) &&
    answers.priceUsd === priceUsd &&
    (answers.country === country || answers.country === 'ai-choose') &&
    (answers.quantities === undefined || answers.quantities.includes(units));

  useEffect(() => {
    if (!isVisitors) return;
    const landedProfit = { perUnitUsd, priceUsd, country, units };
    const timer = setTimeout(() => learnAnswers(tool, { landedProfit }), restMs);
    return () => clearTimeout(timer);
  }, [isVisitors, tool, perUnitUsd, priceUsd, country, units]);
}
