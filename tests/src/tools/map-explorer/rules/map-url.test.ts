import { sourcingCategories } from '@functions/_shared/domain/country-profiles.ts';
import { mapCountries } from '@functions/_shared/domain/manufacturing-countries.ts';
import { fc } from '@tests/support/laws.ts';
import { expect, test } from 'vitest';
import { mapColorings, parseMapState, withMapState } from '@/tools/map-explorer/rules/map-url.ts';

const nothing = { country: null, category: null, coloring: 'rating', compared: [] };

test('reading the address an empty one is the map as it opens', () => {
  expect(parseMapState(new URLSearchParams())).toEqual(nothing);
});

test('reading the address unknown values say nothing', () => {
  const params = new URLSearchParams('country=atlantis&category=tech&show=price&compare=a,b');
  expect(parseMapState(params)).toEqual(nothing);
});

test('reading the address a country is compared once, and at most three are', () => {
  const params = new URLSearchParams('compare=china,china,india,turkey,mexico');
  expect(parseMapState(params).compared).toEqual(['china', 'india', 'turkey']);
});

test("writing it keeps the page's own parameters and takes away what no longer holds", () => {
  const params = new URLSearchParams('tool=map&country=china&show=duty');
  const state = parseMapState(params);
  const next = withMapState(params, { ...state, country: null, coloring: 'rating' });
  expect(next.toString()).toBe('tool=map');
});

test('writing it what was written is read again', () => {
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
