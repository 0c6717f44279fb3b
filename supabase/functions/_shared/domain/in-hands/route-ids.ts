import type { MapCountry } from '../manufacturing-countries.ts';

/** The ways to have goods in hands, the usually fastest first. */
export const routeIds = [
  'printed-stock',
  'mexico-truck',
  'europe-air',
  'asia-air',
  'asia-sea',
] as const;
export type RouteId = (typeof routeIds)[number];

export const asianCountries = [
  'china',
  'vietnam',
  'india',
  'pakistan',
  'bangladesh',
] as const satisfies readonly MapCountry[];
export type AsianCountry = (typeof asianCountries)[number];

export const europeanCountries = ['portugal', 'turkey'] as const satisfies readonly MapCountry[];
export type EuropeanCountry = (typeof europeanCountries)[number];
