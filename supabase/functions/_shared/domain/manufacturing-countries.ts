/**
 * Three lists of countries that look alike and are not the same:
 * what a visitor may choose in the calculators, what the sourcing map explains,
 * and where our sample factories are.
 */

/** The calculators' options. `ai-choose` leaves the country to us. */
export const manufacturingCountries = [
  'ai-choose',
  'china',
  'usa',
  'vietnam',
  'mexico',
  'pakistan',
  'korea',
] as const;

export type ManufacturingCountry = (typeof manufacturingCountries)[number];

/** The points of the sourcing map. */
export const mapCountries = [
  'china',
  'vietnam',
  'mexico',
  'turkey',
  'india',
  'pakistan',
  'bangladesh',
  'portugal',
] as const;

export type MapCountry = (typeof mapCountries)[number];

/** Every country a factory may stand in: the map's, and the two the calculators add to them. */
export const factoryCountries = [...mapCountries, 'usa', 'korea'] as const;

export type FactoryCountry = (typeof factoryCountries)[number];

export const factoryCountryLabels: Readonly<Record<FactoryCountry, string>> = {
  china: 'China',
  vietnam: 'Vietnam',
  mexico: 'Mexico',
  turkey: 'Turkey',
  india: 'India',
  pakistan: 'Pakistan',
  bangladesh: 'Bangladesh',
  portugal: 'Portugal',
  usa: 'USA',
  korea: 'South Korea',
};

export const mapCountryLabels: Readonly<Record<MapCountry, string>> = {
  china: factoryCountryLabels.china,
  vietnam: factoryCountryLabels.vietnam,
  mexico: factoryCountryLabels.mexico,
  turkey: factoryCountryLabels.turkey,
  india: factoryCountryLabels.india,
  pakistan: factoryCountryLabels.pakistan,
  bangladesh: factoryCountryLabels.bangladesh,
  portugal: factoryCountryLabels.portugal,
};

export const manufacturingCountryLabels: Readonly<Record<ManufacturingCountry, string>> = {
  'ai-choose': 'You Choose',
  china: factoryCountryLabels.china,
  usa: factoryCountryLabels.usa,
  vietnam: factoryCountryLabels.vietnam,
  mexico: factoryCountryLabels.mexico,
  pakistan: factoryCountryLabels.pakistan,
  korea: factoryCountryLabels.korea,
};

/** True for exactly the ids of `manufacturingCountries`. */
export function isManufacturingCountry(value: unknown): value is ManufacturingCountry {
  return manufacturingCountries.some((country) => country === value);
}

/** True for exactly the ids of `mapCountries`. */
export function isMapCountry(value: unknown): value is MapCountry {
  return mapCountries.some((country) => country === value);
}

/** True for exactly the ids of `factoryCountries`; `ai-choose` is not a place. */
export function isFactoryCountry(value: unknown): value is FactoryCountry {
  return factoryCountries.some((country) => country === value);
}
