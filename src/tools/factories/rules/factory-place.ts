import {
  factoryCountryLabels,
  isFactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';

/** City and country of a factory, naming the country once. */
export function factoryPlace({ location, country }: { location: string; country: string }): string {
  const name = isFactoryCountry(country) ? factoryCountryLabels[country] : country;
  return location.endsWith(name) ? location : `${location}, ${name}`;
}
