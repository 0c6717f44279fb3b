import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  compareLanded,
  type LandedChoices as DomainChoices,
  type LandedCountryChain,
  landedChainOf,
} from '@functions/_shared/domain/money/landed-input.ts';
import {
  type LandedChoices,
  ownFiguresFor,
} from '@functions/_shared/domain/tool-inputs/landed-choices.ts';

/** The order: what the page knows, completed with what the visitor chose in the view. */
export type LandedOrder = Readonly<{
  priceUsd: number;
  monthlyOrders: number;
  units: number;
  choices: LandedChoices;
}>;

/**
 * One piece made in this country, from the price to the profit.
 * @throws RangeError when the answer lacks goods or a tariff line
 */
export function landedIn(
  country: FactoryCountry,
  response: LandedCostResponse,
  order: LandedOrder,
): LandedCountryChain {
  return landedChainOf(response, domainChoices(country, order));
}

/** Every country with factories, the best landed margin first. */
export function landedCountries(
  country: FactoryCountry,
  response: LandedCostResponse,
  order: LandedOrder,
): readonly LandedCountryChain[] {
  return compareLanded(response, domainChoices(country, order));
}

/**
 * The country of the view: the one chosen, else the one that leaves most of the price.
 * @throws RangeError when the answer lacks goods or a tariff line
 */
export function shownCountry(
  chosen: FactoryCountry | null,
  response: LandedCostResponse,
  order: LandedOrder,
): FactoryCountry {
  if (chosen !== null) return chosen;
  return landedCountries('china', response, order)[0]?.country ?? 'china';
}

export function canClaimUsmca(country: FactoryCountry, { countries }: LandedCostResponse): boolean {
  return countries.some((each) => each.country === country && each.usmca !== null);
}

/** The order as the rules of money take it. */
export function domainChoices(
  country: FactoryCountry,
  { choices, priceUsd, monthlyOrders, units }: LandedOrder,
): DomainChoices {
  const { goods, ...steps } = ownFiguresFor(choices, country);
  return {
    priceUsd,
    monthlyOrders,
    units,
    country,
    mode: choices.mode,
    // In the input, not only in the chain: duty and fees follow the price of the goods.
    ownFobUsd: goods,
    ownFobUsdByCountry: fobByCountry(choices),
    ownStepsUsd: steps,
    hts8: choices.hts8,
    usmcaClaim: choices.usmcaClaim,
  };
}

/** The visitor's own FOB prices, by the country that they were quoted in. */
export function fobByCountry({
  landedByCountry,
}: LandedChoices): Readonly<Partial<Record<FactoryCountry, number>>> {
  return Object.fromEntries(
    Object.entries(landedByCountry).flatMap(([country, { goods }]) =>
      goods === undefined ? [] : [[country, goods]],
    ),
  );
}
