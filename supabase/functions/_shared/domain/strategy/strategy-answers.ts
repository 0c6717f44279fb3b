import { type SourcingCategory, sourcingCategories } from '../country-profiles.ts';
import { object, oneOf, texts } from '../schema.ts';

export const currentCountries = ['china', 'vietnam', 'india', 'mexico', 'other'] as const;
export type CurrentCountry = (typeof currentCountries)[number];

/** Units in a year. */
export const annualVolumes = ['under-10k', '10k-50k', '50k-100k', '100k+'] as const;
export type AnnualVolume = (typeof annualVolumes)[number];

export const painPoints = [
  'Tariffs',
  'Risk mitigation',
  'Cost reduction',
  'Faster lead times',
  'Quality issues',
] as const;
export type PainPoint = (typeof painPoints)[number];

export const strategyTimelines = ['asap', 'short-term', 'medium-term', 'long-term'] as const;
export type StrategyTimeline = (typeof strategyTimelines)[number];

export const riskTolerances = ['conservative', 'balanced', 'aggressive'] as const;
export type RiskTolerance = (typeof riskTolerances)[number];

/** Complete answers (specification §3). */
export type StrategyAnswers = {
  currentCountry: CurrentCountry;
  volume: AnnualVolume;
  category: SourcingCategory;
  painPoints: readonly PainPoint[];
  timeline: StrategyTimeline;
  riskTolerance: RiskTolerance;
};

/** Unfinished answers; '' where a question is open. */
export type StrategyDraft = {
  [Name in keyof StrategyAnswers]: Name extends 'painPoints'
    ? readonly PainPoint[]
    : StrategyAnswers[Name] | '';
};

/** The complete answers, or null while a question is open. */
export function completeAnswers(draft: StrategyDraft): StrategyAnswers | null {
  const { currentCountry, volume, category, timeline, riskTolerance } = draft;
  if (!currentCountry || !volume || !category || !timeline || !riskTolerance) return null;
  if (draft.painPoints.length === 0) return null;
  return {
    currentCountry,
    volume,
    category,
    painPoints: draft.painPoints,
    timeline,
    riskTolerance,
  };
}

/** Answers from storage or an address; unknown ones count as not given. */
export const strategyDraft = object<StrategyDraft>({
  currentCountry: oneOf(currentCountries, ''),
  volume: oneOf(annualVolumes, ''),
  category: oneOf(sourcingCategories, ''),
  // Each once and in the order of the form, as the row of the submission has them.
  painPoints: (raw) => painPoints.filter((point) => texts(raw).includes(point)),
  timeline: oneOf(strategyTimelines, ''),
  riskTolerance: oneOf(riskTolerances, ''),
});
