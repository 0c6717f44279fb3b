import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import { categoryRating, countriesByRating } from '@functions/_shared/domain/country-ratings.ts';
import {
  countryOfOrigin,
  type FactoryCountry,
  factoryCountryLabels,
  originCodeOf,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  hasLandedCost,
  type LandedCountryChain,
  landedChainOf,
} from '@functions/_shared/domain/money/landed-input.ts';
import type { MoneyStepId } from '@functions/_shared/domain/money/money-steps.ts';
import { toTariffParams } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { paths } from '@/config/paths.ts';
import { formatInteger, formatPct1, formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import { assumedMonths } from '@/tools/landed-view/rules/landed-order.ts';
import { engineCopy as copy } from '../engine-copy.ts';
import type { GoodsIntent } from '../rules/intent-kinds.ts';
import { type AskedGoods, type EngineAnswer, inCents, said, tool } from './engine-answer.ts';
import { otherCountryIn } from './engine-goods.ts';

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
  const { goods } = response;
  const units = intent.units ?? asked.units ?? goods?.minOrderUnits ?? 0;
  if (goods === null || units <= 0) return undefined;
  const named = intent.originCodes.flatMap((code) => countryOfOrigin(code) ?? []);
  const tried = named.length === 0 ? bestCountries(goods.category) : named;
  const [chain] = tried
    .filter((country) => hasLandedCost(response, country))
    .map((country) => chainOf(response, units, country, false))
    .toSorted((a, b) => landedUsd(a) - landedUsd(b));
  if (chain === undefined) return undefined;
  const { country } = chain;
  const label = factoryCountryLabels[country];
  const { plural } = asked.understood;
  const text = [
    landedText(chain, plural, units),
    ...whyThisOne(intent, named.length, tried.length),
    ...notes(response, units, country),
  ].join(' ');
  return said(
    text,
    [copy.ask.duty(plural, label), copy.ask.factories(plural), copy.ask.countries(plural)],
    tool(copy.links.landed, `${paths.sourcing}?${calculatorQuery(response, units, country)}`),
  );
}

function whyThisOne(intent: GoodsIntent, named: number, tried: number): string[] {
  if (named > 0) return named > 1 ? [copy.landedNamed(named)] : [];
  const other = otherCountryIn(intent);
  return [other === undefined ? copy.landedLowest(tried) : copy.landedElsewhere(other, tried)];
}

function landedText(
  { country, chain, input }: LandedCountryChain,
  goods: string,
  units: number,
): string {
  const sumUsd = (...ids: MoneyStepId[]) =>
    chain.steps
      .filter(({ id }) => ids.includes(id))
      .reduce((sum, { perUnitUsd }) => sum + perUnitUsd.high, 0);
  const eachUsd = chain.landedCostUsd.high;
  return copy.landed({
    goods,
    units: formatInteger(units),
    country: factoryCountryLabels[country],
    each: formatUsdCents(eachUsd),
    total: formatUsdWhole(inCents(eachUsd) * units),
    fob: formatUsdCents(sumUsd('goods')),
    freight: formatUsdCents(sumUsd('freight', 'insurance')),
    duty: formatUsdCents(sumUsd('duty')),
    rate: formatPct1(input.dutyPct.high),
    rest: formatUsdCents(sumUsd('customs-fees', 'broker', 'inbound')),
  });
}

function notes(response: LandedCostResponse, units: number, country: FactoryCountry): string[] {
  const found = response.countries.find((each) => each.country === country);
  const duties = found?.duties ?? [];
  const claim = (found?.usmca ?? null) === null ? [] : [chainOf(response, units, country, true)];
  return [
    ...(duties.length > 1 ? [copy.landedLines] : []),
    ...claim.map((each) => copy.landedUsmca(formatUsdCents(landedUsd(each)))),
    ...(duties.some(({ orders }) => orders.length > 0) ? [copy.landedOrders] : []),
  ];
}

function chainOf(
  response: LandedCostResponse,
  units: number,
  country: FactoryCountry,
  usmcaClaim: boolean,
): LandedCountryChain {
  const monthlyOrders = units / assumedMonths;
  // The price only decides what comes after the warehouse.
  const priceUsd = response.goods?.retailUsd.high ?? 0;
  return landedChainOf(response, { units, country, monthlyOrders, priceUsd, usmcaClaim });
}

function landedUsd({ chain }: LandedCountryChain): number {
  return chain.landedCostUsd.high;
}

function bestCountries(category: Parameters<typeof categoryRating>[1]): FactoryCountry[] {
  return countriesByRating((country) => categoryRating(country, category)).slice(0, triedCountries);
}

function calculatorQuery({ lines }: LandedCostResponse, units: number, country: FactoryCountry) {
  return toTariffParams({
    hts8: lines[0]?.hts8 ?? null,
    originCodes: country === 'usa' ? [] : [originCodeOf(country)],
    quantity: units,
  });
}
