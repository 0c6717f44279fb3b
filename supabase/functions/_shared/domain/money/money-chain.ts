import { type Estimate, exactly, leftOf, mapEstimate, sumOf } from './estimate.ts';
import { landedStepIds, type MoneyStepId, moneyStepIds } from './money-steps.ts';

/** What one step takes from the price. */
export type MoneyStep = Readonly<{
  id: MoneyStepId;
  /** US dollars per piece sold. */
  perUnitUsd: Estimate;
  source: string;
  /** The year that the source covers. */
  year: number;
  /** The visitor's own figure, which replaces the estimate. */
  isOwn: boolean;
}>;

export type MoneyChain = Readonly<{
  priceUsd: number;
  steps: readonly MoneyStep[];
  /** Everything until the goods are in the warehouse: up to and with `inbound`. */
  landedCostUsd: Estimate;
  /** All steps together. */
  costUsd: Estimate;
  /** Per piece; `low` has every cost at its highest. May be negative. */
  profitUsd: Estimate;
  /** Percent of the price; 0 where the price is 0. */
  marginPct: Estimate;
}>;

/**
 * The whole way from the price of one piece to the profit on it. The steps come in `moneyStepIds`'
 * order; a step that is missing costs nothing.
 *
 * @param own the visitor's own figures in US dollars per piece, which replace the estimates
 */
export function moneyChain(
  priceUsd: number,
  estimates: Readonly<Partial<Record<MoneyStepId, Omit<MoneyStep, 'id' | 'isOwn'>>>>,
  own: Readonly<Partial<Record<MoneyStepId, number>>> = {},
): MoneyChain {
  const steps = moneyStepIds.flatMap((id): MoneyStep[] => {
    const estimate = estimates[id];
    const ownUsd = own[id];
    if (ownUsd !== undefined) {
      const year = estimate?.year ?? 0;
      return [{ id, perUnitUsd: exactly(ownUsd), source: 'own', year, isOwn: true }];
    }
    return estimate === undefined ? [] : [{ ...estimate, id, isOwn: false }];
  });
  const costUsd = sumOf(steps.map(({ perUnitUsd }) => perUnitUsd));
  const profitUsd = leftOf(priceUsd, costUsd);
  return {
    priceUsd,
    steps,
    landedCostUsd: sumOf(
      steps.filter(({ id }) => landedStepIds.includes(id)).map(({ perUnitUsd }) => perUnitUsd),
    ),
    costUsd,
    profitUsd,
    marginPct: mapEstimate(profitUsd, (usd) => (priceUsd > 0 ? (usd / priceUsd) * 100 : 0)),
  };
}
