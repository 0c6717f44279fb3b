import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import { categoryRating } from '@functions/_shared/domain/country-ratings.ts';
import { listInWords } from '@functions/_shared/domain/list-in-words.ts';
import {
  countryOfOrigin,
  type FactoryCountry,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  hasLandedCost,
  type LandedCountryChain,
} from '@functions/_shared/domain/money/landed-input.ts';
import { findTariffOrigin } from '@functions/_shared/domain/tariff/tariff-origins.ts';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatInteger, formatPct1, formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import { decideCopy as copy } from '../decide-copy.ts';
import { engineCopy } from '../engine-copy.ts';
import type { DecideIntent } from '../rules/intent-kinds.ts';
import type { Thread } from '../rules/thread.ts';
import {
  type AskedGoods,
  type EngineAnswer,
  inCents,
  said,
  suggestionsFor,
} from './engine-answer.ts';
import { rfqTool } from './engine-goods.ts';
import {
  bestCountries,
  chainOf,
  landedTool,
  landedUsd,
  type Order,
  priceCountry,
  usualPriceUsd,
} from './engine-landed.ts';
import { priceVerdict } from './engine-terms.ts';

/** So many of the best countries are shown where none was spoken of. */
const comparedCountries = 3;
/** Countries that land this close decide nothing by their cost: a share of the higher one. */
const closeShare = 0.05;

/**
 * What there is to decide by: the landed costs of the countries that were spoken of, or what an order
 * ties up and what its pieces leave; with what that leaves out. Never a guess.
 */
export function answerDecide(
  intent: DecideIntent,
  asked: AskedGoods,
  response: LandedCostResponse | null,
  thread: Thread,
): EngineAnswer {
  const { understood } = asked;
  const order: Order = {
    units: intent.units ?? asked.units ?? understood.minOrderUnits,
    ownFobUsd: undefined,
    priceUsd: intent.priceUsd ?? undefined,
  };
  const named = intent.originCodes.flatMap((code) => countryOfOrigin(code) ?? []);
  const chains = chainsOf(named, order, intent, understood, response);
  const { isChoice } = intent;
  const [first] = chains;
  const text = [
    ...(intent.ownFobUsd === undefined
      ? []
      : [
          priceVerdict(understood, {
            unitUsd: intent.ownFobUsd,
            units: order.units,
            country: named[0],
            otherTerm: null,
          }),
        ]),
    ...(isChoice
      ? choiceTexts(chains, understood, order)
      : orderTexts(first, understood, order, intent, response)),
    ...(isChoice || named.length === 0 ? othersText(intent.originCodes, thread) : []),
    ...(order.units < understood.minOrderUnits
      ? [copy.underMinimum(formatInteger(order.units), formatInteger(understood.minOrderUnits))]
      : []),
    ...(hasOrders(chains, response) ? [copy.orders] : []),
    copy.without,
    isChoice ? copy.byCost : copy.byDemand,
  ].join(' ');
  return said(
    text,
    suggestionsFor(understood.plural),
    response === null || first === undefined
      ? rfqTool(understood, order.units, named[0])
      : landedTool(response, first.country, order),
  );
}

/** The lowest first. The visitor's factory price is that of the one country it was told for. */
function chainsOf(
  named: readonly FactoryCountry[],
  order: Order,
  { ownFobUsd, isChoice }: DecideIntent,
  { category }: AskedGoods['understood'],
  response: LandedCostResponse | null,
): LandedCountryChain[] {
  if (response === null || response.goods === null || order.units < 1) return [];
  const tried =
    named.length > 0
      ? named
      : ownFobUsd === undefined || isChoice
        ? bestCountries(category)
        : [priceCountry];
  return tried
    .filter((country) => hasLandedCost(response, country))
    .map((country) =>
      chainOf(response, country, { ...order, ownFobUsd: isChoice ? undefined : ownFobUsd }),
    )
    .toSorted((a, b) => landedUsd(a) - landedUsd(b))
    .slice(0, Math.max(named.length, comparedCountries));
}

function choiceTexts(
  chains: readonly LandedCountryChain[],
  { plural, category }: AskedGoods['understood'],
  { units }: Order,
): string[] {
  const [first] = chains;
  const last = chains.at(-1);
  if (first === undefined || last === undefined) return [];
  const label = ({ country }: LandedCountryChain) => factoryCountryLabels[country];
  const list = chains
    .map((each) =>
      copy.lands(
        label(each),
        formatUsdCents(landedUsd(each)),
        formatUsdWhole(totalUsd(each, units)),
        formatPct1(each.input.dutyPct.high),
      ),
    )
    .join('; ');
  const savedUsd = totalUsd(last, units) - totalUsd(first, units);
  const isClose = savedUsd <= totalUsd(last, units) * closeShare;
  const ratings = chains
    .map((each) => `${label(each)} ${categoryRating(each.country, category)}`)
    .join(', ');
  const days = chains.map((each) =>
    copy.daysOf(
      label(each),
      `${each.estimates.transitDays.from} to ${each.estimates.transitDays.to}`,
      engineCopy.byMode[each.estimates.mode],
    ),
  );
  return [
    copy.compared(formatInteger(units), plural, list),
    ...(chains.length < 2
      ? []
      : [
          isClose
            ? copy.alike(listInWords(chains.map(label), 'and'))
            : copy.lowest(label(first), formatUsdWhole(savedUsd), label(last)),
        ]),
    copy.rated(plural, ratings),
    copy.days(listInWords(days, 'and')),
  ];
}

/** What the order ties up, what its pieces leave, and what a larger one does. */
function orderTexts(
  found: LandedCountryChain | undefined,
  { plural }: AskedGoods['understood'],
  order: Order,
  intent: DecideIntent,
  response: LandedCostResponse | null,
): string[] {
  if (found === undefined || response === null) return [];
  const { units } = order;
  const totalAllUsd = totalUsd(found, units);
  const priceUsd = intent.priceUsd ?? usualPriceUsd(response);
  const { likely, low, high } = found.chain.profitUsd;
  const price = formatUsdCents(priceUsd);
  // What each sale brings in before the goods themselves are paid.
  const perSaleUsd = likely + found.chain.landedCostUsd.likely;
  const evenAt = perSaleUsd > 0 ? Math.ceil(totalAllUsd / perSaleUsd) : Number.POSITIVE_INFINITY;
  const twice = chainOf(response, found.country, {
    ...order,
    units: units * 2,
    ownFobUsd: intent.ownFobUsd,
  });
  const lessUsd = landedUsd(found) - landedUsd(twice);
  return [
    copy.order({
      units: formatInteger(units),
      goods: plural,
      country: countryInText(found.country),
      total: formatUsdWhole(totalAllUsd),
      each: formatUsdCents(landedUsd(found)),
    }),
    inCents(likely) < 0
      ? copy.loses(price, formatUsdCents(-likely))
      : copy.keeps(price, formatUsdCents(likely), formatUsdCents(low), formatUsdCents(high)),
    ...(intent.priceUsd == null ? [copy.usualPrice(price)] : []),
    ...(inCents(likely) > 0 && evenAt <= units
      ? [copy.breakEven(formatInteger(evenAt), formatInteger(units))]
      : []),
    ...(inCents(lessUsd) > 0
      ? [
          copy.more({
            twice: formatInteger(units * 2),
            each: formatUsdCents(landedUsd(twice)),
            less: formatUsdCents(lessUsd),
            total: formatUsdWhole(totalUsd(twice, units * 2)),
          }),
        ]
      : []),
  ];
}

function totalUsd(chain: LandedCountryChain, units: number): number {
  return inCents(landedUsd(chain)) * units;
}

function hasOrders(
  chains: readonly LandedCountryChain[],
  response: LandedCostResponse | null,
): boolean {
  return chains.some(({ country }) =>
    response?.countries
      .find((each) => each.country === country)
      ?.duties.some(({ orders }) => orders.length > 0),
  );
}

/** Countries that we have no prices of: their duty, where the conversation looked it up. */
function othersText(originCodes: readonly string[], thread: Thread): string[] {
  const duties = thread.flatMap((message) =>
    message.role === 'user'
      ? []
      : message.cards.flatMap((card) =>
          card.kind === 'tariff' ? [card.result, ...card.result.comparison] : [],
        ),
  );
  return originCodes
    .filter((code) => countryOfOrigin(code) === undefined)
    .flatMap((code) => {
      const name = findTariffOrigin(code)?.name ?? code;
      const duty = duties.findLast(({ originCode }) => originCode === code)?.totalRateText;
      return duty === undefined || duty === null
        ? [copy.noFigures(name)]
        : [copy.dutyOnly(name, duty)];
    });
}
