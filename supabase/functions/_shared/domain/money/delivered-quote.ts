import type { LandedCostResponse } from '../../contracts/landed-cost.ts';
import type { FactoryCountry } from '../manufacturing-countries.ts';
import { arrivalShare, originChargesUsd } from './delivery-terms.assumptions.ts';
import { combine, type Estimate, mapEstimate, sumOf, zero } from './estimate.ts';
import { laneOf, usualLane } from './freight.ts';
import { landedChainOf } from './landed-input.ts';

/** Terms of delivery that a quote can be brought from, Incoterms 2020 and DDU. */
export const deliveryTerms = [
  'EXW',
  'FCA',
  'FAS',
  'FOB',
  'CFR',
  'CPT',
  'CIF',
  'CIP',
  'DAP',
  'DPU',
  'DDU',
  'DDP',
] as const;
export type QuotedTerm = (typeof deliveryTerms)[number];

export function isQuotedTerm(term: string): term is QuotedTerm {
  return deliveryTerms.some((each) => each === term);
}

/** What stands between the price and the goods at the buyer's door, duty paid. */
export const deliveredSteps = [
  'pickup',
  'export',
  'freight',
  'arrival',
  'insurance',
  'duty',
  'customs-fees',
  'broker',
] as const;
export type DeliveredStepId = (typeof deliveredSteps)[number];

export type DeliveredStep = Readonly<{
  id: DeliveredStepId;
  /** US dollars a piece; undefined where the price includes it. */
  addedUsd: Estimate | undefined;
}>;

export type DeliveredQuote = Readonly<{
  /** The quoted price of a piece in US dollars. */
  priceUsd: Estimate;
  steps: readonly DeliveredStep[];
  /** A piece at the door, duty paid. */
  deliveredUsd: Estimate;
  /** The value that duty is taken of, a piece: the price without the freight that it includes. */
  dutiableUsd: Estimate;
  dutyPct: Estimate;
}>;

/** The steps that each term's price includes. */
const included: Readonly<Record<QuotedTerm, readonly DeliveredStepId[]>> = {
  EXW: [],
  FCA: ['export'],
  FAS: ['pickup', 'export'],
  FOB: ['pickup', 'export'],
  CFR: ['pickup', 'export', 'freight'],
  CPT: ['pickup', 'export', 'freight'],
  CIF: ['pickup', 'export', 'freight', 'insurance'],
  CIP: ['pickup', 'export', 'freight', 'insurance'],
  DAP: ['pickup', 'export', 'freight', 'arrival', 'insurance'],
  DPU: ['pickup', 'export', 'freight', 'arrival', 'insurance'],
  DDU: ['pickup', 'export', 'freight', 'arrival', 'insurance'],
  DDP: [...deliveredSteps],
};

/** Terms whose price holds the voyage, which is no part of the value that duty is taken of. */
const withVoyage: readonly QuotedTerm[] = ['CFR', 'CPT', 'CIF', 'CIP', 'DAP', 'DPU', 'DDU', 'DDP'];

export type DeliveredChoices = Readonly<{
  term: QuotedTerm;
  /** A piece, US dollars. */
  priceUsd: Estimate;
  /** Pieces of the order; at least 1. */
  units: number;
  country: FactoryCountry;
  /** The tariff line, where it is known; else the duty is a range over all that may be it. */
  hts8?: string | undefined;
}>;

/**
 * Brings a quoted price to one basis, delivered to the buyer's door with duty paid, through the same
 * chain as every landed cost of the site. Storage and receiving are left out: they are no part of
 * delivery.
 * @throws RangeError when `hasLandedCost` is false for the country
 */
export function deliveredQuote(
  response: LandedCostResponse,
  { term, priceUsd, units, country, hts8 }: DeliveredChoices,
): DeliveredQuote {
  const chainFor = (fobUsd: number) =>
    landedChainOf(response, {
      priceUsd: 0,
      units,
      monthlyOrders: units,
      country,
      ownFobUsd: fobUsd,
      hts8,
    });
  const voyage = chainFor(priceUsd.likely).estimates;
  const lane = laneOf(country, voyage.mode) ?? usualLane(country);
  const fixed = mapEstimate(lane.fixedUsd, (usd) => usd / units);
  const wholeFreight = voyage.steps.freight.perUnitUsd;
  const arrival = mapEstimate(combine(fixed, wholeFreight, Math.min), (usd) => usd * arrivalShare);
  const freight = combine(wholeFreight, arrival, (whole, part) => whole - part);
  const isAbroad = country !== 'usa';
  const dutiableUsd = withVoyage.includes(term) ? lessOf(priceUsd, wholeFreight) : priceUsd;
  const { estimates, input } = chainFor(dutiableUsd.likely);
  const duty = combine(dutiableUsd, input.dutyPct, (usd, pct) => (usd * pct) / 100);
  const perPiece = (usd: Estimate) => (isAbroad ? mapEstimate(usd, (each) => each / units) : zero);
  const costs: Readonly<Record<DeliveredStepId, Estimate>> = {
    pickup: isAbroad ? perPiece(originChargesUsd.pickup) : zero,
    export: perPiece(originChargesUsd.exportClearance),
    freight,
    arrival,
    insurance: estimates.steps.insurance.perUnitUsd,
    duty,
    'customs-fees': estimates.steps['customs-fees'].perUnitUsd,
    broker: estimates.steps.broker.perUnitUsd,
  };
  const steps = deliveredSteps.map(
    (id): DeliveredStep => ({ id, addedUsd: included[term].includes(id) ? undefined : costs[id] }),
  );
  return {
    priceUsd,
    steps,
    deliveredUsd: sumOf([priceUsd, ...steps.map(({ addedUsd }) => addedUsd ?? zero)]),
    dutiableUsd,
    dutyPct: input.dutyPct,
  };
}

/** A price that includes everything, of goods that nothing else is known of. */
export function withNothingAdded(priceUsd: Estimate): DeliveredQuote {
  return {
    priceUsd,
    steps: deliveredSteps.map((id) => ({ id, addedUsd: undefined })),
    deliveredUsd: priceUsd,
    dutiableUsd: priceUsd,
    dutyPct: zero,
  };
}

/** The price of a piece FOB: without the voyage, with the way to the ship. */
export function fobOf({ dutiableUsd, steps }: DeliveredQuote): Estimate {
  const way = steps.filter(({ id }) => id === 'pickup' || id === 'export');
  return sumOf([dutiableUsd, ...way.map(({ addedUsd }) => addedUsd ?? zero)]);
}

/** A price without the voyage in it: least where the voyage costs most, never below nothing. */
function lessOf(priceUsd: Estimate, freight: Estimate): Estimate {
  return {
    low: Math.max(0, priceUsd.low - freight.high),
    likely: Math.max(0, priceUsd.likely - freight.likely),
    high: Math.max(0, priceUsd.high - freight.low),
  };
}
