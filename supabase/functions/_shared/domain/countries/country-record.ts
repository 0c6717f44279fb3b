import type { CountryFacts } from '../country-profiles.ts';
import type { ProductGroup, StrengthRating } from '../country-ratings.assumptions.ts';
import type { MapCountry } from '../manufacturing-countries.ts';
import type { SourcingCategory } from '../sourcing-categories.ts';

/**
 * Everything that the site knows about one country with factories. `npm run data` generates the
 * lists, labels, ratings and profiles of the site from the records: docs/add-a-country.md.
 */
export type CountryRecord = Readonly<{
  /** Used in URLs and tables; must never change. */
  id: string;
  name: string;
  /** ISO 3166: two letters in the tariff schedule, three digits in the outlines of the world map. */
  iso: Readonly<{ alpha2: string; numeric: string }>;
  /** Matches the country in a search for factories, in any spelling. With the flags `gi`. */
  mention: RegExp;
  /** Other names for the country in questions about tariffs. Lower case, without accents. */
  otherNames: readonly string[];
  /** The same for adjectives, which may also describe a style. */
  adjectives: readonly string[];
  /** Judgments; see country-ratings.assumptions.ts. */
  ratings: Readonly<Record<ProductGroup, StrengthRating>>;
  /** The option in the calculators; null if there is none. */
  calculator: CalculatorRole | null;
  /** The point on the sourcing map and the answer of the quiz; null if there is none. */
  map: MapRole | null;
}>;

export type CalculatorRole = Readonly<{
  /** Its position among the options. */
  position: number;
  /** Unit cost as a share of the retail price. Our planning figure. */
  unitCostSharePct: number;
}>;

export type MapRole = Readonly<{
  /**
   * The offset of the pin's head from the country, in px, on a wide and on a narrow map: Asia's
   * five countries are so close together that the heads would overlap.
   */
  pinOffsets: Readonly<Record<'wide' | 'narrow', Readonly<{ x: number; y: number }>>>;
  /**
   * Points for the answers of the country quiz, by question and option: 5 to 25, or missing for
   * none. country-quiz/quiz-weights.ts says which of them the specification gives.
   */
  quizPoints: Readonly<Record<string, Readonly<Record<string, number>>>>;
  facts: (numbers: FactNumbers) => CountryFacts;
}>;

/** Numbers from the tables, formatted for sentences. */
export type FactNumbers = Readonly<{
  /** The total duty on a category's sample product from a country of the map: '36.5%'. */
  duty: (category: SourcingCategory, country: MapCountry) => string;
  /**
   * The rate that the forced-labor action adds to the base rate, or the total that it raises it to:
   * '12.5%'.
   */
  forcedLaborDuty: (country: MapCountry) => string;
  /** The number of countries on the map, as a word: 'eight'. */
  countInWords: string;
}>;
