import { planningFigure } from '../money/assumption.ts';

export type VolumeTier = Readonly<{
  /** The highest quantity of the tier. */
  upToUnits: number;
  unitCostSharePct: number;
}>;

/**
 * Unit cost as a share of the retail price: the tier of an order's quantity applies to all its
 * units.
 */
export const volumeTiers = planningFigure<readonly VolumeTier[]>([
  { upToUnits: 500, unitCostSharePct: 40 },
  { upToUnits: 1000, unitCostSharePct: 33 },
  { upToUnits: 3000, unitCostSharePct: 27 },
]);

/** For quantities above the last tier. */
export const largestVolumeUnitCostSharePct = planningFigure(22);
