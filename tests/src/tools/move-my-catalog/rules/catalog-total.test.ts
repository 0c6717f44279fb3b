import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';
import {
  filteredRows,
  filterOf,
  openQuestions,
} from '@/tools/move-my-catalog/rules/catalog-filter.ts';
import type { CatalogRow } from '@/tools/move-my-catalog/rules/catalog-row-types.ts';
import { bestRoute, byMoney, catalogTotal } from '@/tools/move-my-catalog/rules/catalog-total.ts';
import { topMoves } from '@/tools/move-my-catalog/rules/top-moves.ts';
import { routeWith, rowWith } from './rows.ts';

const plain = { countsUsmca: false };
const claiming = { countsUsmca: true };

test('the best route saves most a year, is paid back within five years and made there', () => {
  const row = rowWith([
    routeWith('vietnam', { year: 900, months: 8 }),
    routeWith('india', { year: 1200, months: 61 }),
    routeWith('bangladesh', { year: 1500, months: 2, isMadeThere: false }),
    routeWith('mexico-usmca', { year: 2000, months: 4 }),
    routeWith('turkey', { year: 3000, months: 1, dutyPct: null }),
    routeWith('china', { year: 0, months: null, isToday: true }),
  ]);
  expect(bestRoute(row, plain)?.route).toBe('vietnam');
  expect(bestRoute(row, claiming)?.route).toBe('mexico-usmca');
  expect(bestRoute(rowWith([routeWith('vietnam', { year: -5, months: null })]), plain)).toBeNull();
  expect(bestRoute(rowWith(null), plain)).toBeNull();
});

test('the total sums the best routes, and says over how many products', () => {
  const rows = [
    rowWith([routeWith('vietnam', { year: 1200, months: 5 })]),
    rowWith([routeWith('india', { year: 600, months: 10 })]),
    rowWith([routeWith('india', { year: -100, months: null })]),
    rowWith(null, 'ask'),
    rowWith(null, 'unknown'),
  ];
  const total = catalogTotal(rows, plain);
  // Costs are the payback times a month's saving: 500 each.
  expect(total).toMatchObject({ moves: 2, counted: 3, products: 5 });
  expect(total.yearUsd.likely).toBe(1800);
  expect(total.costUsd.likely).toBeCloseTo(1000, 9);
  // 1,000 / 150 a month
  expect(total.paybackMonths).toBeCloseTo(6.667, 3);
  expect(catalogTotal([], plain)).toMatchObject({ moves: 0, paybackMonths: null });
});

test('most money first; what has no number comes last, questions before the rest', () => {
  const rows = [
    rowWith(null, 'unknown'),
    rowWith([routeWith('india', { year: -100, months: null })]),
    rowWith(null, 'ask'),
    rowWith([routeWith('vietnam', { year: 1200, months: 5 })]),
  ];
  expect(byMoney(rows, plain)).toEqual([rows[3], rows[1], rows[2], rows[0]]);
});

const anyRow: fc.Arbitrary<CatalogRow> = fc
  .option(
    fc.array(
      fc.record({
        route: fc.constantFrom('vietnam', 'india', 'turkey', 'mexico-usmca' as const),
        year: fc.integer({ min: -5000, max: 50_000 }),
        months: fc.option(fc.integer({ min: 1, max: 90 }), { nil: null }),
        isMadeThere: fc.boolean(),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    { nil: null },
  )
  .map((routes) =>
    rowWith(routes && routes.map(({ route, ...figures }) => routeWith(route, figures))),
  );

test('the total is the sum of its parts, in any order, and bad rows change nothing', () => {
  fc.assert(
    fc.property(fc.array(anyRow), fc.array(anyRow), fc.boolean(), (some, others, countsUsmca) => {
      const options = { countsUsmca };
      const one = catalogTotal(some, options);
      const other = catalogTotal(others, options);
      const both = catalogTotal([...others, ...some], options);
      expect(both.yearUsd.likely).toBeCloseTo(one.yearUsd.likely + other.yearUsd.likely, 6);
      expect(both.costUsd.high).toBeCloseTo(one.costUsd.high + other.costUsd.high, 6);
      expect(both.moves).toBe(one.moves + other.moves);
      const withGaps = catalogTotal([...some, rowWith(null, 'ask')], options);
      expect(withGaps.yearUsd).toEqual(one.yearUsd);
      expect(withGaps.counted).toBe(one.counted);
    }),
  );
});

test('a total is never below zero, and one more way never makes it less', () => {
  fc.assert(
    fc.property(fc.array(anyRow), (rows) => {
      const [without, counting] = [catalogTotal(rows, plain), catalogTotal(rows, claiming)];
      expect(without.yearUsd.likely).toBeGreaterThanOrEqual(0);
      expect(counting.yearUsd.likely).toBeGreaterThanOrEqual(without.yearUsd.likely - 1e-9);
      expect(without.counted).toBeLessThanOrEqual(without.products);
    }),
  );
});

test('sorting keeps every row once, and the top three are the first of it', () => {
  fc.assert(
    fc.property(fc.array(anyRow), (rows) => {
      const sorted = byMoney(rows, plain);
      expect(sorted).toHaveLength(rows.length);
      expect(new Set(sorted)).toEqual(new Set(rows));
      const money = sorted.map((row) => bestRoute(row, plain)?.yearUsd.likely ?? 0);
      expect(money).toEqual(money.toSorted((a, b) => b - a));
      expect(topMoves(rows, plain).map(({ route }) => route.yearUsd.likely)).toEqual(
        money.filter((each) => each > 0).slice(0, 3),
      );
    }),
  );
});

test('filter and search', () => {
  const move = rowWith([routeWith('vietnam', { year: 1200, months: 5 })], 'figures', 'Blue Mug');
  const ask = rowWith(null, 'ask', 'Red Hoodie');
  const left = rowWith(null, 'not-made', 'Vape');
  const rows = [move, ask, left];
  expect(rows.map((row) => filterOf(row, plain))).toEqual(['move', 'ask', 'other']);
  const found = (filter: 'all' | 'move' | 'ask', search: string) =>
    filteredRows(rows, { filter, search }, plain);
  expect(found('all', '')).toEqual(rows);
  expect(found('ask', '')).toEqual([ask]);
  expect(found('all', ' mug BLUE ')).toEqual([move]);
  expect(found('move', 'hoodie')).toEqual([]);
});

test('each question is asked once, the one about most money first', () => {
  const of = (id: string, costUsd: number | null): CatalogRow => ({
    ...rowWith(null, 'ask'),
    goods: { kindId: id, name: id, plural: `${id}s`, category: 'apparel', source: 'title' },
    question: { id, text: 'Which?', options: [] },
    costUsd,
    yearlyUnits: 100,
  });
  expect(
    openQuestions([of('mug', 1), of('hoodie', 9), of('mug', 2), of('sock', null)]).map(
      ({ plural, products, spendUsd }) => [plural, products, spendUsd],
    ),
  ).toEqual([
    ['hoodies', 1, 900],
    ['mugs', 2, 300],
    ['socks', 1, 0],
  ]);
});
