import type { FactoryCountry } from '../manufacturing-countries.ts';
import type { Estimate } from './estimate.ts';
import type { FreightMode } from './freight-modes.ts';

/**
 * Freight from the place of delivery FOB to a warehouse in the US, without customs clearance. A lane
 * costs its fixed charges and a rate by size: by sea by the cubic meter or the metric ton, whichever is
 * more; by truck by the cubic meter or every 333 kilograms; by air by the kilogram, of which a cubic
 * meter counts as at least 167.
 */
export type FreightLane = Readonly<{
  mode: FreightMode;
  /** Documents, handling at both ends and the last miles, US dollars a shipment. */
  fixedUsd: Estimate;
  /** US dollars per cubic meter (ocean and truck) or per kilogram (air). */
  rateUsd: Estimate;
  /** A container, or a truck, for the whole shipment, US dollars; null where there is no such offer. */
  containerUsd: Estimate | null;
  /** Days from the factory's port or door to the warehouse, consolidation and clearance included. */
  days: Readonly<{ from: number; to: number }>;
}>;

/**
 * Our planning ranges, within what forwarders published. China: $60 to $150 a cubic meter from port to
 * port, $120 to $500 from door to door, $2,500 to $5,300 for a 40-foot container, $4 to $8 a kilogram
 * by air (toptradesourcing.com, end of 2025; toncentlink.com, 2025; wuliuaou.com, 2026). India: $209 to
 * $365 a cubic meter, $3,500 to $6,500 a container, $3 a kilogram and more, 35 to 60 days from door to
 * door (tradlinx.com, 2025). Korea: $3,430 to $3,850 a container in September 2025 (Korea Customs
 * Service). Turkey: 16 to 22 days at sea to the East Coast (forwardie.com). Mexico: a week or less
 * (inboundlogistics.com), and 1 to 3 days at the border. Days here include collecting, clearance and
 * the last miles. The other origins are scaled from these by distance and traffic.
 */
export const freightSource = {
  name: 'BrandBFF planning range; for China, India and Korea within what was published',
  year: 2026,
} as const;

/**
 * What fits into what `containerUsd` stands for: a 40-foot container, a 53-foot trailer. Heavy goods
 * fill either by the weight that US roads allow, 44,000 pounds of cargo.
 */
export const fullLoads = {
  ocean: { volumeM3: 58, weightKg: 20_000 },
  truck: { volumeM3: 85, weightKg: 20_000 },
} as const;

/** The kilograms that are charged as a cubic meter. */
export const kgPerChargedM3 = { ocean: 1000, truck: 333 } as const;

/** The least that is charged, cubic meters: shared containers are charged from one on. */
export const smallestM3 = { ocean: 1, truck: 0.2 } as const;

/** Air freight counts a cubic meter as at least this many kilograms. IATA, 6,000 cm³ per kg. */
export const airKgPerM3 = 167;

const seaFixed: Estimate = { low: 180, likely: 280, high: 420 };
const airFixed: Estimate = { low: 120, likely: 200, high: 320 };

function ocean(
  [low, likely, high]: readonly [number, number, number],
  [containerLow, containerLikely, containerHigh]: readonly [number, number, number],
  [from, to]: readonly [number, number],
): FreightLane {
  return {
    mode: 'ocean',
    fixedUsd: seaFixed,
    rateUsd: { low, likely, high },
    containerUsd: { low: containerLow, likely: containerLikely, high: containerHigh },
    days: { from, to },
  };
}

function air(
  [low, likely, high]: readonly [number, number, number],
  [from, to]: readonly [number, number],
): FreightLane {
  return {
    mode: 'air',
    fixedUsd: airFixed,
    rateUsd: { low, likely, high },
    containerUsd: null,
    days: { from, to },
  };
}

/** The lanes of each country, the usual one first. */
export const freightLanes: Readonly<Record<FactoryCountry, readonly FreightLane[]>> = {
  china: [ocean([90, 130, 210], [3800, 5200, 7500], [32, 48]), air([5, 6.5, 9], [6, 11])],
  vietnam: [ocean([95, 140, 220], [4000, 5500, 7800], [34, 50]), air([5, 6.5, 9], [6, 12])],
  korea: [ocean([90, 130, 200], [3800, 5000, 7200], [28, 42]), air([5, 6.5, 9], [5, 10])],
  india: [ocean([100, 150, 240], [4500, 6200, 8800], [40, 60]), air([3.5, 5, 7.5], [7, 13])],
  pakistan: [ocean([105, 160, 250], [4800, 6500, 9200], [42, 62]), air([5, 6.5, 9], [8, 14])],
  bangladesh: [ocean([105, 160, 250], [4800, 6600, 9400], [42, 65]), air([5, 7, 9.5], [8, 14])],
  turkey: [ocean([95, 140, 220], [4200, 5600, 7800], [30, 45]), air([4, 5.5, 8], [6, 11])],
  portugal: [ocean([90, 130, 200], [3800, 5000, 7000], [26, 40]), air([4, 5.5, 8], [5, 10])],
  mexico: [
    {
      mode: 'truck',
      fixedUsd: { low: 220, likely: 340, high: 520 },
      rateUsd: { low: 70, likely: 105, high: 160 },
      containerUsd: { low: 3200, likely: 4500, high: 6200 },
      days: { from: 5, to: 12 },
    },
    air([2.5, 3.5, 5.5], [3, 7]),
  ],
  usa: [
    {
      mode: 'truck',
      fixedUsd: { low: 90, likely: 150, high: 250 },
      rateUsd: { low: 45, likely: 70, high: 110 },
      containerUsd: { low: 1800, likely: 2800, high: 4200 },
      days: { from: 2, to: 7 },
    },
  ],
};
