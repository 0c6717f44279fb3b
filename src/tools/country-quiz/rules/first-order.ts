import { countryInCategory } from '@functions/_shared/domain/country-by-category.ts';
import {
  countryProfile,
  isSourcingCategory,
  type SourcingCategory,
  sourcingRating,
} from '@functions/_shared/domain/country-profiles.ts';
import type {
  QuizAnswers,
  QuizOption,
} from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';

/** Units, inclusive; `to` is null where there is no upper bound. */
export type UnitRange = Readonly<{ from: number; to: number | null }>;

/** Units of a year, by answer; null where the visitor does not know. */
export const yearlyUnits: Readonly<Record<QuizOption<'volume'>, UnitRange | null>> = {
  'under-500': { from: 0, to: 500 },
  '500-2000': { from: 500, to: 2000 },
  '2000-10000': { from: 2000, to: 10_000 },
  '10000+': { from: 10_000, to: null },
  'not-sure': null,
};

/**
 * The first order that we would plan (specification §9). It depends on the country's best rating
 * among the chosen categories; `other` has no rating and counts as weak.
 */
export function firstOrderUnits(
  country: MapCountry,
  category: QuizAnswers['category'],
): { from: number; to: number } {
  const strong = category.some(
    (each) => isSourcingCategory(each) && sourcingRating(country, each) >= 4,
  );
  return strong ? { from: 500, to: 1000 } : { from: 1000, to: 2000 };
}

/** What the first order means beside the usual runs of the country and the visitor's volume. */
export type FirstOrderFit = Readonly<{
  firstOrder: { from: number; to: number };
  /** The usual smallest runs there, for the category. */
  runs: { from: number; to: number };
  /** Whether those runs are clearly smaller or larger than the first order. */
  runsAre: 'smaller' | 'larger' | 'alike';
  /**
   * The yearly volume: too small even for a run, smaller than the first order, or so small that the
   * first order may last half a year. Null where nothing is to be said.
   */
  volumeIs: 'below-runs' | 'below-first-order' | 'half-a-year' | null;
}>;

export function firstOrderFit(
  country: MapCountry,
  factsCategory: SourcingCategory | null,
  { category, volume }: Pick<QuizAnswers, 'category' | 'volume'>,
): FirstOrderFit {
  const firstOrder = firstOrderUnits(country, category);
  const { from, to } = countryInCategory(countryProfile(country), factsCategory).minimumOrderUnits;
  return {
    firstOrder,
    runs: { from, to },
    runsAre: from >= firstOrder.to ? 'larger' : to <= firstOrder.from ? 'smaller' : 'alike',
    volumeIs: compareVolume(yearlyUnits[volume], firstOrder, from),
  };
}

function compareVolume(
  yearly: UnitRange | null,
  firstOrder: { from: number; to: number },
  smallestRun: number,
): FirstOrderFit['volumeIs'] {
  if (yearly === null || yearly.to === null) return null;
  // "Under 500" never reaches a first order of 500.
  if (yearly.to <= firstOrder.from)
    return smallestRun >= yearly.to ? 'below-runs' : 'below-first-order';
  return yearly.to <= 2 * firstOrder.to ? 'half-a-year' : null;
}

/** A pilot in percent of a year's volume (specification §2). */
export const pilotSharePct = { from: 10, to: 20 } as const;

/** Units of a pilot order; null where the volume is not known. */
export function pilotUnits(volume: QuizOption<'volume'>): UnitRange | null {
  const yearly = yearlyUnits[volume];
  if (yearly === null) return null;
  return {
    from: (yearly.from * pilotSharePct.from) / 100,
    to: yearly.to === null ? null : (yearly.to * pilotSharePct.to) / 100,
  };
}
