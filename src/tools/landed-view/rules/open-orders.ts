import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { TradeOrder } from '@functions/_shared/domain/tariff/trade-order-types.ts';

/**
 * The antidumping and countervailing orders that may add to the duty from a country, each once.
 * @param hts8 the chosen line; without it, those of every line that is open
 */
export function openOrders(
  { countries }: Pick<LandedCostResponse, 'countries'>,
  country: FactoryCountry,
  hts8: string | undefined,
): readonly TradeOrder[] {
  const duties = countries.find((each) => each.country === country)?.duties ?? [];
  const chosen = duties.filter((duty) => duty.hts8 === hts8);
  const orders = (chosen.length > 0 ? chosen : duties).flatMap((duty) => duty.orders);
  // Of an order that is likely on one line and possible on another, the likely one counts.
  const likelyFirst = orders.toSorted(
    (a, b) => Number(b.certainty === 'likely') - Number(a.certainty === 'likely'),
  );
  const keyOf = ({ goods, kind, caseNumber }: TradeOrder) => `${goods} ${kind} ${caseNumber}`;
  return likelyFirst.filter(
    (order, place) => likelyFirst.findIndex((each) => keyOf(each) === keyOf(order)) === place,
  );
}
