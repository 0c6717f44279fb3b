import type { CurvePoint } from '@functions/_shared/domain/demand/price-curve.ts';

/**
 * The point to speak of first: of the best price where costs are known, else of the one that brings
 * in most. Undefined without visitors.
 */
export function defaultPoint(
  curve: readonly CurvePoint[],
  bestPriceUsd: number | undefined,
): CurvePoint | undefined {
  const best = curve.find(({ priceUsd }) => priceUsd === bestPriceUsd);
  return best ?? curve.toSorted((a, b) => b.priceUsd * b.buyers - a.priceUsd * a.buyers)[0];
}
