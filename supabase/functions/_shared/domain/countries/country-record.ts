import type { CountryFacts } from '../country-profiles.ts';
import type { ProductGroup, StrengthRating } from '../country-ratings.assumptions.ts';
import type { MapCountry } from '../manufacturing-countries.ts';
import type { SourcingCategory } from '../sourcing-categories.ts';

/**
 * All that the site knows of a country that it has factories in. `npm run data` makes the lists,
 * labels, ratings and profiles of the site from the records: docs/add-a-country.md.
 */
export type CountryRecord = Readonly<{
  /** In addresses and tables, for good. */
  id: string;
  name: string;
  /** ISO 3166: two letters in the tariff schedule, three digits in the outlines of the world map. */
  iso: Readonly<{ alpha2: string; numeric: string }>;
  /** How the country is named in a search for factories, in any spelling. With the flags `gi`. */
  mention: RegExp;
  /** What a question about tariffs may call it besides its name. Lower case, without accents. */
  otherNames: readonly string[];
  /** The same for adjectives, which may as well name a style. */
  adjectives: readonly string[];
  /** Judgements, see country-ratings.assumptions.ts. */
  ratings: Readonly<Record<ProductGroup, StrengthRating>>;
  /** An option of the calculators; null where it is none. */
  calculator: CalculatorRole | null;
  /** A point of the sourcing map, and an answer of the quiz; null where it is none. */
  map: MapRole | null;
}>;

export type CalculatorRole = Readonly<{
  /** Its place among the options. */
  position: number;
  /** Unit cost as a share of the retail price. Our planning figure. */
  unitCostSharePct: number;
}>;

export type MapRole = Readonly<{
  /**
   * Where the pin's head stands from the country, in px, on a wide and on a narrow map: Asia's five
   * are so close together that the heads would cover one another.
   */
  pinOffsets: Readonly<Record<'wide' | 'narrow', Readonly<{ x: number; y: number }>>>;
  /**
   * What the answers of the country quiz are worth, by question and option: 5 to 25 points, none
   * where nothing is said. src/lib/quiz/quiz-weights.ts says which of them the specification gives.
   */
  quizPoints: Readonly<Record<string, Readonly<Record<string, number>>>>;
  facts: (numbers: FactNumbers) => CountryFacts;
}>;

/** Numbers that sentences take from the tables, as they are written. */
export type FactNumbers = Readonly<{
  /** The whole duty on a category's sample product from a country of the map: '36.5%'. */
  duty: (category: SourcingCategory, country: MapCountry) => string;
  /** What the forced-labor action adds to the base rate, or lifts it to: '12.5%'. */
  forcedLaborDuty: (country: MapCountry) => string;
  /** How many countries the map has: 'eight'. */
  countInWords: string;
}>;
