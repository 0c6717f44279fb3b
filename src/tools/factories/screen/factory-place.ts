import {
  factoryCountryLabels,
  isFactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';

/** Town and country of a factory, the country named once. */
export function factoryPlace({ location, country }: { location: string; country: string }): string {
  const name = isFactoryCountry(country) ? factoryCountryLabels[country] : country;
  return location.endsWith(name) ? location : `${location}, ${name}`;
}
