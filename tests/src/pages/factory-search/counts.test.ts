import { readFileSync } from 'node:fs';
import { productCategories } from '@functions/_shared/domain/product-categories.ts';
import { expect, test } from 'vitest';
import { factorySearchPage } from '@/pages/factory-search/copy.ts';
import { factorySearchGuide } from '@/pages/factory-search/guide-copy.ts';

/** The country of each sample profile: the third column, after two without commas. */
const countries = readFileSync('data/factories/samples.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',')[2]);

test('the page counts the profiles that it searches, by country', () => {
  const counted = factorySearchGuide.network.counts.map(([country]) => [
    country,
    countries.filter((each) => each === country).length,
  ]);
  expect(factorySearchGuide.network.counts).toEqual(counted);
  expect(new Set(countries).size).toBe(counted.length);
});

test('its title block adds them up', () => {
  expect(factorySearchPage.counts.map(({ value }) => value)).toEqual([
    countries.length.toLocaleString('en-US'),
    String(factorySearchGuide.network.counts.length),
    String(productCategories.length),
  ]);
});
