import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { as, copyDatabase, createDatabase } from '@tests/support/database.ts';
import { fc } from '@tests/support/property-testing.ts';
import { beforeAll, expect, test } from 'vitest';
import { insertRow, rowBuilders } from './rows.ts';

let db: PGlite;

beforeAll(async () => {
  db = await createDatabase();
  const products = [
    { id: 'grip-socks', novelty: 1 },
    {
      id: 'bread-bag',
      name: 'Linen bread bag',
      category: 'home-goods',
      niches: ['baking', 'organizing'],
      keywords: ['sourdough', 'storage'],
      novelty: 2,
    },
    {
      id: 'label-kit',
      name: 'Label kit',
      category: 'home-goods',
      niches: ['organizing', 'baking'],
      keywords: ['labels', 'pantry'],
      novelty: 4,
    },
  ];
  for (const product of products) {
    await insertRow(db, 'product_catalogue', { ...rowBuilders.product_catalogue(), ...product });
  }
});

type Match = { id: string; matched_terms: string[]; word_rank: number };

/** The matches in order, as a function finds them. */
async function match(terms: (string | null)[] | null): Promise<Match[]> {
  const { rows } = await as(db, 'service_role', null, (tx) =>
    tx.query<Match>('select id, matched_terms, word_rank from public.match_products($1)', [terms]),
  );
  return rows;
}

test('returns the rank of every term, in the order of the terms', async () => {
  const { rows } = await db.query<Match & { matched_ranks: number[] }>(
    'select * from public.match_products($1)',
    [['yoga', 'sock']],
  );
  const [socks] = rows;
  expect(socks?.matched_terms).toEqual(['yoga', 'sock']);
  const [yoga = 0, sock = 0] = socks?.matched_ranks ?? [];
  expect(sock).toBeGreaterThan(0);
  expect(yoga + sock).toBeCloseTo(socks?.word_rank ?? 0);
});

test('returns every product, matches first, each with the terms that it matches', async () => {
  expect(await match(['yoga', 'sock', 'pets'])).toEqual([
    { id: 'grip-socks', matched_terms: ['yoga', 'sock'], word_rank: expect.any(Number) },
    { id: 'label-kit', matched_terms: [], word_rank: 0 },
    { id: 'bread-bag', matched_terms: [], word_rank: 0 },
  ]);
});

test('the first audience of a product counts more than its others', async () => {
  expect((await match(['baking'])).map(({ id }) => id)).toEqual([
    'bread-bag',
    'label-kit',
    'grip-socks',
  ]);
  expect((await match(['organizing']))[0]?.id).toBe('label-kit');
});

test('a rare word counts more than a common one', async () => {
  const [rare] = await match(['sourdough']);
  const [common] = await match(['baking']);
  expect(rare?.word_rank).toBeGreaterThan(common?.word_rank ?? Number.POSITIVE_INFINITY);
});

test('forms of one word count once, under the first one', async () => {
  const [once] = await match(['bake']);
  expect(await match(['bake', 'baking', 'bakes'])).toMatchObject([{ ...once }, {}, {}]);
});

test('without terms the rarest products come first', async () => {
  for (const nothing of [[], ['the', 'and'], [null], null]) {
    expect((await match(nothing)).map(({ id }) => id)).toEqual([
      'label-kit',
      'bread-bag',
      'grip-socks',
    ]);
  }
});

test('accepts any text', async () => {
  const operators = fc.constantFrom('&', '|', '!', '<->', ':*', "'", '"', '\\', '(', 'a/b\\c');
  const term = fc.oneof(fc.string({ unit: 'grapheme' }), operators);
  await fc.assert(
    fc.asyncProperty(fc.array(term, { maxLength: 200 }), async (terms) => {
      // PostgreSQL stores no NUL in a text; the API rejects it earlier.
      expect(await match(terms.map((text) => text.replaceAll('\0', '')))).toHaveLength(3);
    }),
    { numRuns: 100 },
  );
});

test('the seed of the catalog can be loaded again', async () => {
  const seed = await readFile(
    new URL('../../../supabase/seeds/30_product_catalogue.sql', import.meta.url),
    'utf8',
  );
  const seeded = await copyDatabase(db);
  const count = async () =>
    (await seeded.query('select count(*)::int as products from product_catalogue')).rows;
  await seeded.exec(seed);
  const once = await count();
  await seeded.exec(seed);
  expect(await count()).toEqual(once);
});
