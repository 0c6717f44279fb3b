import {
  countriesByRating,
  isFeasibleRating,
  overallRating,
  strongestGroups,
} from '../_shared/domain/country-ratings.ts';
import {
  type FactoryCountry,
  factoryCountryLabels,
} from '../_shared/domain/manufacturing-countries.ts';
import { type FactoryQuery, namedSubject, ratedSubject, ratingFor } from './factory-query.ts';
import { listOfCountries } from './parse-places.ts';
import type { Match } from './ranking.ts';

const maxSuggestedCountries = 3;

/**
 * Whether the product can well be made in a requested country: that country must be rated at least
 * 3 of 5 for it and have at least one matching factory. Without a rating (the product was not
 * recognized) or without a requested country, a matching factory is enough. Of several requested
 * countries, one is enough.
 */
export function isFeasible(query: FactoryQuery, matches: readonly Match[]): boolean {
  if (query.unlisted !== undefined) return false;
  if (query.countries.length === 0) return matches.length > 0;
  return query.countries.some(
    (country) => isWellRated(query, country) && isMatchedIn(country, matches),
  );
}

/** The best two or three other countries with matching factories, rated at least 3 of 5. */
export function suggestCountries(query: FactoryQuery, matches: readonly Match[]): FactoryCountry[] {
  return countriesByRating((country) => ratingFor(query, country) ?? overallRating(country))
    .filter((country) => !query.countries.includes(country) && !query.excluded.includes(country))
    .filter((country) => isWellRated(query, country) && isMatchedIn(country, matches))
    .slice(0, maxSuggestedCountries);
}

/** One sentence on why the request is not feasible, and what is. */
export function explainAlternative(
  query: FactoryQuery,
  suggested: readonly FactoryCountry[],
  matches: readonly Match[],
): string {
  if (isEmptyQuery(query)) {
    return "Name the product you want made, for example 'scented candles' or 'gym leggings', and we will look for factories.";
  }
  const advice =
    suggested.length > 0
      ? `consider ${joinWords(suggested.map((country) => offerOf(country, query, matches)))}`
      : 'we found no match in any other country either, so this calls for a custom search';
  return `${reason(query)}; ${advice}.`;
}

function isEmptyQuery(query: FactoryQuery): boolean {
  return query.words.length === 0 && !query.category && !query.group;
}

function isWellRated(query: FactoryQuery, country: FactoryCountry): boolean {
  const rating = ratingFor(query, country);
  return rating === undefined || isFeasibleRating(rating);
}

function isMatchedIn(country: FactoryCountry, matches: readonly Match[]): boolean {
  return matches.some(({ factory }) => factory.country === country);
}

function reason(query: FactoryQuery): string {
  const rated = ratedSubject(query) ?? 'this product';
  const subject = namedSubject(query) ?? rated;
  const { countries, unlisted } = query;
  if (unlisted !== undefined) return `We list no factories in ${unlisted} yet`;
  if (countries.length === 0) return `We list no factory that matches ${subject} yet`;

  const weak = countries.filter((country) => !isWellRated(query, country));
  const [only] = weak;
  if (only === undefined || weak.length < countries.length) {
    return `We list no factory for ${subject} in ${listOfCountries(countries, 'or')} yet`;
  }
  const ratings = joinWords(
    weak.map((country) => `${factoryCountryLabels[country]} rates ${ratingFor(query, country)}`),
    'and',
  );
  const strengths =
    weak.length === 1 ? ` (it is strongest in ${joinWords(strongestGroups(only, 2), 'and')})` : '';
  return `${ratings} of 5 for ${rated}${strengths}`;
}

/** "Portugal (rated 5 of 5, orders from 150 units in 30-45 days)". */
function offerOf(country: FactoryCountry, query: FactoryQuery, matches: readonly Match[]): string {
  const { factory } = matches
    .filter((match) => match.factory.country === country)
    .reduce((best, next) => (next.wordScore > best.wordScore ? next : best));
  const rating = ratingFor(query, country);
  const facts = [
    ...(rating === undefined ? [] : [`rated ${rating} of 5`]),
    `orders from ${factory.minOrderUnits.toLocaleString('en-US')} units in ${factory.leadTimeDaysMin}-${factory.leadTimeDaysMax} days`,
  ];
  return `${factoryCountryLabels[country]} (${facts.join(', ')})`;
}

function joinWords(items: readonly string[], joiningWord = 'or'): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${joiningWord} ${items.at(-1)}`;
}
