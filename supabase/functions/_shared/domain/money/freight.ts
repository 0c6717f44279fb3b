import type { FactoryCountry } from '../manufacturing-countries.ts';
import { combine, type Estimate, mapEstimate } from './estimate.ts';
import {
  airKgPerM3,
  type FreightLane,
  freightLanes,
  fullLoads,
  kgPerChargedM3,
  smallestM3,
} from './freight-lanes.assumptions.ts';
import type { FreightMode } from './freight-modes.ts';
import type { Shipment } from './shipment.ts';

/** The lane of a country by this mode; undefined where it has none. */
export function laneOf(country: FactoryCountry, mode: FreightMode): FreightLane | undefined {
  return freightLanes[country].find((lane) => lane.mode === mode);
}

/** The way goods of a country usually come: by truck from Mexico and within the US, else by sea. */
export function usualLane(country: FactoryCountry): FreightLane {
  const [lane] = freightLanes[country];
  if (lane === undefined) throw new RangeError(`No freight lane from ${country}`);
  return lane;
}

/**
 * The freight of a whole shipment, US dollars: shared with others or in containers of its own,
 * whichever costs less.
 */
export function freightUsd(lane: FreightLane, shipment: Shipment): Estimate {
  const size = chargedSize(lane.mode, shipment);
  const shared = combine(lane.fixedUsd, lane.rateUsd, (fixed, rate) => fixed + rate * size);
  if (lane.containerUsd === null || lane.mode === 'air') return shared;
  const load = fullLoads[lane.mode];
  const loads = Math.max(
    Math.ceil(shipment.volumeM3 / load.volumeM3),
    Math.ceil(shipment.weightKg / load.weightKg),
  );
  const full = mapEstimate(lane.containerUsd, (usd) => usd * loads);
  return combine(shared, full, Math.min);
}

/** Cubic meters, or kilograms by air. */
function chargedSize(mode: FreightMode, { weightKg, volumeM3 }: Shipment): number {
  if (mode === 'air') return Math.max(weightKg, volumeM3 * airKgPerM3);
  return Math.max(volumeM3, weightKg / kgPerChargedM3[mode], smallestM3[mode]);
}
