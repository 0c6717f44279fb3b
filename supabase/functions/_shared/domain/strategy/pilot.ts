import { pilotSharePct, volumeBoundsUnits } from './strategy.assumptions.ts';
import type { AnnualVolume } from './strategy-answers.ts';

/** Units of a pilot order; `max` is null where the annual volume has no upper bound. */
export type PilotUnits = { min: number; max: number | null };

/** A pilot is 10-15% of the annual volume. */
export function pilotUnits(volume: AnnualVolume): PilotUnits {
  const { min, max } = volumeBoundsUnits[volume];
  return {
    min: (min * pilotSharePct.value.min) / 100,
    max: max === null ? null : (max * pilotSharePct.value.max) / 100,
  };
}
