import {
  categoryGroups,
  feasibleFromRating,
  type ProductGroup,
  productGroupLabels,
  productGroups,
} from './country-ratings.assumptions.ts';
import { groupRatings } from './country-ratings.generated.ts';
import { type FactoryCountry, factoryCountries } from './manufacturing-countries.ts';
import { type ProductCategory, productCategories } from './product-categories.ts';

/** The country's strength in a product group, 1 (weak) to 5 (world leader). */
export function groupRating(country: FactoryCountry, group: ProductGroup): number {
  return groupRatings[group][country];
}

/**
 * The country's strength in a category, a whole number from 1 to 5: the mean of the better half of
 * the category's groups (half rounded up), because buyers go to a country for what it does best.
 * The mean of all groups would rate Pakistan weak in home goods, although it leads the world in
 * towels.
 */
export function categoryRating(country: FactoryCountry, category: ProductCategory): number {
  const ratings = categoryGroups[category]
    .map((group) => groupRating(country, group))
    .sort((a, b) => b - a);
  const better = ratings.slice(0, Math.ceil(ratings.length / 2));
  return Math.round(better.reduce((sum, rating) => sum + rating, 0) / better.length);
}

/** The mean over all groups of the category, 1 to 5, not rounded. */
export function categoryGroupMean(country: FactoryCountry, category: ProductCategory): number {
  const ratings = categoryGroups[category].map((group) => groupRating(country, group));
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

/** The mean over the ten categories, 1 to 5, not rounded; used to compare countries overall. */
export function overallRating(country: FactoryCountry): number {
  const ratings = productCategories.map((category) => categoryRating(country, category));
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

/** Whether a rating makes a country feasible. */
export function isFeasibleRating(rating: number): boolean {
  return rating >= feasibleFromRating;
}

/**
 * All countries, best first. Equal ratings are ordered by the overall rating, then by id, so the
 * order is deterministic.
 */
export function countriesByRating(ratingOf: (country: FactoryCountry) => number): FactoryCountry[] {
  return [...factoryCountries].sort(
    (a, b) =>
      ratingOf(b) - ratingOf(a) || overallRating(b) - overallRating(a) || a.localeCompare(b),
  );
}

/**
 * The names of the groups that a country is best at, at most `count`; ties keep the order of the
 * groups.
 */
export function strongestGroups(country: FactoryCountry, count: number): string[] {
  return [...productGroups]
    .sort((a, b) => groupRating(country, b) - groupRating(country, a))
    .slice(0, count)
    .map((group) => productGroupLabels[group]);
}
