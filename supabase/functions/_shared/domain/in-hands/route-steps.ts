import type { MapCountry } from '../manufacturing-countries.ts';
import { laneOf } from '../money/freight.ts';
import type { FreightMode } from '../money/freight-modes.ts';
import type { ProductCategory } from '../product-categories.ts';
import type { SourcingCategory } from '../sourcing-categories.ts';
import type { WorkCountry } from './closures.ts';
import { countryDays } from './country-days.generated.ts';
import type { GoodsToPlan } from './goods-to-plan.ts';
import type { Route } from './routes.ts';
import type { DayRange, InlandStart } from './step-days.assumptions.ts';
import * as assumed from './step-days.assumptions.ts';
import { contiguousRegions, type UsRegion } from './us-regions.ts';
import { workdaysPerWeek } from './workdays.ts';

export const stepIds = [
  'artwork',
  'sample',
  'sample-courier',
  'approval',
  'blanks',
  'decoration',
  'production',
  'inspection',
  'export',
  'freight',
  'customs',
  'inland',
  'buffer',
] as const;
export type StepId = (typeof stepIds)[number];

/** One step of a route: workdays of a country, or calendar days where `country` is null. */
export type RouteStep = Readonly<{ id: StepId; days: DayRange; country: WorkCountry | null }>;

export type StepOptions = Readonly<{
  goods: GoodsToPlan;
  /** At least 1. */
  pieces: number;
  withSample: boolean;
  /** Null for anywhere in the contiguous United States. */
  region: UsRegion | null;
}>;

/** The steps of a route in order, from the order to the door. */
export function stepsOf(route: Route, options: StepOptions): readonly RouteStep[] {
  return route.id === 'printed-stock'
    ? printedStockSteps(options)
    : madeSteps(route.country, route.mode, options);
}

/** The coast where a country's sea freight lands for a region: whichever brings it there sooner. */
export function portFor(country: MapCountry, region: UsRegion | null): 'west-port' | 'east-port' {
  const { westCoast, eastCoast } = countryDays[country];
  const longest = (seaDays: number, port: InlandStart) =>
    seaDays + (inlandFrom(port, region).high * 7) / 5;
  return longest(westCoast[1], 'west-port') <= longest(eastCoast[1], 'east-port')
    ? 'west-port'
    : 'east-port';
}

/**
 * Production in workdays of the country: the kind's days, by the size of the order, times the
 * country's usual lead times over the middle of China's, for which the kind's days were stated.
 */
export function productionWorkdays(
  country: MapCountry,
  { productionDays, category }: Pick<GoodsToPlan, 'productionDays' | 'category'>,
  pieces: number,
): DayRange {
  const size = assumed.productionShares.value.findLast(({ fromPieces }) => fromPieces <= pieces);
  const days = productionDays * (size?.share ?? 1);
  const leadAs = leadCategory[category];
  const [chinaFrom, chinaTo] = countryDays.china.lead[leadAs];
  const [from, to] = countryDays[country].lead[leadAs];
  const ofChina = (lead: number) => lead / ((chinaFrom + chinaTo) / 2);
  return inWorkdays({ low: days * ofChina(from), high: days * ofChina(to) }, country);
}

/** Lead times of countries are stated for the five categories of the map. */
const leadCategory: Readonly<Record<ProductCategory, SourcingCategory>> = {
  apparel: 'apparel',
  accessories: 'accessories',
  'home-goods': 'home-goods',
  beauty: 'beauty',
  tech: 'electronics',
  fitness: 'home-goods',
  music: 'home-goods',
  gaming: 'home-goods',
  food: 'beauty',
  pets: 'home-goods',
};

function printedStockSteps({ pieces, withSample, region }: StepOptions): RouteStep[] {
  const more = assumed.moreDecorationDays.value.findLast(({ fromPieces }) => fromPieces <= pieces);
  const days = more?.days ?? 0;
  const { low, high } = assumed.decorationDays.value;
  const us = (id: StepId, range: DayRange): RouteStep => ({ id, days: range, country: 'usa' });
  return [
    us('artwork', assumed.artworkDays.value.printedStock),
    us('blanks', assumed.blankDays.value),
    ...(withSample ? [us('sample', assumed.printedSampleDays.value)] : []),
    us('decoration', { low: low + days, high: high + days }),
    us('inland', inlandFrom('us-printer', region)),
    us('buffer', assumed.bufferDays.value['printed-stock']),
  ];
}

function madeSteps(
  country: MapCountry,
  mode: FreightMode,
  { goods, pieces, withSample, region }: StepOptions,
): RouteStep[] {
  const { start, days } = crossing(country, mode, region);
  const { low, high } = assumed.sampleShare.value;
  const sample = { low: goods.sampleDays * low, high: goods.sampleDays * high };
  const step = (id: StepId, range: DayRange, where: WorkCountry | null): RouteStep => ({
    id,
    days: range,
    country: where,
  });
  return [
    step('artwork', assumed.artworkDays.value.made, 'usa'),
    ...(withSample
      ? [
          step('sample', inWorkdays(sample, country), country),
          step('sample-courier', assumed.sampleCourierDays.value, null),
          step('approval', assumed.approvalDays.value, 'usa'),
        ]
      : []),
    step('production', productionWorkdays(country, goods, pieces), country),
    step('inspection', assumed.inspectionDays.value, country),
    step('export', assumed.exportDays.value[mode], country),
    step('freight', days, null),
    step('customs', assumed.customsDays.value[mode], 'usa'),
    step('inland', inlandFrom(start, region), 'usa'),
    step('buffer', assumed.bufferDays.value[mode], 'usa'),
  ];
}

/** The leg to the US, in calendar days, and where it ends. */
function crossing(
  country: MapCountry,
  mode: FreightMode,
  region: UsRegion | null,
): { start: InlandStart; days: DayRange } {
  if (mode === 'ocean') {
    const start = portFor(country, region);
    const { westCoast, eastCoast } = countryDays[country];
    const [low, high] = start === 'west-port' ? westCoast : eastCoast;
    return { start, days: { low, high } };
  }
  if (mode === 'truck') return { start: 'laredo', days: assumed.toBorderDays.value };
  const lane = laneOf(country, 'air');
  if (lane === undefined) throw new RangeError(`No air freight from ${country}`);
  const { low, high } = assumed.airHandlingDays.value;
  const days = { low: Math.max(1, lane.days.from - low), high: Math.max(1, lane.days.to - high) };
  return { start: 'airport', days };
}

function inlandFrom(start: InlandStart, region: UsRegion | null): DayRange {
  const ranges = (region === null ? contiguousRegions : [region]).map(
    (each) => assumed.inlandDays.value[start][each],
  );
  return {
    low: Math.min(...ranges.map(({ low }) => low)),
    high: Math.max(...ranges.map(({ high }) => high)),
  };
}

/** Days as they are quoted, with the days off between, in workdays; at least one. */
function inWorkdays({ low, high }: DayRange, country: WorkCountry): DayRange {
  const workdays = (days: number) => Math.max(1, Math.round((days * workdaysPerWeek(country)) / 7));
  return { low: workdays(low), high: workdays(high) };
}
