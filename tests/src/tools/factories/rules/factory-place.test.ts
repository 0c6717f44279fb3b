import { expect, test } from 'vitest';
import { factoryPlace } from '@/tools/factories/rules/factory-place.ts';

test.each([
  [{ location: 'Hai Phong', country: 'vietnam' }, 'Hai Phong, Vietnam'],
  [{ location: 'Grand Rapids, Michigan', country: 'usa' }, 'Grand Rapids, Michigan, USA'],
  [{ location: 'Guimarães, Portugal', country: 'portugal' }, 'Guimarães, Portugal'],
  [{ location: 'Sialkot', country: 'Atlantis' }, 'Sialkot, Atlantis'],
])('%j is in %s', (factory, place) => {
  expect(factoryPlace(factory)).toBe(place);
});
