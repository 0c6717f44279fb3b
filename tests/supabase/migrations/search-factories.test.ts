import type { PGlite } from '@electric-sql/pglite';
import { as, createDatabase } from '@tests/support/database.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { insertRow, type Row, rowBuilders } from './rows.ts';

let db: PGlite;

beforeAll(async () => {
  db = await createDatabase();
  const factories: Row[] = [
    {
      id: 'lima-knit-mills',
      name: 'Lima Knit Mills',
      country: 'vietnam',
      description: 'Knits organic cotton tops for small brands.',
      specialties: ['t-shirts', 'hoodies'],
      categories: ['apparel'],
      certifications: ['GOTS'],
    },
    {
      id: 'porto-knit-house',
      name: 'Porto Knit House',
      country: 'portugal',
      description: 'Small runs of knitwear.',
      specialties: ['knit jumpers', 'beanies'],
      categories: ['apparel'],
      certifications: [],
    },
    {
      id: 'ningbo-iron-works',
      name: 'Ningbo Iron Works',
      country: 'china',
      description: 'Machines for the gym.',
      specialties: ['dumbbells', 'gym benches'],
      categories: ['fitness'],
      certifications: [],
    },
    {
      id: 'yiwu-bottles',
      name: 'Yiwu Bottles',
      country: 'china',
      description: 'Drinking bottles of steel.',
      specialties: ['water bottles'],
      categories: ['fitness', 'accessories'],
      certifications: ['FDA'],
    },
  ];
  for (const factory of factories) {
    await insertRow(db, 'factories', { ...rowBuilders.factories(), ...factory });
  }
});

test('finds factories that share some of the words, most of them first', async () => {
  expect(await search({ search_query: 'cotton t-shirts for gym' })).toEqual([
    'lima-knit-mills',
    'ningbo-iron-works',
  ]);
});

test('finds other forms of a word', async () => {
  expect(await search({ search_query: 'Hoodie' })).toEqual(['lima-knit-mills']);
  expect(await search({ search_query: 'bottle' })).toEqual(['yiwu-bottles']);
});

test('ranks specialties and names above descriptions', async () => {
  expect(await search({ search_query: 'knit' })).toEqual(['porto-knit-house', 'lima-knit-mills']);
});

test('finds by certificate', async () => {
  expect(await search({ search_query: 'GOTS certified' })).toEqual(['lima-knit-mills']);
});

test('puts factories of the requested category first among those that share words', async () => {
  const query = { search_query: 'gym bottles and cotton towels' };
  expect(await search({ ...query, product_category: 'accessories' })).toEqual([
    'yiwu-bottles',
    'ningbo-iron-works',
    'lima-knit-mills',
  ]);
});

test('puts the requested category without a shared word after true matches, before mere mentions', async () => {
  expect(await search({ search_query: 'hoodies', product_category: 'fitness' })).toEqual([
    'lima-knit-mills',
    'ningbo-iron-works',
    'yiwu-bottles',
  ]);
  expect(await search({ search_query: 'organic', product_category: 'fitness' })).toEqual([
    'ningbo-iron-works',
    'yiwu-bottles',
    'lima-knit-mills',
  ]);
});

test('returns only the requested country', async () => {
  expect(await search({ search_query: 'knit', country: 'portugal' })).toEqual(['porto-knit-house']);
  expect(await search({ search_query: 'knit', country: 'china' })).toEqual([]);
});

test('treats ai-choose and no country as any country', async () => {
  const anywhere = ['porto-knit-house', 'lima-knit-mills'];
  expect(await search({ search_query: 'knit', country: 'ai-choose' })).toEqual(anywhere);
  expect(await search({ search_query: 'knit', country: null })).toEqual(anywhere);
});

test('returns nothing when no word and no category match', async () => {
  expect(await search({ search_query: 'submarine' })).toEqual([]);
  expect(await search({ search_query: 'submarine', product_category: 'music' })).toEqual([]);
});

test('lists all by name for an empty search', async () => {
  const all = ['lima-knit-mills', 'ningbo-iron-works', 'porto-knit-house', 'yiwu-bottles'];
  expect(await search({ search_query: '' })).toEqual(all);
  expect(await search({ search_query: 'the' })).toEqual(all);
  expect(await search({ search_query: null })).toEqual(all);
});

test('returns at most the requested number, at least one, at most a hundred', async () => {
  expect(await search({ search_query: '', max_results: 2 })).toHaveLength(2);
  expect(await search({ search_query: '', max_results: 0 })).toHaveLength(1);
  expect(await search({ search_query: '', max_results: 1_000_000 })).toHaveLength(4);
  expect(await search({ search_query: '', max_results: null })).toHaveLength(4);
});

test('accepts any text', async () => {
  const operators = fc.constantFrom('&', '|', '!', '<->', ':*', "'", '"', '\\', '(', ')', 'a/b\\c');
  const text = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), operators)).map((parts) =>
    // PostgreSQL stores no NUL in a text; the API rejects it earlier.
    parts.join(' ').replaceAll('\0', ''),
  );
  await fc.assert(
    fc.asyncProperty(text, async (search_query) => {
      await expect(search({ search_query })).resolves.toBeInstanceOf(Array);
    }),
    { numRuns: 100, seed: 20_261_127 },
  );
});

/** The ids in order, as a function finds them. */
async function search(args: Row): Promise<string[]> {
  const named = Object.keys(args).map((argument, index) => `${argument} => $${index + 1}`);
  const { rows } = await as(db, 'service_role', null, (tx) =>
    tx.query<{ id: string }>(
      `select id from public.search_factories(${named.join(', ')})`,
      Object.values(args),
    ),
  );
  return rows.map((row) => row.id);
}
