import {
  type SourcingCategory,
  sourcingCategories,
} from '@functions/_shared/domain/country-profiles.ts';
import { isAcceptableEmail } from '@/lib/email.ts';

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

/** What the wizard asks, answered in full (specification §3). */
export type StrategyAnswers = {
  currentCountry: CurrentCountry;
  volume: AnnualVolume;
  category: SourcingCategory;
  painPoints: readonly PainPoint[];
  timeline: StrategyTimeline;
  riskTolerance: RiskTolerance;
};

/** Answers so far; '' is a question not answered yet. */
export type StrategyDraft = {
  [Name in keyof StrategyAnswers]: Name extends 'painPoints'
    ? readonly PainPoint[]
    : StrategyAnswers[Name] | '';
};

export const strategySteps = [1, 2, 3, 4] as const;
export type StrategyStep = (typeof strategySteps)[number];

export type StrategyField = keyof StrategyDraft | 'email';

/** What each step asks, in the order of the form (specification §5). */
const fieldsOfStep: Readonly<Record<StrategyStep, readonly StrategyField[]>> = {
  1: ['currentCountry', 'volume', 'category'],
  2: ['painPoints', 'timeline'],
  3: ['riskTolerance'],
  4: ['email'],
};

/** What the step still waits for; with nothing missing, Continue works. */
export function missingInStep(
  step: StrategyStep,
  draft: StrategyDraft,
  email: string,
): StrategyField[] {
  return fieldsOfStep[step].filter((name) =>
    name === 'email' ? !isAcceptableEmail(email) : draft[name].length === 0,
  );
}

/** How far the wizard is at a step, in per cent: step / 4 (specification §9). */
export function stepProgressPct(step: StrategyStep): number {
  return (step / strategySteps.length) * 100;
}

/** The answers when none is missing, else null. */
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

/** What holds up of answers that a storage or an address gave; the rest is not answered. */
export function cleanDraft(raw: Readonly<Record<string, unknown>>): StrategyDraft {
  const points: readonly unknown[] = Array.isArray(raw.painPoints) ? raw.painPoints : [];
  return {
    currentCountry: oneOf(currentCountries, raw.currentCountry),
    volume: oneOf(annualVolumes, raw.volume),
    category: oneOf(sourcingCategories, raw.category),
    // In the form's order and each once, whatever order they were chosen in.
    painPoints: painPoints.filter((point) => points.includes(point)),
    timeline: oneOf(strategyTimelines, raw.timeline),
    riskTolerance: oneOf(riskTolerances, raw.riskTolerance),
  };
}

function oneOf<Option extends string>(options: readonly Option[], value: unknown): Option | '' {
  return options.find((option) => option === value) ?? '';
}
