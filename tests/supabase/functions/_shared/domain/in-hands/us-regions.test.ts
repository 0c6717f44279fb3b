import { isReachedByTruck, regionOfZip } from '@functions/_shared/domain/in-hands/us-regions.ts';
import { expect, test } from 'vitest';

test.each([
  ['10001', 'northeast'], // New York
  ['02139', 'northeast'], // Cambridge, Massachusetts
  ['20500', 'northeast'], // Washington
  ['00501', 'northeast'], // Holtsville, New York
  ['00901', 'puerto-rico'], // San Juan
  ['23219', 'southeast'], // Richmond
  ['33101', 'southeast'], // Miami
  ['60601', 'midwest'], // Chicago
  ['55401', 'midwest'], // Minneapolis
  ['59601', 'mountain'], // Helena
  ['78701', 'south-central'], // Austin
  ['70112', 'south-central'], // New Orleans
  ['79901', 'south-central'], // El Paso
  ['88510', 'south-central'], // El Paso
  ['80202', 'mountain'], // Denver
  ['89101', 'mountain'], // Las Vegas
  ['90012', 'pacific'], // Los Angeles
  ['98101', 'pacific'], // Seattle
  ['96813', 'alaska-hawaii'], // Honolulu
  ['99501', 'alaska-hawaii'], // Anchorage
  ['10001-1234', 'northeast'],
  ['100011234', 'northeast'],
] as const)('%s lies in the region %s', (zip, region) => {
  expect(regionOfZip(zip)).toBe(region);
});

test.each(['', '1234', '123456', 'ABCDE', '00001', '09012', '34002', '96201', '96910', '10001-'])(
  '"%s" lies in no region',
  (zip) => {
    expect(regionOfZip(zip)).toBeUndefined();
  },
);

test('trucks do not reach Honolulu, Anchorage, San Juan, Guam and posts overseas', () => {
  expect(isReachedByTruck('90058')).toBe(true);
  for (const zip of ['96813', '99501', '00901', '96910', '09012']) {
    expect(isReachedByTruck(zip)).toBe(false);
  }
});
