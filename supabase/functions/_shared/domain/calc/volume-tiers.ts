import { type VolumeResult, volumeCurve } from './volume.ts';

export type VolumeTierResults = {
  unitCostSharePct: number;
  /** Ordered by quantity. */
  results: readonly VolumeResult[];
};

/** The volume curve split where the unit cost changes, so that a plot can show the jumps. */
export function volumeTierCurves(retailPriceUsd: number): VolumeTierResults[] {
  const byShare = new Map<number, VolumeResult[]>();
  for (const result of volumeCurve(retailPriceUsd)) {
    const tier = byShare.get(result.unitCostSharePct) ?? [];
    byShare.set(result.unitCostSharePct, [...tier, result]);
  }
  return Array.from(byShare, ([unitCostSharePct, results]) => ({ unitCostSharePct, results }));
}
