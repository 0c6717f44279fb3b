import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import { conversionPct } from '@functions/_shared/domain/calc/revenue.assumptions.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { type FirstOrder, firstOrder } from '@functions/_shared/domain/money/first-order.ts';
import type { LandedCountryChain } from '@functions/_shared/domain/money/landed-input.ts';
import { landedStepIds, type MoneyStepId } from '@functions/_shared/domain/money/money-steps.ts';
import { type LandedOrder, landedIn } from './landed-countries.ts';

/** The first order at the likely figures of its chain. */
export function firstOrderOf(
  { chain, estimates }: LandedCountryChain,
  { sampleDays, productionDays }: Pick<UnderstoodGoods, 'sampleDays' | 'productionDays'>,
  { units, monthlyOrders }: Pick<LandedOrder, 'units' | 'monthlyOrders'>,
): FirstOrder {
  const sumOver = (counts: (id: MoneyStepId) => boolean) =>
    chain.steps
      .filter(({ id }) => counts(id))
      .reduce((sum, { perUnitUsd }) => sum + perUnitUsd.likely, 0);
  const isLanded = (id: MoneyStepId) => landedStepIds.includes(id);
  const { from, to } = estimates.transitDays;
  return firstOrder({
    units,
    monthlyOrders,
    goodsUsd: sumOver((id) => id === 'goods'),
    arrivalUsd: sumOver((id) => isLanded(id) && id !== 'goods'),
    saleUsd: chain.priceUsd - sumOver((id) => !isLanded(id) && id !== 'samples'),
    samplesUsd: sumOver((id) => id === 'samples') * units,
    sampleDays,
    productionDays,
    transitDays: Math.round((from + to) / 2),
  });
}

export type OrderSize = Readonly<{ units: number; order: FirstOrder }>;

/** The same plan at other order sizes, the smallest first; the chosen size is among them. */
export function orderSizes(
  country: FactoryCountry,
  response: LandedCostResponse,
  order: LandedOrder,
): readonly OrderSize[] {
  const { goods } = response;
  if (goods === null) return [];
  const steps = goods.unitPricesUsd.map(({ units }) => units);
  const sizes = new Set([order.units, goods.minOrderUnits, ...steps]);
  return [...sizes]
    .sort((a, b) => a - b)
    .map((units) => {
      const sized = { ...order, units };
      return { units, order: firstOrderOf(landedIn(country, response, sized), goods, sized) };
    });
}

/** The next larger of these sizes that earns money and sells out in time; null if there is none. */
export function earningUnits(sizes: readonly OrderSize[], above: number): number | null {
  const earning = sizes.find(({ units, order }) => units > above && order.verdict === 'works');
  return earning?.units ?? null;
}

/**
 * Followers from whom the needed orders come; null where nobody engages.
 * @param neededMonthlyOrders with which the order sells out in time
 * @param orderingPct of those who engage, in a month
 */
export function smallestAudience(
  neededMonthlyOrders: number,
  engagementRatePct: number,
  orderingPct: number = conversionPct.value,
): number | null {
  const ordersPerFollower = (engagementRatePct / 100) * (orderingPct / 100);
  return ordersPerFollower > 0 ? Math.ceil(neededMonthlyOrders / ordersPerFollower) : null;
}
