import { pilotSharePct, volumeBoundsUnits } from './strategy.assumptions.ts';
import type { AnnualVolume } from './strategy-answers.ts';

/** Units of a pilot order, from the smallest to the largest volume that the answer allows. */
export type PilotUnits = { min: number; max: number | null };

/** A pilot of 10-15% of a year's volume; no lower bound where the volume has none. */
export function pilotUnits(volume: AnnualVolume): PilotUnits {
  const { min, max } = volumeBoundsUnits[volume];
  return {
    min: (min * pilotSharePct.value.min) / 100,
    max: max === null ? null : (max * pilotSharePct.value.max) / 100,
  };
}
