import type { LandedCostResponse } from '../../contracts/landed-cost.ts';
import type { FactoryCountry } from '../manufacturing-countries.ts';
import { combine, type Estimate, mapEstimate, sumOf, zero } from './estimate.ts';
import { landedEstimates } from './landed-estimates.ts';
import {
  choicesFor,
  hasLandedCost,
  type LandedChoices,
  type LandedCountryChain,
  landedChainOf,
  landedInputFor,
} from './landed-input.ts';
import { ft3PerM3, storageUsdPerFt3 } from './money-chain.assumptions.ts';
import { landedStepIds, type MoneyStepId } from './money-steps.ts';
import { doubleRunningMonths, doubleRunningSharePct, pilotSharePct } from './movers.assumptions.ts';

/** What moving the production costs once, US dollars. */
export type MovingCosts = Readonly<{
  /** Samples from the new factory. */
  samplesUsd: Estimate;
  pilotUnits: number;
  /** What the pieces of the pilot cost more than those of a whole order from there. */
  pilotUsd: Estimate;
  /** Pieces made in both places. */
  doubledUnits: number;
  /** What those pieces cost more in the dearer place, and their storage while both run. */
  doubleRunningUsd: Estimate;
  totalUsd: Estimate;
  /** Landed cost of the doubled pieces: paid early, and back when they are sold. Not in the total. */
  boundUsd: Estimate;
}>;

/** A country against today's, as a row of a table. */
export type Mover = Readonly<{
  country: FactoryCountry;
  isToday: boolean;
  fobUsd: Estimate;
  freightUsd: Estimate;
  dutyUsd: Estimate;
  /** Per piece, in the warehouse. */
  landedCostUsd: Estimate;
  transitDays: Readonly<{ from: number; to: number }>;
  /** Per piece; negative where the country costs more. */
  savingUsd: Estimate;
  savingPerYearUsd: Estimate;
  /**
   * The highest FOB price in whole cents at which a piece from there costs no more than today; null
   * where even goods for nothing would cost more.
   */
  breakEvenFobUsd: number | null;
  /** Null for today's country. */
  costs: MovingCosts | null;
  /** Months until the savings have paid for the move; null when nothing is saved. */
  paybackMonths: number | null;
  /** The same with the highest costs and the lowest saving. */
  slowestPaybackMonths: number | null;
}>;

/**
 * What is saved by making the product in `country` instead of in `choices.country`, where it is made
 * today. Both are compared in step, low with low and high with high: what drives a price up does so in
 * both countries, and would be counted twice if the cheapest case of one met the dearest of the other.
 *
 * @throws RangeError when either has no landed cost
 */
export function moverFor(
  response: LandedCostResponse,
  choices: LandedChoices,
  country: FactoryCountry,
  yearlyUnits: number,
): Mover {
  const today = landedChainOf(response, choices);
  const there = landedChainOf(response, choicesFor(choices, country));
  const isToday = country === choices.country;
  const savingUsd = inStep(
    today.chain.landedCostUsd,
    there.chain.landedCostUsd,
    (now, then) => now - then,
  );
  const savingPerYearUsd = mapEstimate(savingUsd, (usd) => usd * yearlyUnits);
  const costs = isToday ? null : movingCosts(response, { choices, today, there, yearlyUnits });
  const payback = (costUsd: number, yearUsd: number) =>
    yearUsd > 0 ? costUsd / (yearUsd / 12) : null;
  return {
    country,
    isToday,
    fobUsd: stepOf(there, 'goods'),
    freightUsd: stepOf(there, 'freight'),
    dutyUsd: stepOf(there, 'duty'),
    landedCostUsd: there.chain.landedCostUsd,
    transitDays: there.estimates.transitDays,
    savingUsd,
    savingPerYearUsd,
    breakEvenFobUsd: highestFobUsd(
      response,
      choicesFor(choices, country),
      today.chain.landedCostUsd.likely,
    ),
    costs,
    paybackMonths: costs && payback(costs.totalUsd.likely, savingPerYearUsd.likely),
    slowestPaybackMonths: costs && payback(costs.totalUsd.high, savingPerYearUsd.low),
  };
}

/** All countries against today's, which is among them, the largest saving first. */
export function moversFor(
  response: LandedCostResponse,
  choices: LandedChoices,
  yearlyUnits: number,
): readonly Mover[] {
  if (!hasLandedCost(response, choices.country)) return [];
  return response.countries
    .filter(({ country }) => hasLandedCost(response, country))
    .map(({ country }) => moverFor(response, choices, country, yearlyUnits))
    .toSorted((a, b) => b.savingUsd.likely - a.savingUsd.likely);
}

/** Joins low with low, likely with likely, high with high, and puts the outer two in order. */
function inStep(a: Estimate, b: Estimate, join: (x: number, y: number) => number): Estimate {
  const { low, likely, high } = combine(a, b, join);
  return { low: Math.min(low, likely, high), likely, high: Math.max(low, likely, high) };
}

function stepOf({ chain }: LandedCountryChain, id: 'goods' | 'freight' | 'duty'): Estimate {
  return chain.steps.find((step) => step.id === id)?.perUnitUsd ?? zero;
}

/**
 * The highest FOB price in whole cents at which a piece lands at no more than `targetUsd`; null where
 * even goods for nothing would cost more. Landed cost rises with every cent of FOB, in jumps where a
 * fee has a minimum: so cents are tried.
 */
export function highestFobUsd(
  response: LandedCostResponse,
  choices: LandedChoices,
  targetUsd: number,
): number | null {
  const landed = (cents: number) => landedUsd(response, { ...choices, ownFobUsd: cents / 100 });
  const limitUsd = targetUsd + 1e-9;
  let highestFit = { cents: 0, usd: landed(0) };
  if (highestFit.usd > limitUsd) return null;
  // The landed cost is never below the FOB price.
  const beyond = Math.floor(targetUsd * 100) + 2;
  let lowestMiss = { cents: beyond, usd: landed(beyond) };
  while (lowestMiss.cents - highestFit.cents > 1) {
    // Between the jumps it is a straight line, so few prices need to be tried.
    const share = (limitUsd - highestFit.usd) / (lowestMiss.usd - highestFit.usd);
    const span = lowestMiss.cents - highestFit.cents;
    const cents = highestFit.cents + Math.min(Math.max(Math.floor(span * share), 1), span - 1);
    // Next to the answer as a rule: trying the cent above it ends the search.
    for (const tried of [cents, cents + 1]) {
      if (tried <= highestFit.cents || tried >= lowestMiss.cents) continue;
      const usd = landed(tried);
      if (usd <= limitUsd) highestFit = { cents: tried, usd };
      else lowestMiss = { cents: tried, usd };
    }
    // A jump may keep the straight line off: halving always comes to an end.
    const middle = Math.floor((highestFit.cents + lowestMiss.cents) / 2);
    if (middle > highestFit.cents) {
      const usd = landed(middle);
      if (usd <= limitUsd) highestFit = { cents: middle, usd };
      else lowestMiss = { cents: middle, usd };
    }
  }
  return highestFit.cents / 100;
}

/** The likely landed cost of a piece, without the steps after it. */
function landedUsd(response: LandedCostResponse, choices: LandedChoices): number {
  const { steps } = landedEstimates(landedInputFor(response, choices));
  const own: Readonly<Partial<Record<MoneyStepId, number>>> = choices.ownStepsUsd ?? {};
  return landedStepIds.reduce((sum, id) => sum + (own[id] ?? steps[id].perUnitUsd.likely), 0);
}

function movingCosts(
  response: LandedCostResponse,
  {
    choices,
    today,
    there,
    yearlyUnits,
  }: Readonly<{
    choices: LandedChoices;
    today: LandedCountryChain;
    there: LandedCountryChain;
    yearlyUnits: number;
  }>,
): MovingCosts {
  const { units } = choices;
  const pilotUnits = Math.min(
    units,
    Math.max(response.goods?.minOrderUnits ?? 0, Math.ceil((units * pilotSharePct.value) / 100)),
  );
  const pilot = landedChainOf(response, {
    ...choicesFor(choices, there.country),
    units: pilotUnits,
  });
  const pilotUsd = inStep(
    pilot.chain.landedCostUsd,
    there.chain.landedCostUsd,
    (small, whole) => Math.max(0, small - whole) * pilotUnits,
  );

  const months = doubleRunningMonths.value;
  const doubledUnits = ((yearlyUnits / 12) * months * doubleRunningSharePct.value) / 100;
  const { volumeM3, pieces } = there.estimates.shipment;
  const storageUsd = mapEstimate(
    storageUsdPerFt3,
    (usd) => usd * ft3PerM3 * (volumeM3 / pieces) * months * doubledUnits,
  );
  const dearerUsd = inStep(
    today.chain.landedCostUsd,
    there.chain.landedCostUsd,
    (now, then) => Math.abs(now - then) * doubledUnits,
  );
  const doubleRunningUsd = sumOf([dearerUsd, storageUsd]);
  const { samplesUsd } = there.estimates;
  return {
    samplesUsd,
    pilotUnits,
    pilotUsd,
    doubledUnits,
    doubleRunningUsd,
    totalUsd: sumOf([samplesUsd, pilotUsd, doubleRunningUsd]),
    boundUsd: mapEstimate(today.chain.landedCostUsd, (usd) => usd * doubledUnits),
  };
}
