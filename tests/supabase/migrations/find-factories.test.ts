import type { PGlite } from '@electric-sql/pglite';
import { as, createDatabase } from '@tests/support/database.ts';
import { beforeAll, expect, test } from 'vitest';
import { insertRow, type Row, rowBuilders } from './rows.ts';

let db: PGlite;

beforeAll(async () => {
  db = await createDatabase();
  const factories: Row[] = [
    { id: 'lima', country: 'vietnam', kinds: ['t-shirt', 'hoodie'], capabilities: ['jersey'] },
    { id: 'porto', country: 'portugal', kinds: ['hoodie'], capabilities: ['jersey'] },
    { id: 'ningbo', country: 'china', kinds: ['dumbbells'], capabilities: ['weights'] },
    { id: 'braga', country: 'portugal', kinds: ['polo-shirt'], capabilities: ['jersey'] },
    { id: 'yiwu', country: 'china', kinds: ['apron'], capabilities: ['workwear'] },
  ];
  for (const { id, ...factory } of factories) {
    await insertRow(db, 'factories', {
      ...rowBuilders.factories(),
      id,
      name: id,
      categories: ['apparel'],
      ...factory,
    });
  }
});

async function find(
  kinds: readonly string[],
  capabilities: readonly string[],
  {
    category = null,
    countries = null,
  }: { category?: string | null; countries?: string[] | null } = {},
): Promise<string[]> {
  const { rows } = await as(db, 'service_role', null, (tx) =>
    tx.query<{ id: string }>('select id from public.find_factories($1, $2, $3, $4)', [
      kinds,
      capabilities,
      category,
      countries,
    ]),
  );
  return rows.map(({ id }) => id);
}

test('those that make the kind come before those of its trade', async () => {
  expect(await find(['hoodie'], ['jersey'])).toEqual(['lima', 'porto', 'braga']);
});

test('only factories of the requested countries are found', async () => {
  expect(await find(['hoodie'], ['jersey'], { countries: ['portugal'] })).toEqual([
    'porto',
    'braga',
  ]);
});

test('a category adds its factories behind the others', async () => {
  expect(await find(['dumbbells'], ['weights'], { category: 'apparel' })).toEqual([
    'ningbo',
    'braga',
    'lima',
    'porto',
    'yiwu',
  ]);
});

test('a kind that nobody makes finds nothing', async () => {
  expect(await find(['spoon-rest'], ['ceramics'])).toEqual([]);
});

test('without a kind, a trade and a category all factories of the countries are listed', async () => {
  expect(await find([], [], { countries: ['china'] })).toEqual(['ningbo', 'yiwu']);
});

test('real factories come before samples', async () => {
  await db.query(`update public.factories set is_sample = false where id = 'porto'`);
  expect((await find(['hoodie'], ['jersey']))[0]).toBe('porto');
});
