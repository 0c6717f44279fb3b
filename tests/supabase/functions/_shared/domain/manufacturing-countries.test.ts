import {
  factoryCountries,
  factoryCountryLabels,
  isFactoryCountry,
  isManufacturingCountry,
  isMapCountry,
  manufacturingCountries,
  manufacturingCountryLabels,
  mapCountries,
  mapCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { expect, test } from 'vitest';

test('the three lists of countries contain the calculators’ seven options', () => {
  expect(manufacturingCountries.map((id) => [id, manufacturingCountryLabels[id]])).toEqual([
    ['ai-choose', 'You Choose'],
    ['china', 'China'],
    ['usa', 'USA'],
    ['vietnam', 'Vietnam'],
    ['mexico', 'Mexico'],
    ['pakistan', 'Pakistan'],
    ['korea', 'South Korea'],
  ]);
});

test('the three lists of countries contain the map’s eight', () => {
  expect(mapCountries.map((id) => mapCountryLabels[id])).toEqual([
    'China',
    'Vietnam',
    'Mexico',
    'Turkey',
    'India',
    'Pakistan',
    'Bangladesh',
    'Portugal',
  ]);
});

test('the three lists of countries contain the map’s, the USA and South Korea for factories', () => {
  expect(factoryCountries.slice(0, mapCountries.length)).toEqual(mapCountries);
  expect(factoryCountries.slice(mapCountries.length).map((id) => factoryCountryLabels[id])).toEqual(
    ['USA', 'South Korea'],
  );
});

test('the three lists of countries have a factory country for every option but "You Choose"', () => {
  expect(manufacturingCountries.filter((id) => !isFactoryCountry(id))).toEqual(['ai-choose']);
});

test.each([
  ['china', true, true, true],
  ['ai-choose', true, false, false],
  ['usa', true, false, true],
  ['turkey', false, true, true],
  ['China', false, false, false],
  ['', false, false, false],
  [null, false, false, false],
])(
  'the three lists of countries recognize %j as option %s, on the map %s, with factories %s',
  (id, option, onMap, factories) => {
    expect(isManufacturingCountry(id)).toBe(option);
    expect(isMapCountry(id)).toBe(onMap);
    expect(isFactoryCountry(id)).toBe(factories);
  },
);
