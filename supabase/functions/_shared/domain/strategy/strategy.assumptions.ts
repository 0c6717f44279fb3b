import type { GeopoliticalRisk } from '../country-profiles.ts';
import { planningFigure } from '../money/assumption.ts';
import type { AnnualVolume, RiskTolerance } from './strategy-answers.ts';

/** A first order in a new country, in percent of the volume (specification §9). */
export const pilotSharePct = planningFigure({ min: 10, max: 15 });

/** The maximum share of one source, in percent of the volume (specification §9). */
export const maxSourceSharePct = planningFigure(70);

/** The maximum share of a country that is new to the buyer, in percent (specification §9). */
export const maxNewCountrySharePct = planningFigure(40);

/** The bounds of each annual volume, in units; null for the largest, which has no upper bound. */
export const volumeBoundsUnits: Readonly<
  Record<AnnualVolume, { min: number; max: number | null }>
> = {
  'under-10k': { min: 0, max: 10_000 },
  '10k-50k': { min: 10_000, max: 50_000 },
  '50k-100k': { min: 50_000, max: 100_000 },
  '100k+': { min: 100_000, max: null },
};

/**
 * Where a plan lies between the shortest (0) and longest (1) time of a phase. A conservative plan
 * expects to need every sampling round.
 */
export const paceByRiskTolerance = planningFigure<Readonly<Record<RiskTolerance, number>>>({
  aggressive: 0,
  balanced: 0.5,
  conservative: 1,
});

/** Points of a country for risk mitigation, on the scale of the quiz's weights. */
export const safetyPoints = planningFigure<Readonly<Record<GeopoliticalRisk, number>>>({
  low: 20,
  medium: 10,
  high: 0,
});
