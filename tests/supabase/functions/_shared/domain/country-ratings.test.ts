import {
  categoryGroups,
  productGroups,
} from '@functions/_shared/domain/country-ratings.assumptions.ts';
import { groupRatings } from '@functions/_shared/domain/country-ratings.generated.ts';
import {
  categoryRating,
  countriesByRating,
  groupRating,
  isFeasibleRating,
  overallRating,
  strongestGroups,
} from '@functions/_shared/domain/country-ratings.ts';
import { factoryCountries } from '@functions/_shared/domain/manufacturing-countries.ts';
import { productCategories } from '@functions/_shared/domain/product-categories.ts';
import { expect, test } from 'vitest';

test('the table of assumptions is pinned', () => {
  const table = Object.fromEntries(
    productGroups.map((group) => [
      group,
      factoryCountries.map((country) => groupRatings[group][country]).join(''),
    ]),
  );
  // China, Vietnam, Mexico, Turkey, India, Pakistan, Bangladesh, Portugal, USA, South Korea
  expect(table).toEqual({
    'knit-apparel': '5435445533',
    'woven-apparel': '5445455333',
    activewear: '5523323324',
    footwear: '5533322523',
    'bags-leather': '5434432333',
    headwear: '5422224224',
    'home-textiles': '4325553532',
    'rugs-handicraft': '3335543221',
    ceramics: '5333312523',
    'glass-drinkware': '5234311333',
    'metal-kitchenware': '5323431334',
    'furniture-wood': '5543321342',
    beauty: '5233311255',
    candles: '4432311353',
    jewelry: '5344521333',
    'toys-games': '5431211133',
    'sports-goods': '5422352233',
    electronics: '5442311135',
    'food-supplements': '3343421254',
    'paper-packaging': '5333322343',
    'musical-instruments': '5344331244',
    'pet-products': '5433432243',
  });
});

test('a category is rated by the better half of its groups', () => {
  // Home textiles 5, rugs 4, metal 3, furniture 2 of eight: 14 / 4 = 3.5.
  expect(categoryRating('pakistan', 'home-goods')).toBe(4);
  // Leather 3, jewelry 4 of four: 7 / 2 = 3.5.
  expect(categoryRating('mexico', 'accessories')).toBe(4);
  // Sports goods 2, activewear 2: the better one of two.
  expect(categoryRating('mexico', 'fitness')).toBe(2);
  expect(categoryRating('korea', 'beauty')).toBe(5);
});

test('a rating is a whole number from 1 to 5, within the range of its groups', () => {
  for (const country of factoryCountries) {
    for (const category of productCategories) {
      const rating = categoryRating(country, category);
      const groups = categoryGroups[category].map((group) => groupRating(country, group));
      expect(Number.isInteger(rating)).toBe(true);
      expect(rating).toBeGreaterThanOrEqual(Math.min(...groups));
      expect(rating).toBeLessThanOrEqual(Math.max(...groups));
    }
  }
});

test('every group belongs to a category', () => {
  const served = new Set(Object.values(categoryGroups).flat());
  expect(productGroups.filter((group) => !served.has(group))).toEqual([]);
});

test('countries are ordered by rating, then by their overall strength', () => {
  const order = countriesByRating((country) => groupRating(country, 'ceramics'));
  expect(order.slice(0, 2)).toEqual(['china', 'portugal']);
  expect(order.at(-1)).toBe('pakistan');
  expect(overallRating('china')).toBeGreaterThan(overallRating('portugal'));
  expect(order).toHaveLength(factoryCountries.length);
});

test('a rating of 3 or more is feasible', () => {
  expect([1, 2, 3, 4, 5].filter(isFeasibleRating)).toEqual([3, 4, 5]);
});

test('the strongest groups of a country are named', () => {
  expect(strongestGroups('portugal', 2)).toEqual(['knit apparel', 'footwear']);
});
