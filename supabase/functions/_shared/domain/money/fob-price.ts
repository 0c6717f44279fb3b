import type { UnderstoodGoods } from '../../contracts/understand-goods.ts';
import type { FactoryCountry } from '../manufacturing-countries.ts';
import { between, type Estimate, mapEstimate } from './estimate.ts';
import { fobLevels } from './fob-levels.assumptions.ts';

type Prices = UnderstoodGoods['unitPricesUsd'];

/**
 * The usual FOB price of one piece at this order size in a country, US dollars. Between two steps the
 * price falls evenly with the logarithm of the quantity: from 500 to 1,000 pieces as much as from
 * 1,000 to 2,000. Below the first step it goes on rising as between the first two; beyond the last it
 * stays, since nothing is known there.
 *
 * @throws RangeError without pieces or without prices
 */
export function fobUsdFor(prices: Prices, units: number, country: FactoryCountry): Estimate {
  if (!(units > 0)) throw new RangeError('An order must have pieces.');
  const level = fobLevels.value[country];
  return mapEstimate(between(priceAt(prices, units)), (usd) => usd * level);
}

function priceAt(prices: Prices, units: number): { low: number; high: number } {
  const steps = prices.toSorted((a, b) => a.units - b.units);
  const next = steps.findIndex((step) => units <= step.units);
  const upper = next === -1 ? steps.at(-1) : steps[Math.max(next, 1)];
  const lower = next === -1 ? upper : steps[Math.max(next, 1) - 1];
  const [only] = steps;
  if (upper === undefined || lower === undefined) {
    if (only === undefined) throw new RangeError('No price is known.');
    return only;
  }
  const share =
    upper.units === lower.units
      ? 0
      : Math.log(units / lower.units) / Math.log(upper.units / lower.units);
  return {
    low: lower.low + (upper.low - lower.low) * share,
    high: lower.high + (upper.high - lower.high) * share,
  };
}
