import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { tariffLineFactsSchema } from '@functions/_shared/contracts/tariff-line-facts.ts';
import { copiedLines } from '@tests/support/copied-lines-store.ts';
import { createTariffDatabase } from '@tests/support/database.ts';
import { scheduleStore } from '@tests/support/schedule-store.ts';
import { beforeAll, expect, test } from 'vitest';

const seedsFolder = join(import.meta.dirname, '../../../supabase/seeds');

let db: PGlite;

beforeAll(async () => {
  db = await createTariffDatabase();
});

async function count(from: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return rows[0]?.count ?? -1;
}

async function facts(code: string) {
  const { rows } = await db.query<{ facts: unknown }>(
    'select public.tariff_line_facts($1) as facts',
    [code],
  );
  return rows[0]?.facts ?? null;
}

async function search(query: string) {
  const { rows } = await db.query<{ hts8: string; matched_term: string | null }>(
    'select hts8, matched_term from public.search_tariff_lines($1, 5)',
    [query],
  );
  return rows;
}

test.each([
  ['public.tariff_lines', 11_414],
  ['public.tariff_statistical_lines', 19_738],
  ['public.tariff_china_lines', 10_953],
  ['public.tariff_forced_labor_origins', 86],
  ['public.tariff_terms', 3843],
])('%s has %d rows', async (table, rows) => {
  expect(await count(table)).toBe(rows);
});

test('every row refers to an existing source, list and line', async () => {
  for (const table of [
    'lines',
    'china_lists',
    'forced_labor_origins',
    'forced_labor_exemptions',
    'section_232',
    'terms',
  ]) {
    expect(
      await count(
        `public.tariff_${table} where source_id not in (select id from public.tariff_sources)`,
      ),
    ).toBe(0);
  }
  expect(
    await count(
      'public.tariff_china_lines where heading not in (select heading from public.tariff_china_lists)',
    ),
  ).toBe(0);
  expect(
    await count('public.tariff_terms where hts8 not in (select hts8 from public.tariff_lines)'),
  ).toBe(0);
  expect(
    await count(
      'public.tariff_statistical_lines where left(hts10, 10) not in (select hts8 from public.tariff_lines)',
    ),
  ).toBe(0);
});

test('no line is on two lists that charge for the same ten-digit line', async () => {
  expect(
    await count(`(
      select hts8 from public.tariff_china_lines where scope = 'full' group by hts8 having count(*) > 1
    ) as twice`),
  ).toBe(0);
});

test('the seeds can run again', async () => {
  await db.exec(await readFile(join(seedsFolder, '53_tariff_duties.sql'), 'utf8'));
  await db.exec(await readFile(join(seedsFolder, '54_tariff_terms.sql'), 'utf8'));
  expect(await count('public.tariff_china_lines')).toBe(10_953);
});

test.each(['6109.10.00', '61091000', '6109.10.0004', '6109.10.00.04', ' 6109 1000 '])(
  'a line’s facts are found by %s',
  async (code) => {
    expect(tariffLineFactsSchema.parse(await facts(code)).line).toMatchObject({
      hts8: '6109.10.00',
      generalRateText: '16.5%',
    });
  },
);

test.each(['6109.10', '9999.99.99', '', 'cotton', '61091000041'])(
  'a line’s facts are null for %j',
  async (code) => {
    expect(await facts(code)).toBeNull();
  },
);

test('every line’s facts match the contract', async () => {
  const { rows } = await db.query<{ facts: unknown }>(
    'select public.tariff_line_facts(hts8) as facts from public.tariff_lines where hts8 like $1',
    ['94%'],
  );
  expect(rows.length).toBeGreaterThan(50);
  for (const row of rows) expect(tariffLineFactsSchema.safeParse(row.facts).success).toBe(true);
});

test('facts of several lines come in the requested order, without those that do not exist', async () => {
  const { rows } = await db.query<{ facts: unknown }>(
    'select public.tariff_lines_facts($1) as facts',
    [['6912.00.44', '9999.99.99', '6109100004', 'cotton']],
  );
  expect(rows[0]?.facts).toEqual([await facts('6912.00.44'), await facts('6109.10.00')]);
});

test.each([[[]], [['9999.99.99']], [null]])('facts of %j are an empty list', async (codes) => {
  const { rows } = await db.query('select public.tariff_lines_facts($1) as facts', [codes]);
  expect(rows).toEqual([{ facts: [] }]);
});

test.each([
  ['cotton t-shirts', '6109.10.00'],
  ['tshirt', '6109.10.00'],
  ['tee shirts', '6109.10.00'],
  ['hoodies', '6110.20.20'],
  ['hodie', '6110.20.20'],
  ['hood', '6110.20.20'],
  ['coffe mug', '6912.00.44'],
  ['ceramic mugs', '6912.00.44'],
  ['backpak', '4202.92.31'],
  ['soy candels', '3406.00.00'],
  ['Yoga Mats', '9506.91.00'],
  ['61091000', '6109.10.00'],
  ['6109.10', '6109.10.00'],
  ['socks', '6115.95.90'],
  ['vitamin gummies', '2106.90.99'],
])('search %s finds %s first', async (query, hts8) => {
  expect((await search(query))[0]?.hts8).toBe(hts8);
});

test.each(['61', '610', '6109', '6109.', '61091', '6109.1', '6109.10.0', '61091000', '0000'])(
  'search for the beginning of a code, %s, finds the lines that begin with it',
  async (start) => {
    const { rows } = await db.query(
      `select hts8 from public.tariff_lines
         where starts_with(replace(hts8, '.', ''), replace($1, '.', '')) order by hts8 limit 5`,
      [start],
    );
    expect((await search(start)).map(({ hts8 }) => ({ hts8 }))).toEqual(rows);
  },
);

test('search finds the schedule’s own words when there is no trade term', async () => {
  const hits = await search('live swine');
  expect(hits[0]?.hts8).toMatch(/^0103/);
  expect(hits[0]?.matched_term).toBeNull();
});

test.each(['', 'the', 'xyzzyq', "'; drop table tariff_lines; --", '& | ! <->', '%'])(
  'search for %j is not an error',
  async (query) => {
    await expect(search(query)).resolves.toBeInstanceOf(Array);
  },
);

test('the lines that tests have a copy of are those of the schedule', async () => {
  const codes = copiedLines.map(({ line }) => line.hts8);
  expect(await scheduleStore(db).facts(codes)).toEqual(copiedLines);
});
