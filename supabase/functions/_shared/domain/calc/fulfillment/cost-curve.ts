import { providerRateTiers } from '../../money/provider-rate.ts';
import { type Competitor, type CompetitorId, competitors } from './competitors.ts';
import { type CostParts, costPartsOf, monthlyCostUsd } from './cost-line.ts';

export type MethodId = 'provider' | 'current' | CompetitorId;

/** A range in which the cost is linear, in whole orders a month, both ends included. */
export type CostStretch = CostParts & Readonly<{ fromOrders: number; toOrders: number }>;

/** A method's monthly cost by orders; the cost jumps between adjacent stretches. */
export type CostCurve = Readonly<{ method: MethodId; stretches: readonly CostStretch[] }>;

/** The curves of the provider, the visitor's own method and every competitor, in display order. */
export function costCurves(
  currentCostPerOrderUsd: number,
  models: readonly Competitor[] = competitors,
): CostCurve[] {
  return [
    { method: 'provider', stretches: providerStretches() },
    straight('current', { perOrderUsd: currentCostPerOrderUsd, perMonthUsd: 0 }),
    ...models.map(({ id, lines }) => straight(id, costPartsOf(lines))),
  ];
}

/** US dollars a month, not rounded. */
export function curveCostUsd({ stretches }: CostCurve, monthlyOrders: number): number {
  return monthlyCostUsd(stretchAt(stretches, monthlyOrders), monthlyOrders);
}

/** The stretch for this many orders; the last one for anything beyond. */
export function stretchAt(stretches: readonly CostStretch[], monthlyOrders: number): CostParts {
  const stretch = stretches.find(({ toOrders }) => monthlyOrders <= toOrders) ?? stretches.at(-1);
  return stretch ?? { perOrderUsd: 0, perMonthUsd: 0 };
}

/** The numbers of orders after which the provider's rate drops, ascending. */
export function rateSteps(): number[] {
  return providerRateTiers
    .map(({ upToOrders }) => upToOrders)
    .filter((upToOrders) => Number.isFinite(upToOrders));
}

function straight(method: MethodId, parts: CostParts): CostCurve {
  return {
    method,
    stretches: [{ ...parts, fromOrders: 0, toOrders: Number.POSITIVE_INFINITY }],
  };
}

function providerStretches(): CostStretch[] {
  return providerRateTiers.map(({ upToOrders, ratePerOrderUsd }, index) => ({
    fromOrders: index === 0 ? 0 : (providerRateTiers[index - 1]?.upToOrders ?? 0) + 1,
    toOrders: upToOrders,
    perOrderUsd: ratePerOrderUsd,
    perMonthUsd: 0,
  }));
}
