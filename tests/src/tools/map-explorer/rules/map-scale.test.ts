import {
  categoryMean,
  countryProfile,
  listCountryProfiles,
} from '@functions/_shared/domain/country-profiles.ts';
import { describe, expect, test } from 'vitest';
import { bestFirst, isStrongIn, mapValue, shadeOf } from '@/tools/map-explorer/rules/map-scale.ts';

const china = countryProfile('china');
const bangladesh = countryProfile('bangladesh');

test('the map shows the rating in the category', () => {
  expect(mapValue(china, 'rating', 'electronics')).toBe(5);
  expect(mapValue(bangladesh, 'rating', 'electronics')).toBe(1);
});

test('the map shows the mean of the five ratings when no category is chosen', () => {
  expect(mapValue(china, 'rating', null)).toBe(5);
  expect(mapValue(bangladesh, 'rating', null)).toBeGreaterThan(1);
  expect(mapValue(bangladesh, 'rating', null)).toBeLessThan(5);
});

test('the map shows the longest usual lead time in days', () => {
  expect(mapValue(bangladesh, 'lead-time', null)).toBe(100);
  expect(mapValue(bangladesh, 'lead-time', 'apparel')).toBe(100);
  expect(mapValue(bangladesh, 'lead-time', 'accessories')).toBe(90);
});

test("the map shows the duty on the category's sample product, a T-shirt when none is chosen", () => {
  expect(mapValue(china, 'duty', 'accessories')).toBe(53.5);
  expect(mapValue(china, 'duty', null)).toBe(36.5);
});

test('a better rating has a darker shade, and a half is rounded up', () => {
  expect(shadeOf('rating', 1)).toBe(1);
  expect(shadeOf('rating', 3.4)).toBe(3);
  expect(shadeOf('rating', 3.5)).toBe(4);
  expect(shadeOf('rating', 5)).toBe(5);
});

test('a shorter time and a lower duty have a darker shade, up to and including the end of a step', () => {
  expect([45, 46, 75, 100].map((days) => shadeOf('lead-time', days))).toEqual([5, 4, 3, 1]);
  expect([10, 20, 29, 53.5].map((pct) => shadeOf('duty', pct))).toEqual([5, 4, 3, 1]);
});

test('a category highlights countries rated 4 or more; all categories together highlight none', () => {
  expect(isStrongIn(bangladesh, 'apparel')).toBe(true);
  expect(isStrongIn(bangladesh, 'electronics')).toBe(false);
  expect(isStrongIn(china, null)).toBe(false);
});

describe('the list puts the best for a buyer first', () => {
  const ids = (...by: [Parameters<typeof bestFirst>[1], Parameters<typeof bestFirst>[2]]) =>
    bestFirst(listCountryProfiles(), ...by).map(({ id }) => id);

  test('by rating in the category, with equal countries in the order of the map', () => {
    expect(ids('rating', 'electronics').slice(0, 4)).toEqual([
      'china',
      'vietnam',
      'mexico',
      'india',
    ]);
  });

  test('of equal ratings by the mean over all kinds of goods', () => {
    // Apparel, knit, woven, active and footwear: China 5, 5, 5, 5; Vietnam 4, 4, 5, 5.
    expect(ids('rating', 'apparel').slice(0, 2)).toEqual(['china', 'vietnam']);
    expect(categoryMean('china', 'apparel')).toBe(5);
    expect(categoryMean('vietnam', 'apparel')).toBe(4.5);
  });

  test('by shorter lead time and by lower duty', () => {
    expect(ids('lead-time', null).at(-1)).toBe('bangladesh');
    expect(ids('duty', 'apparel')[0]).toBe('portugal');
    expect(ids('duty', 'apparel').at(-1)).toBe('china');
  });
});
