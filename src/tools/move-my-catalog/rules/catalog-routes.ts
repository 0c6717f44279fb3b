import {
  type MapCountry,
  mapCountries,
} from '@functions/_shared/domain/manufacturing-countries.ts';

/** The eight countries of the map, and Mexico once more for goods that may claim the USMCA. */
export const catalogRoutes = [...mapCountries, 'mexico-usmca'] as const;
export type CatalogRoute = (typeof catalogRoutes)[number];

export function countryOfRoute(route: CatalogRoute): MapCountry {
  return route === 'mexico-usmca' ? 'mexico' : route;
}
