import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { LandedChoices as DomainChoices } from '@functions/_shared/domain/money/landed-input.ts';
import { type Mover, moversFor } from '@functions/_shared/domain/money/movers.ts';
import { maxOrderPieces } from '@functions/_shared/domain/rfq-terms.ts';
import type { LandedChoices } from '@functions/_shared/domain/tool-inputs/landed-choices.ts';
import { domainChoices } from '@/tools/landed-view/rules/landed-countries.ts';
import { assumedMonths } from '@/tools/landed-view/rules/landed-order.ts';

/** What the comparison is computed from besides the answer of the backend. */
export type MovingOrder = Readonly<{
  today: FactoryCountry;
  yearlyUnits: number;
  /** Pieces of an order. */
  units: number;
  priceUsd: number;
  choices: LandedChoices;
}>;

/** The size of an order while nobody has named one: half a year's pieces, at least the minimum. */
export function usualOrderUnits(
  yearlyUnits: number,
  { minOrderUnits }: Pick<UnderstoodGoods, 'minOrderUnits'>,
): number {
  const units = Math.round((yearlyUnits / 12) * assumedMonths);
  return Math.min(maxOrderPieces, Math.max(minOrderUnits, units));
}

export function movingChoices({
  today,
  yearlyUnits,
  units,
  priceUsd,
  choices,
}: MovingOrder): DomainChoices {
  return domainChoices(today, { units, priceUsd, choices, monthlyOrders: yearlyUnits / 12 });
}

/** Every country against today's, the largest saving first; today's is among them. */
export function movingRows(response: LandedCostResponse, order: MovingOrder): readonly Mover[] {
  return moversFor(response, movingChoices(order), order.yearlyUnits);
}
