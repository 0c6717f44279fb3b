import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import {
  categoryGroups,
  productGroups,
} from '@functions/_shared/domain/country-ratings.assumptions.ts';
import { categoryRating, isFeasibleRating } from '@functions/_shared/domain/country-ratings.ts';
import { capabilityById } from '@functions/_shared/domain/goods/kinds.ts';
import {
  type FactoryCountry,
  factoryCountries,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { productCategories } from '@functions/_shared/domain/product-categories.ts';
import {
  type FactoryRecord,
  type FactoryRow,
  toRecord,
} from '@functions/ai-factory-search/factory-store.ts';
import { createDatabase } from '@tests/support/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const seeds = join(import.meta.dirname, '../../../supabase/seeds');

let db: PGlite;
let seed: string;
let factories: FactoryRecord[];

beforeAll(async () => {
  db = await createDatabase();
  await db.exec(await readFile(join(seeds, '05_manufacturing_countries.sql'), 'utf8'));
  seed = await readFile(join(seeds, '10_factories.sql'), 'utf8');
  await db.exec(seed);
  factories = await readFactories();
});

afterAll(async () => {
  await db.close();
});

async function readFactories(): Promise<FactoryRecord[]> {
  const { rows } = await db.query<FactoryRow>('select * from public.factories order by id');
  return rows.flatMap((row) => toRecord(row) ?? []);
}

test('there are at least a hundred, all marked as samples, each with its own name', () => {
  expect(factories.length).toBeGreaterThanOrEqual(100);
  expect(factories.every(({ isSample }) => isSample)).toBe(true);
  expect(new Set(factories.map(({ name }) => name)).size).toBe(factories.length);
  expect(new Set(factories.map(({ description }) => description)).size).toBe(factories.length);
});

test('the seed stays small enough to read and load', () => {
  expect(Buffer.byteLength(seed)).toBeLessThan(600_000);
});

test('running the seed again changes nothing', async () => {
  await db.exec(seed);
  expect(await readFactories()).toEqual(factories);
});

test('running the seed keeps a real factory under the same id', async () => {
  const id = factories[0]?.id ?? '';
  await db.query(`update public.factories set is_sample = false, name = 'Real' where id = $1`, [
    id,
  ]);
  await db.exec(seed);
  const { rows } = await db.query('select name from public.factories where id = $1', [id]);
  expect(rows).toEqual([{ name: 'Real' }]);
  await db.query('update public.factories set is_sample = true where id = $1', [id]);
  await db.exec(seed);
  expect(await readFactories()).toEqual(factories);
});

test('every country has at least eight, every category at least five', () => {
  for (const country of factoryCountries) {
    expect(factories.filter((factory) => factory.country === country).length).toBeGreaterThan(7);
  }
  for (const category of productCategories) {
    const inCategory = factories.filter(({ categories }) => categories.includes(category));
    expect(inCategory.length, category).toBeGreaterThanOrEqual(5);
  }
});

test('every country has a factory for each category it is rated feasible in', () => {
  const gaps = factoryCountries.flatMap((country) =>
    productCategories
      .filter((category) => isFeasibleRating(categoryRating(country, category)))
      .filter(
        (category) =>
          !factories.some((one) => one.country === country && one.categories.includes(category)),
      )
      .map((category) => `${country}: ${category}`),
  );
  expect(gaps).toEqual([]);
});

test('every factory makes kinds of goods that are in its categories', () => {
  for (const { id, capabilities, categories } of factories) {
    expect(capabilities.length, id).toBeGreaterThan(0);
    const groups = capabilities.flatMap((each) => capabilityById(each)?.group ?? []);
    const isAtHome = groups.some((group) =>
      categories.some((category) => categoryGroups[category].includes(group)),
    );
    expect(isAtHome, `${id}: ${groups.join(', ')} in ${categories.join(', ')}`).toBe(true);
  }
});

test('every product group has a factory', () => {
  const made = new Set(
    factories.flatMap(({ capabilities }) =>
      capabilities.map((each) => capabilityById(each)?.group),
    ),
  );
  expect(productGroups.filter((group) => !made.has(group))).toEqual([]);
});

/** Country profiles, October 2026: clothing, units per style and days of bulk production. */
const clothingFacts: Partial<
  Record<FactoryCountry, { units: [number, number]; days: [number, number] }>
> = {
  china: { units: [100, 500], days: [30, 45] },
  vietnam: { units: [500, 1000], days: [45, 60] },
  mexico: { units: [100, 500], days: [30, 45] },
  turkey: { units: [100, 500], days: [20, 45] },
  india: { units: [100, 500], days: [30, 60] },
  pakistan: { units: [300, 1000], days: [45, 75] },
  bangladesh: { units: [1000, 3000], days: [75, 100] },
  portugal: { units: [50, 300], days: [28, 56] },
};

test('clothing factories have the order sizes and lead times of their country', () => {
  for (const factory of factories) {
    const facts = clothingFacts[factory.country];
    const isClothing = factory.categories[0] === 'apparel' && !makesShoes(factory);
    if (facts === undefined || !isClothing) continue;
    expect(factory.minOrderUnits, factory.id).toBeGreaterThanOrEqual(facts.units[0]);
    expect(factory.minOrderUnits, factory.id).toBeLessThanOrEqual(facts.units[1]);
    expect(factory.leadTimeDaysMin, factory.id).toBeGreaterThanOrEqual(facts.days[0]);
    expect(factory.leadTimeDaysMax, factory.id).toBeLessThanOrEqual(facts.days[1]);
  }
});

test('products for skin, mouth or children have the certificates of their trade', () => {
  const trades = [
    ['beauty', /ISO 22716|GMPC|Leaping Bunny|FDA|BSCI/],
    ['food', /HACCP|FSSAI|FDA|SQF|BRCGS|IFS|GMP|ISO 22000/],
  ] as const;
  for (const [category, expected] of trades) {
    for (const factory of factories.filter(({ categories }) => categories[0] === category)) {
      expect(factory.certifications.join(', '), factory.id).toMatch(expected);
    }
  }
});

test('a unit price is two dollar amounts, the lower first', () => {
  for (const { id, unitPriceUsd } of factories) {
    expect(unitPriceUsd?.min, id).toBeGreaterThan(0);
    expect(unitPriceUsd?.max, id).toBeGreaterThan(unitPriceUsd?.min ?? 0);
  }
});

function makesShoes({ capabilities }: FactoryRecord): boolean {
  return capabilities.some((each) => capabilityById(each)?.group === 'footwear');
}
