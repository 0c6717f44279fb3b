import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import { groupRating, isFeasibleRating } from '@functions/_shared/domain/country-ratings.ts';
import { capabilityById } from '@functions/_shared/domain/goods/kinds.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { Estimate } from '@functions/_shared/domain/money/estimate.ts';
import { fobUsdFor } from '@functions/_shared/domain/money/fob-price.ts';
import { type LandedChoices, landedChainOf } from '@functions/_shared/domain/money/landed-input.ts';
import { highestFobUsd, type Mover, moverFor } from '@functions/_shared/domain/money/movers.ts';
import { orderMark } from '@functions/_shared/domain/tariff/trade-order-text.ts';
import { usualOrderUnits } from '@/tools/movers/rules/moving-order.ts';
import { type CatalogRoute, catalogRoutes, countryOfRoute } from './catalog-routes.ts';
import type { CostMeaning } from './catalog-settings.ts';
import { productDuties } from './product-duties.ts';

/** A country against today's. Money in US dollars; estimates are low, likely, high. */
export type RouteFigures = Readonly<{
  route: CatalogRoute;
  isToday: boolean;
  /** Percent of the FOB value; null when it depends on more than the line. */
  dutyPct: number | null;
  /** "16.5%", "at least 20%". */
  dutyText: string;
  /** The antidumping and countervailing orders that may come on top: an open amount; '' without. */
  orderMark: string;
  /** Whether there are factories enough for such goods, by our ratings of the countries. */
  isMadeThere: boolean;
  fobUsd: Estimate;
  landedUsd: Estimate;
  /** A piece. */
  savingUsd: Estimate;
  yearUsd: Estimate;
  breakEvenFobUsd: number | null;
  /** Of the move, once; zeros where it is made today. */
  costUsd: Estimate;
  /** The likely parts of the cost. */
  samplesUsd: number;
  pilotUsd: number;
  doubleUsd: number;
  paybackMonths: number | null;
  slowestPaybackMonths: number | null;
}>;

export type ProductFigures = Readonly<{
  today: FactoryCountry;
  yearlyUnits: number;
  /** Pieces of an order. */
  orderUnits: number;
  /** Of today's country. */
  dutyPct: number;
  dutyText: string;
  orderMark: string;
  fobUsd: Estimate;
  landedUsd: Estimate;
  /** The usual FOB price there of such goods, where the visitor's own is less than half or more than twice of it. */
  unlikeUsual: Readonly<{ lowUsd: number; highUsd: number }> | null;
  /** In the order of `catalogRoutes`. */
  routes: readonly RouteFigures[];
}>;

/** Why a product with a line has no figures. */
export type FigureGap = 'duty-open' | 'cost-too-low';

export type FigureInput = Readonly<{
  goods: UnderstoodGoods;
  hts8: string;
  /** What the product is, for antidumping orders. */
  words: string;
  /** 'YYYY-MM-DD' */
  entryDate: string;
  today: FactoryCountry;
  /** Zero or more. */
  yearlyUnits: number;
  /** What the visitor pays a piece; undefined for the usual price. */
  costUsd: number | undefined;
  costMeaning: CostMeaning;
  weightG: number | undefined;
  claimsUsmcaToday: boolean;
}>;

/**
 * What each of the routes would save against today, by the definitions of docs/money.md.
 *
 * Where the visitor's own FOB price is known, so is where the product stands among its kind: it costs
 * as much more or less than usual in every country. Without it, all countries have the usual range.
 */
export function productFigures(input: FigureInput): ProductFigures | FigureGap {
  const { hts8, words, entryDate, today, yearlyUnits, costUsd } = input;
  const goods = { ...input.goods, weightG: input.weightG ?? input.goods.weightG };
  const units = usualOrderUnits(yearlyUnits, goods);
  const usual = fobUsdFor(goods.unitPricesUsd, units, today);
  const isFob = input.costMeaning === 'fob';
  const valueUsd = (isFob ? costUsd : undefined) ?? usual.likely;
  const response: LandedCostResponse = {
    goods,
    unknownThing: null,
    notMade: null,
    entryDate,
    lines: [],
    lineQuestion: '',
    countries: [
      ...productDuties({ hts8, entryDate, valueUsd, weightG: goods.weightG, words }, today),
    ],
  };
  const choices: LandedChoices = {
    // Nothing up to the warehouse depends on the price.
    priceUsd: (goods.retailUsd.low + goods.retailUsd.high) / 2,
    units,
    monthlyOrders: yearlyUnits / 12,
    country: today,
    usmcaClaim: today === 'mexico' && input.claimsUsmcaToday,
  };
  const duty = dutyOf(response, today, choices.usmcaClaim === true);
  if (duty.ratePct === null) return 'duty-open';
  const fobUsd =
    costUsd === undefined || isFob ? costUsd : highestFobUsd(response, choices, costUsd);
  if (fobUsd === null) return 'cost-too-low';
  const own = fobUsd === undefined ? response : withOwnLevel(response, fobUsd / usual.likely);
  const chain = landedChainOf(own, choices);
  return {
    today,
    yearlyUnits,
    orderUnits: units,
    dutyPct: duty.ratePct,
    dutyText: duty.rateText,
    orderMark: orderMark(duty.orders),
    fobUsd: chain.input.fobUsd,
    landedUsd: chain.chain.landedCostUsd,
    unlikeUsual:
      fobUsd !== undefined && (fobUsd < usual.low / 2 || fobUsd > usual.high * 2)
        ? { lowUsd: usual.low, highUsd: usual.high }
        : null,
    routes: catalogRoutes
      .filter((route) => route !== 'mexico-usmca' || today !== 'mexico')
      .map((route) => routeFigures(own, choices, route, yearlyUnits)),
  };
}

/** The usual prices times what the visitor's own is of them; a known price is no range. */
function withOwnLevel(response: LandedCostResponse, level: number): LandedCostResponse {
  const { goods } = response;
  if (goods === null) return response;
  const unitPricesUsd = goods.unitPricesUsd.map(({ units, low, high }) => {
    const usd = ((low + high) / 2) * level;
    return { units, low: usd, high: usd };
  });
  return { ...response, goods: { ...goods, unitPricesUsd } };
}

function routeFigures(
  response: LandedCostResponse,
  choices: LandedChoices,
  route: CatalogRoute,
  yearlyUnits: number,
): RouteFigures {
  const country = countryOfRoute(route);
  const isUsmca =
    route === 'mexico-usmca' || (country === choices.country && choices.usmcaClaim === true);
  const mover = moverFor(response, { ...choices, usmcaClaim: isUsmca }, country, yearlyUnits);
  const { ratePct, rateText, orders } = dutyOf(response, country, isUsmca);
  return {
    route,
    isToday: mover.isToday,
    dutyPct: ratePct,
    dutyText: rateText,
    orderMark: orderMark(orders),
    isMadeThere: isMadeIn(country, response),
    fobUsd: mover.fobUsd,
    landedUsd: mover.landedCostUsd,
    savingUsd: mover.savingUsd,
    yearUsd: mover.savingPerYearUsd,
    breakEvenFobUsd: mover.breakEvenFobUsd,
    ...costsOf(mover),
    paybackMonths: mover.paybackMonths,
    slowestPaybackMonths: mover.slowestPaybackMonths,
  };
}

function costsOf({
  costs,
}: Mover): Pick<RouteFigures, 'costUsd' | 'samplesUsd' | 'pilotUsd' | 'doubleUsd'> {
  return {
    costUsd: costs?.totalUsd ?? { low: 0, likely: 0, high: 0 },
    samplesUsd: costs?.samplesUsd.likely ?? 0,
    pilotUsd: costs?.pilotUsd.likely ?? 0,
    doubleUsd: costs?.doubleRunningUsd.likely ?? 0,
  };
}

/** A country whose strength in the trade is weak has few factories that could take a move. */
function isMadeIn(country: FactoryCountry, { goods }: LandedCostResponse): boolean {
  const group = goods === null ? undefined : capabilityById(goods.capability.id)?.group;
  return group === undefined || isFeasibleRating(groupRating(country, group));
}

/** Goods made in the US pay none. */
function dutyOf({ countries }: LandedCostResponse, country: FactoryCountry, isUsmca: boolean) {
  const found = countries.find((each) => each.country === country);
  const [duty] = (isUsmca ? found?.usmca : found?.duties) ?? [];
  return duty ?? { ratePct: 0, rateText: '0%', orders: [] };
}
