import { sourcingCategories } from '@functions/_shared/domain/country-profiles.ts';
import { mapCountries } from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  mapColorings,
  parseMapState,
  withMapState,
} from '@functions/_shared/domain/tool-inputs/map-url.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

const nothing = { country: null, category: null, coloring: 'rating', compared: [] };

test('an empty address gives the default map', () => {
  expect(parseMapState(new URLSearchParams())).toEqual(nothing);
});

test('unknown values in an address are ignored', () => {
  const params = new URLSearchParams('country=atlantis&category=tech&show=price&compare=a,b');
  expect(parseMapState(params)).toEqual(nothing);
});

test('an address compares at most three countries, without duplicates', () => {
  const params = new URLSearchParams('compare=china,china,india,turkey,mexico');
  expect(parseMapState(params).compared).toEqual(['china', 'india', 'turkey']);
});

test("writing the state keeps the page's own parameters and removes outdated ones", () => {
  const params = new URLSearchParams('tool=map&country=china&show=duty');
  const state = parseMapState(params);
  const next = withMapState(params, { ...state, country: null, coloring: 'rating' });
  expect(next.toString()).toBe('tool=map');
});

test('an address round-trips the state', () => {
  const anyState = fc.record({
    country: fc.option(fc.constantFrom(...mapCountries)),
    category: fc.option(fc.constantFrom(...sourcingCategories)),
    coloring: fc.constantFrom(...mapColorings),
    compared: fc.uniqueArray(fc.constantFrom(...mapCountries), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(anyState, (state) => {
      expect(parseMapState(withMapState(new URLSearchParams('tool=map'), state))).toEqual(state);
    }),
  );
});
