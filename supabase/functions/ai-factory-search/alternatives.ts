import {
  countriesByRating,
  isFeasibleRating,
  overallRating,
  strongestGroups,
} from '../_shared/domain/country-ratings.ts';
import { listOfCountries } from '../_shared/domain/language/places.ts';
import { listInWords } from '../_shared/domain/list-in-words.ts';
import {
  type FactoryCountry,
  factoryCountryLabels,
} from '../_shared/domain/manufacturing-countries.ts';
import { type FactoryQuery, namedSubject, ratedSubject, ratingFor } from './factory-query.ts';
import { type Match, suitsOrder } from './ranking.ts';

const maxSuggestedCountries = 3;

/**
 * Whether a requested country can make the product: it has a factory that makes it, or one of the
 * same trade and a rating of at least 3 of 5. Of several requested countries, one is enough, and
 * without any a matching factory is.
 */
export function isFeasible(query: FactoryQuery, matches: readonly Match[]): boolean {
  if (query.places.unlisted !== undefined || query.notMade !== undefined) return false;
  const { countries } = query.places;
  if (countries.length === 0)
    return matches.some(({ level }) => level !== 'category' || query.isBrowsing);
  return countries.some((country) => canMake(country, query, matches));
}

/** The best two or three other countries that can make it, by rating. */
export function suggestCountries(query: FactoryQuery, matches: readonly Match[]): FactoryCountry[] {
  const { countries, excluded } = query.places;
  return countriesByRating((country) => ratingFor(query, country) ?? overallRating(country))
    .filter((country) => !countries.includes(country) && !excluded.includes(country))
    .filter((country) => isWellRated(query, country) && canMake(country, query, matches))
    .slice(0, maxSuggestedCountries);
}

/** One sentence on why the request is not feasible, and what is. */
export function explainAlternative(
  query: FactoryQuery,
  suggested: readonly FactoryCountry[],
  matches: readonly Match[],
): string {
  if (query.notMade !== undefined) {
    return `We don’t source ${query.notMade.label}.`;
  }
  if (isNotUnderstood(query)) return askAgain(query);
  const advice =
    suggested.length > 0
      ? `consider ${listInWords(
          suggested.map((country) => offerOf(country, query, matches)),
          'or',
        )}`
      : 'we found no match in any other country either, so this calls for a custom search';
  return `${reason(query)}; ${advice}.`;
}

/** Whether the request names no goods that we know. */
function isNotUnderstood({ capabilities, isBrowsing, kind }: FactoryQuery): boolean {
  return kind === undefined && capabilities.length === 0 && !isBrowsing;
}

function askAgain({ printWords, unknownThing }: FactoryQuery): string {
  const said = unknownThing ?? printWords.join(' ');
  if (said === '') {
    return "Name the product you want made, for example 'scented candles' or 'gym leggings', and we will look for factories.";
  }
  return `We don’t know a factory for “${said}” yet. If it goes by another name, try that, or say what it’s made of and what it’s for.`;
}

function canMake(country: FactoryCountry, query: FactoryQuery, matches: readonly Match[]): boolean {
  return matches.some(
    ({ factory, level }) =>
      factory.country === country &&
      (level === 'kind' ||
        (level === 'trade' && isWellRated(query, country)) ||
        (query.isBrowsing && isWellRated(query, country))),
  );
}

function isWellRated(query: FactoryQuery, country: FactoryCountry): boolean {
  const rating = ratingFor(query, country);
  return rating === undefined || isFeasibleRating(rating);
}

function reason(query: FactoryQuery): string {
  const rated = ratedSubject(query) ?? 'this product';
  const subject = namedSubject(query) ?? rated;
  const { countries, unlisted } = query.places;
  if (unlisted !== undefined) return `We don’t list any factories in ${unlisted} yet`;
  if (countries.length === 0) return `We don’t list a factory that makes ${subject} yet`;

  const weak = countries.filter((country) => !isWellRated(query, country));
  const [only] = weak;
  if (only === undefined || weak.length < countries.length) {
    return `We don’t list a factory for ${subject} in ${listOfCountries(countries, 'or')} yet`;
  }
  const ratings = listInWords(
    weak.map((country) => `${factoryCountryLabels[country]} rates ${ratingFor(query, country)}`),
    'and',
  );
  const strengths =
    weak.length === 1 ? ` (it’s strongest in ${listInWords(strongestGroups(only, 2), 'and')})` : '';
  return `${ratings} of 5 for ${rated}${strengths}`;
}

/** "Portugal (rated 5 of 5, orders from 150 units in 30-45 days)". */
function offerOf(country: FactoryCountry, query: FactoryQuery, matches: readonly Match[]): string {
  const here = matches.filter((match) => match.factory.country === country);
  const suiting = here.filter((match) => suitsOrder(match, query));
  const { factory } = (suiting.length > 0 ? suiting : here).reduce((best, next) =>
    next.score > best.score ? next : best,
  );
  const rating = ratingFor(query, country);
  const facts = [
    ...(rating === undefined ? [] : [`rated ${rating} of 5`]),
    `orders from ${factory.minOrderUnits.toLocaleString('en-US')} units in ${factory.leadTimeDaysMin}-${factory.leadTimeDaysMax} days`,
  ];
  return `${factoryCountryLabels[country]} (${facts.join(', ')})`;
}
