/**
 * Three different lists of countries: the options of the calculators, the points of the sourcing
 * map, and the countries of the sample factories. They are generated from the records in
 * ./countries.
 */
import {
  calculatorCountries,
  countryCodes,
  countryLabels,
  factoryCountries,
  mapCountries,
} from './manufacturing-countries.generated.ts';

export {
  factoryCountries,
  mapCountries,
  unitCostSharesPct,
} from './manufacturing-countries.generated.ts';

/** The calculators' options. `ai-choose` leaves the choice to us. */
export const manufacturingCountries = ['ai-choose', ...calculatorCountries] as const;

export type ManufacturingCountry = (typeof manufacturingCountries)[number];

/** A point of the sourcing map. */
export type MapCountry = (typeof mapCountries)[number];

/** A country with sample factories. */
export type FactoryCountry = (typeof factoryCountries)[number];

export const factoryCountryLabels: Readonly<Record<FactoryCountry, string>> = countryLabels;

export const mapCountryLabels: Readonly<Record<MapCountry, string>> = countryLabels;

export const manufacturingCountryLabels: Readonly<Record<ManufacturingCountry, string>> = {
  'ai-choose': 'You Choose',
  ...countryLabels,
};

/** The country's code in the tariff schedule: 'CN'. */
export function originCodeOf(country: FactoryCountry): string {
  return countryCodes[country];
}

/** The country with factories that has this code in the tariff schedule, if any. */
export function countryOfOrigin(code: string): FactoryCountry | undefined {
  return factoryCountries.find((country) => countryCodes[country] === code);
}

/** True for exactly the ids of `manufacturingCountries`. */
export function isManufacturingCountry(value: unknown): value is ManufacturingCountry {
  return manufacturingCountries.some((country) => country === value);
}

/** True for exactly the ids of `mapCountries`. */
export function isMapCountry(value: unknown): value is MapCountry {
  return mapCountries.some((country) => country === value);
}

/** True for exactly the ids of `factoryCountries`; `ai-choose` is not a country. */
export function isFactoryCountry(value: unknown): value is FactoryCountry {
  return factoryCountries.some((country) => country === value);
}
