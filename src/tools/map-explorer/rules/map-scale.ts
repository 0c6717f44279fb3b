import { countryInCategory } from '@functions/_shared/domain/country-by-category.ts';
import {
  type CountryProfile,
  categoryMean,
  type SourcingCategory,
  sourcingCategories,
  sourcingRating,
  strongFromRating,
} from '@functions/_shared/domain/country-profiles.ts';
import { sampleDuty } from '@functions/_shared/domain/tariff/sample-duties.ts';
import type { MapColoring } from '@functions/_shared/domain/tool-inputs/map-url.ts';

/** From 1, the worst for a buyer, to 5, the best: the darker, the better. */
export type MapShade = 1 | 2 | 3 | 4 | 5;

/** A step of a scale: it reaches up to and including `upTo`. */
type Step = Readonly<{ upTo: number; shade: MapShade }>;

/** Where a step ends is our choice, made to spread the countries over the scale. */
const scales: Readonly<Record<MapColoring, readonly Step[]>> = {
  rating: [
    { upTo: 1, shade: 1 },
    { upTo: 2, shade: 2 },
    { upTo: 3, shade: 3 },
    { upTo: 4, shade: 4 },
    { upTo: 5, shade: 5 },
  ],
  'lead-time': [
    { upTo: 45, shade: 5 },
    { upTo: 60, shade: 4 },
    { upTo: 75, shade: 3 },
    { upTo: Number.POSITIVE_INFINITY, shade: 1 },
  ],
  duty: [
    { upTo: 10, shade: 5 },
    { upTo: 20, shade: 4 },
    { upTo: 30, shade: 3 },
    { upTo: Number.POSITIVE_INFINITY, shade: 1 },
  ],
};

/** The category whose sample product represents all of them. */
export const defaultDutyCategory: SourcingCategory = 'apparel';

/** The steps of a scale, in order of the values. */
export function scaleOf(coloring: MapColoring): readonly Step[] {
  return scales[coloring];
}

/**
 * What the map shows of a country: its rating, 1 to 5 (without a category the mean of the five),
 * its longest usual lead time in days (without a category that of apparel), or the duty as a percentage of the value.
 */
export function mapValue(
  profile: CountryProfile,
  coloring: MapColoring,
  category: SourcingCategory | null,
): number {
  if (coloring === 'lead-time') return countryInCategory(profile, category).leadTimeDays.to;
  if (coloring === 'duty') {
    return sampleDuty(category ?? defaultDutyCategory, profile.id).totalPct;
  }
  return category === null ? meanRating(profile) : sourcingRating(profile.id, category);
}

/** The shade of a value; a mean rating is rounded first, a half up. */
export function shadeOf(coloring: MapColoring, value: number): MapShade {
  const measured = coloring === 'rating' ? Math.round(value) : value;
  return scales[coloring].find(({ upTo }) => measured <= upTo)?.shade ?? 1;
}

/**
 * The countries sorted by what the map shows, the best for a buyer first: the higher rating, the
 * shorter time or the lower duty. Of equal ratings the mean over all kinds of goods decides; other
 * equal countries keep the map's order.
 */
export function bestFirst(
  profiles: readonly CountryProfile[],
  coloring: MapColoring,
  category: SourcingCategory | null,
): CountryProfile[] {
  const sign = coloring === 'rating' ? -1 : 1;
  return profiles.toSorted(
    (a, b) =>
      sign * (mapValue(a, coloring, category) - mapValue(b, coloring, category)) ||
      (coloring === 'rating' && category !== null
        ? categoryMean(b.id, category) - categoryMean(a.id, category)
        : 0),
  );
}

/** Whether the chosen category highlights the country; false when none is chosen. */
export function isStrongIn(profile: CountryProfile, category: SourcingCategory | null): boolean {
  return category !== null && sourcingRating(profile.id, category) >= strongFromRating;
}

function meanRating({ id }: CountryProfile): number {
  const sum = sourcingCategories.reduce(
    (total, category) => total + sourcingRating(id, category),
    0,
  );
  return sum / sourcingCategories.length;
}
