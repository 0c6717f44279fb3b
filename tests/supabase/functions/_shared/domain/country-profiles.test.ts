import {
  countriesStrongIn,
  countryProfile,
  listCountryProfiles,
  sourcingCategories,
} from '@functions/_shared/domain/country-profiles.ts';
import { mapCountries } from '@functions/_shared/domain/manufacturing-countries.ts';
import { expect, test } from 'vitest';

test('country profiles exist for each country, in the order of the map', () => {
  expect(listCountryProfiles().map(({ id }) => id)).toEqual(mapCountries);
});

test('country profiles are found by id', () => {
  expect(countryProfile('portugal')).toMatchObject({
    id: 'portugal',
    name: 'Portugal',
    flag: '🇵🇹',
    geopoliticalRisk: 'low',
  });
});

test('country profiles rate the five categories from 1 to 5 and name strengths', () => {
  for (const { manufacturingStrengths } of listCountryProfiles()) {
    expect(manufacturingStrengths.map(({ category }) => category)).toEqual(sourcingCategories);
    for (const { rating, expertise } of manufacturingStrengths) {
      expect([1, 2, 3, 4, 5]).toContain(rating);
      expect(expertise.length).toBeGreaterThan(0);
    }
  }
});

test('country profiles have reasons, considerations, certifications and brands', () => {
  for (const profile of listCountryProfiles()) {
    expect(profile.whyThisCountry.length).toBeGreaterThanOrEqual(3);
    expect(profile.considerations.length).toBeGreaterThanOrEqual(3);
    expect(profile.certifications.length).toBeGreaterThanOrEqual(4);
    expect(profile.notableBrands.length).toBeGreaterThanOrEqual(3);
  }
});

test('country profiles have ranges from the smaller to the larger figure', () => {
  for (const profile of listCountryProfiles()) {
    for (const range of [
      profile.leadTimeDays,
      profile.transitWestCoastDays,
      profile.transitEastCoastDays,
      profile.minimumOrderUnits,
    ]) {
      expect(range.from).toBeGreaterThan(0);
      expect(range.to).toBeGreaterThanOrEqual(range.from);
    }
  }
});

test('country profiles list China, Vietnam and Mexico as strong in electronics, best first', () => {
  expect(
    countriesStrongIn('electronics').map(({ id, manufacturingStrengths }) => [
      id,
      manufacturingStrengths.find(({ category }) => category === 'electronics')?.rating,
    ]),
  ).toEqual([
    ['china', 5],
    ['vietnam', 4],
    ['mexico', 4],
  ]);
});

test('country profiles do not call a country below 4 strong', () => {
  expect(countriesStrongIn('beauty').map(({ id }) => id)).toEqual(['china']);
});
