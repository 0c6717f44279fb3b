import type { GeopoliticalRisk } from '@functions/_shared/domain/country-profiles.ts';
import { planningFigure } from '@/lib/calc/assumption.ts';
import type { AnnualVolume, RiskTolerance } from './strategy-answers.ts';

/** A first order in a new country, in per cent of the volume (specification §9). */
export const pilotSharePct = planningFigure({ min: 10, max: 15 });

/** The most that one source may make, in per cent of the volume (specification §9). */
export const maxSourceSharePct = planningFigure(70);

/** The most that a country new to the buyer may make, in per cent (specification §9). */
export const maxNewCountrySharePct = planningFigure(40);

/** The bounds of the answer to "annual volume", in units; no upper one for the largest. */
export const volumeBoundsUnits: Readonly<
  Record<AnnualVolume, { min: number; max: number | null }>
> = {
  'under-10k': { min: 0, max: 10_000 },
  '10k-50k': { min: 10_000, max: 50_000 },
  '50k-100k': { min: 50_000, max: 100_000 },
  '100k+': { min: 100_000, max: null },
};

/**
 * Where between a phase's shortest and longest time the plan is set: 0 the shortest, 1 the longest.
 * Someone who wants little risk plans for every sampling round to be needed.
 */
export const paceByRiskTolerance = planningFigure<Readonly<Record<RiskTolerance, number>>>({
  aggressive: 0,
  balanced: 0.5,
  conservative: 1,
});

/** What a country's geopolitical risk is worth to whoever wants less risk, on the quiz's scale. */
export const safetyPoints = planningFigure<Readonly<Record<GeopoliticalRisk, number>>>({
  low: 20,
  medium: 10,
  high: 0,
});
