import type { CountryDuty, LandedCostResponse } from '../../contracts/landed-cost.ts';
import type { FactoryCountry } from '../manufacturing-countries.ts';
import { type Estimate, exactly } from './estimate.ts';
import { fobUsdFor } from './fob-price.ts';
import { laneOf } from './freight.ts';
import type { FreightMode } from './freight-modes.ts';
import { type LandedEstimates, type LandedInput, landedEstimates } from './landed-estimates.ts';
import type { FigureSource } from './money-chain.assumptions.ts';
import { type MoneyChain, moneyChain } from './money-chain.ts';
import type { MoneyStepId } from './money-steps.ts';

/** What the visitor decides; money in US dollars per piece. */
export type LandedChoices = Readonly<{
  priceUsd: number;
  /** Pieces of the order; at least 1. */
  units: number;
  monthlyOrders: number;
  country: FactoryCountry;
  /** Undefined, or a way that the country has not, for the usual one. */
  mode?: FreightMode | undefined;
  /** The visitor's own FOB price in `country`; taken as it is. */
  ownFobUsd?: number | undefined;
  /** Own FOB prices in other countries. */
  ownFobUsdByCountry?: Readonly<Partial<Record<FactoryCountry, number>>> | undefined;
  /** The line that the open question led to; until then the duty is a range over all of them. */
  hts8?: string | undefined;
  /** Only counts where a claim is possible. */
  usmcaClaim?: boolean | undefined;
  /** Own figures for other steps; for goods there is `ownFobUsd`, from which the duty follows. */
  ownStepsUsd?: Readonly<Partial<Record<Exclude<MoneyStepId, 'goods'>, number>>> | undefined;
}>;

export type LandedCountryChain = Readonly<{
  country: FactoryCountry;
  input: LandedInput;
  estimates: LandedEstimates;
  chain: MoneyChain;
}>;

export const ownFobSource: FigureSource = { name: 'Your own price', year: 2026 };

/** True when this answer holds what a landed cost from this country is computed from. */
export function hasLandedCost(response: LandedCostResponse, country: FactoryCountry): boolean {
  return response.goods !== null && (country === 'usa' || dutiesOf(response, country).length > 0);
}

/**
 * The input of the chain for the chosen country.
 * @throws RangeError when `hasLandedCost` is false
 */
export function landedInputFor(response: LandedCostResponse, choices: LandedChoices): LandedInput {
  const { goods, entryDate } = response;
  const { priceUsd, units, monthlyOrders, country, mode } = choices;
  if (goods === null) throw new RangeError('No goods are understood.');
  const ownUsd = choices.ownFobUsd ?? choices.ownFobUsdByCountry?.[country];
  const isUsmca = claimsUsmca(response, choices);
  return {
    priceUsd,
    units,
    monthlyOrders,
    category: goods.category,
    packing: goods,
    country,
    mode: mode !== undefined && laneOf(country, mode) !== undefined ? mode : undefined,
    fobUsd: ownUsd === undefined ? fobUsdFor(goods.unitPricesUsd, units, country) : exactly(ownUsd),
    fobSource: ownUsd === undefined ? fobSourceOf(goods.source, country) : ownFobSource,
    dutyPct: country === 'usa' ? exactly(0) : dutyPctOver(openDuties(response, choices)),
    dutySource: {
      name: 'US tariff schedule and the duties in force on the day of entry',
      year: Number(entryDate.slice(0, 4)),
    },
    entryDate,
    isUsmca,
  };
}

/**
 * The chains of all countries, the one that leaves most of the price first. Own figures for steps
 * that depend on the origin only count for the chosen country.
 */
export function compareLanded(
  response: LandedCostResponse,
  choices: LandedChoices,
): readonly LandedCountryChain[] {
  return response.countries
    .filter(({ country }) => hasLandedCost(response, country))
    .map(({ country }) => landedChainOf(response, choicesFor(choices, country)))
    .toSorted((a, b) => b.chain.profitUsd.likely - a.chain.profitUsd.likely);
}

/**
 * The chosen country's chain.
 * @throws RangeError when `hasLandedCost` is false
 */
export function landedChainOf(
  response: LandedCostResponse,
  choices: LandedChoices,
): LandedCountryChain {
  const input = landedInputFor(response, choices);
  const estimates = landedEstimates(input);
  return {
    country: choices.country,
    input,
    estimates,
    chain: moneyChain(choices.priceUsd, estimates.steps, choices.ownStepsUsd),
  };
}

/** Steps that cost the same wherever the goods were made. */
const originFreeSteps = [
  'inbound',
  'fulfillment',
  'parcel',
  'payment',
  'returns',
] as const satisfies readonly MoneyStepId[];

/** The same choices for another country: own figures that depend on the origin are left out. */
export function choicesFor(choices: LandedChoices, country: FactoryCountry): LandedChoices {
  if (country === choices.country) return choices;
  const { ownStepsUsd = {} } = choices;
  return {
    ...choices,
    country,
    ownFobUsd: undefined,
    ownStepsUsd: Object.fromEntries(
      originFreeSteps
        .map((id) => [id, ownStepsUsd[id]] as const)
        .filter(([, usd]) => usd !== undefined),
    ),
  };
}

function claimsUsmca(response: LandedCostResponse, choices: LandedChoices): boolean {
  const { usmca = null } = countryOf(response, choices.country) ?? {};
  return choices.usmcaClaim === true && usmca !== null;
}

function countryOf({ countries }: LandedCostResponse, country: FactoryCountry) {
  return countries.find((each) => each.country === country);
}

function dutiesOf(response: LandedCostResponse, country: FactoryCountry): readonly CountryDuty[] {
  return countryOf(response, country)?.duties ?? [];
}

/** The duties of the chosen line, or of all lines while none of them is chosen. */
function openDuties(response: LandedCostResponse, choices: LandedChoices): readonly CountryDuty[] {
  const duties = claimsUsmca(response, choices)
    ? (countryOf(response, choices.country)?.usmca ?? [])
    : dutiesOf(response, choices.country);
  const chosen = duties.filter(({ hts8 }) => hts8 === choices.hts8);
  return chosen.length > 0 ? chosen : duties;
}

/** The likeliest line's duty, between the lowest and the highest of all that are open. */
function dutyPctOver(duties: readonly CountryDuty[]): Estimate {
  const pcts = duties.map(({ ratePct, minimumPct }) => ratePct ?? minimumPct);
  const [likely] = pcts;
  if (likely === undefined) throw new RangeError('No tariff line is known.');
  return { low: Math.min(...pcts), likely, high: Math.max(...pcts) };
}

/** `source` is "planning range 2026" or the name of a publication with its year. */
function fobSourceOf(source: string, country: FactoryCountry): FigureSource {
  const year = source.slice(-4);
  const hasYear = /^\d{4}$/.test(year);
  const name = hasYear ? source.slice(0, -4).trim() : source;
  const base = name.startsWith('planning range') ? `BrandBFF ${name}` : name;
  return {
    name: country === 'china' ? base : `${base}, times our planning figure for the country`,
    year: hasYear ? Number(year) : ownFobSource.year,
  };
}
