import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import { categoryRating, countriesByRating } from '@functions/_shared/domain/country-ratings.ts';
import {
  countryOfOrigin,
  type FactoryCountry,
  factoryCountryLabels,
  originCodeOf,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { FreightMode } from '@functions/_shared/domain/money/freight-modes.ts';
import {
  hasLandedCost,
  type LandedCountryChain,
  landedChainOf,
} from '@functions/_shared/domain/money/landed-input.ts';
import type { MoneyChain } from '@functions/_shared/domain/money/money-chain.ts';
import { landedStepIds, type MoneyStepId } from '@functions/_shared/domain/money/money-steps.ts';
import { toTariffParams } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { paths } from '@/config/paths.ts';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatInteger, formatPct1, formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import { assumedMonths } from '@/tools/landed-view/rules/landed-order.ts';
import { engineCopy as copy } from '../engine-copy.ts';
import type { GoodsIntent, ProfitIntent } from '../rules/intent-kinds.ts';
import { type AskedGoods, type EngineAnswer, inCents, said, tool } from './engine-answer.ts';
import { otherCountryIn } from './engine-goods.ts';

/** Where a factory price is taken to be from when the question does not say. */
export const priceCountry: FactoryCountry = 'china';

/** So many of the best countries are tried where the question names none. */
const triedCountries = 5;

/**
 * What a piece costs once it is in a US warehouse, as the landed view computes it; undefined where no
 * tariff line is known for the goods.
 */
export function answerLanded(
  intent: GoodsIntent,
  asked: AskedGoods,
  response: LandedCostResponse,
): EngineAnswer | undefined {
  const lowest = lowestChain(intent, asked, response);
  if (lowest === undefined) return undefined;
  const { order, found } = lowest;
  const { plural } = asked.understood;
  const label = factoryCountryLabels[found.country];
  const text =
    intent.kind === 'freight'
      ? [freightText(found, plural, order.units), ...whyThisOne(intent, lowest)]
      : [
          landedText(found, plural, order),
          ...whyThisOne(intent, lowest),
          ...notes(response, found.country, order),
        ];
  return said(
    text.join(' '),
    [copy.ask.duty(plural, label), copy.ask.factories(plural), copy.ask.countries(plural)],
    landedTool(response, found.country, order),
  );
}

/** So many pieces at the visitor's own factory price, where one is told, US dollars. */
export type Order = Readonly<{
  units: number;
  ownFobUsd: number | undefined;
  /** All that a piece costs the visitor up to the warehouse. */
  ownLandedUsd?: number | undefined;
  mode?: FreightMode | undefined;
  /** Undefined for the usual price to consumers. */
  priceUsd: number | undefined;
}>;

/** Where the goods land lowest, and of how many countries. */
export type LowestChain = Readonly<{
  found: LandedCountryChain;
  order: Order;
  namedCount: number;
  triedCount: number;
}>;

/** Of the countries that are named, or else of the best ones; undefined where no line is known. */
export function lowestChain(
  intent: GoodsIntent | ProfitIntent,
  asked: AskedGoods,
  response: LandedCostResponse,
): LowestChain | undefined {
  const { goods } = response;
  const units = intent.units ?? asked.units ?? goods?.minOrderUnits ?? 0;
  if (goods === null || units <= 0) return undefined;
  const priceUsd = intent.kind === 'profit' ? (intent.priceUsd ?? undefined) : undefined;
  const order: Order =
    intent.kind === 'profit'
      ? { units, ownFobUsd: intent.ownFobUsd, ownLandedUsd: intent.ownLandedUsd, priceUsd }
      : { units, ownFobUsd: intent.ownFobUsd, mode: intent.mode, priceUsd };
  const named = intent.originCodes.flatMap((code) => countryOfOrigin(code) ?? []);
  const tried =
    named.length > 0
      ? named
      : ownCostOf(intent) === undefined || otherCountryIn(intent) !== undefined
        ? bestCountries(goods.category)
        : [priceCountry];
  const [found] = tried
    .filter((country) => hasLandedCost(response, country))
    .map((country) => chainOf(response, country, order, false))
    .toSorted((a, b) => landedUsd(a) - landedUsd(b));
  return found && { found, order, namedCount: named.length, triedCount: tried.length };
}

function ownCostOf(intent: GoodsIntent | ProfitIntent): number | undefined {
  return intent.ownFobUsd ?? (intent.kind === 'profit' ? intent.ownLandedUsd : undefined);
}

export function landedTool(response: LandedCostResponse, country: FactoryCountry, order: Order) {
  return tool(copy.links.landed, `${paths.sourcing}?${calculatorQuery(response, country, order)}`);
}

export function whyThisOne(
  intent: GoodsIntent | ProfitIntent,
  { namedCount: named, triedCount: tried }: LowestChain,
): string[] {
  if (named > 0) return named > 1 ? [copy.landedNamed(named)] : [];
  const other = otherCountryIn(intent);
  if (tried === 1) return [copy.landedAssumed(factoryCountryLabels[priceCountry])];
  return [other === undefined ? copy.landedLowest(tried) : copy.landedElsewhere(other, tried)];
}

function landedText(
  { country, chain, input }: LandedCountryChain,
  goods: string,
  { units, ownFobUsd }: Order,
): string {
  const sumUsd = (...ids: MoneyStepId[]) => highUsd(chain, ...ids);
  const eachUsd = chain.landedCostUsd.high;
  return copy.landed({
    goods,
    units: formatInteger(units),
    country: countryInText(country),
    each: formatUsdCents(eachUsd),
    total: formatUsdWhole(inCents(eachUsd) * units),
    fob: formatUsdCents(sumUsd('goods')),
    isOwnFob: ownFobUsd !== undefined,
    freight: formatUsdCents(sumUsd('freight', 'insurance')),
    duty: formatUsdCents(sumUsd('duty')),
    rate: formatPct1(input.dutyPct.high),
    rest: formatUsdCents(sumUsd('customs-fees', 'broker', 'inbound')),
  });
}

function freightText(
  { country, chain, estimates }: LandedCountryChain,
  goods: string,
  units: number,
): string {
  const eachUsd = highUsd(chain, 'freight', 'insurance');
  const { from, to } = estimates.transitDays;
  return copy.freight({
    goods,
    units: formatInteger(units),
    country: countryInText(country),
    mode: copy.byMode[estimates.mode],
    each: formatUsdCents(eachUsd),
    total: formatUsdWhole(inCents(eachUsd) * units),
    days: `${from} to ${to}`,
    landed: formatUsdCents(landedUsd({ chain })),
  });
}

/** The upper ends of these steps together, US dollars per piece. */
export function highUsd({ steps }: MoneyChain, ...ids: readonly MoneyStepId[]): number {
  return steps
    .filter(({ id }) => ids.includes(id))
    .reduce((sum, { perUnitUsd }) => sum + perUnitUsd.high, 0);
}

function notes(response: LandedCostResponse, country: FactoryCountry, order: Order): string[] {
  const found = response.countries.find((each) => each.country === country);
  const duties = found?.duties ?? [];
  const claim = (found?.usmca ?? null) === null ? [] : [chainOf(response, country, order, true)];
  return [
    ...(duties.length > 1 ? [copy.landedLines] : []),
    ...claim.map((each) => copy.landedUsmca(formatUsdCents(landedUsd(each)))),
    ...(duties.some(({ orders }) => orders.length > 0) ? [copy.landedOrders] : []),
  ];
}

/** The chain of costs of an order from one country. @throws RangeError without a line for it */
export function chainOf(
  response: LandedCostResponse,
  country: FactoryCountry,
  { units, ownFobUsd, ownLandedUsd, mode, priceUsd = usualPriceUsd(response) }: Order,
  usmcaClaim = false,
): LandedCountryChain {
  const monthlyOrders = units / assumedMonths;
  return landedChainOf(response, {
    units,
    country,
    monthlyOrders,
    priceUsd,
    usmcaClaim,
    mode,
    ownFobUsd: ownLandedUsd ?? ownFobUsd,
    ...(ownLandedUsd !== undefined && { ownStepsUsd: noneButGoods }),
  });
}

/** A landed cost is told as one sum, which stands for all of its steps. */
const noneButGoods: Readonly<Partial<Record<Exclude<MoneyStepId, 'goods'>, number>>> =
  Object.fromEntries(landedStepIds.filter((id) => id !== 'goods').map((id) => [id, 0]));

/** The middle of what consumers usually pay, US dollars; 0 for goods that we do not know. */
export function usualPriceUsd({ goods }: LandedCostResponse): number {
  return goods === null ? 0 : Math.round((goods.retailUsd.low + goods.retailUsd.high) / 2);
}

/** The upper end of a piece in the warehouse, US dollars. */
export function landedUsd({ chain }: Pick<LandedCountryChain, 'chain'>): number {
  return chain.landedCostUsd.high;
}

/** Where goods of the category are made best, the best first. */
export function bestCountries(category: Parameters<typeof categoryRating>[1]): FactoryCountry[] {
  return countriesByRating((country) => categoryRating(country, category)).slice(0, triedCountries);
}

function calculatorQuery(
  { lines }: LandedCostResponse,
  country: FactoryCountry,
  { units, ownFobUsd }: Order,
) {
  return toTariffParams({
    hts8: lines[0]?.hts8 ?? null,
    originCodes: country === 'usa' ? [] : [originCodeOf(country)],
    quantity: units,
    unitValueUsd: ownFobUsd,
  });
}
