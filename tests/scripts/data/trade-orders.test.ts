import { expect, test } from 'vitest';
import type { Row } from '../../../scripts/data/tables.ts';
import { rateOf, statusOf, tradeOrderRows } from '../../../scripts/data/trade-order-rows.ts';
import { tradeOrderGroups } from '../../../scripts/data/trade-orders.ts';

const candles: Row = {
  product_scope: 'candles of petroleum wax',
  country: 'CN',
  case_number: 'A-570-504',
  example_hts: '3406.00.00',
  kind: 'AD',
  order_date: '1986-08-28',
  rate_note: 'China-wide 108.30% (since 2004)',
  status_note: '',
  case_number_confidence: 'A',
};
const scope: Row = {
  product_scope: 'candles of petroleum wax',
  goods: 'petroleum wax candles',
  names: 'candle|votive',
  near: '',
  outside: 'beeswax',
  basket_hts: '',
  source: 'the order',
};

test('a row becomes an order, with what is usual left out', () => {
  expect(tradeOrderRows(candles, 0)).toEqual([
    {
      origin: 'CN',
      kind: 'antidumping',
      caseNumber: 'A-570-504',
      from: '1986-08-28',
      ratePct: 108.3,
      rateText: '108.3% (China-wide, since 2004)',
    },
  ]);
});

test('a row for both kinds or for two countries becomes one order each', () => {
  const open = { ...candles, case_number: '', rate_note: '', kind: 'AD and CVD' };
  expect(tradeOrderRows(open, 0).map(({ kind }) => kind)).toEqual([
    'antidumping',
    'countervailing',
  ]);
  expect(tradeOrderRows({ ...candles, country: 'CN TH' }, 0).map(({ origin }) => origin)).toEqual([
    'CN',
    'TH',
  ]);
});

test('a revoked order, or one that was never made, is none', () => {
  expect(tradeOrderRows({ ...candles, order_date: 'REVOKED' }, 0)).toEqual([]);
  expect(tradeOrderRows({ ...candles, order_date: 'NONE' }, 0)).toEqual([]);
  const notes = 'revoked after court decision (notices of 2025-03)';
  expect(tradeOrderRows({ ...candles, status_note: notes }, 0)).toEqual([]);
});

test('a number from memory is unconfirmed, a case without an order pending', () => {
  expect(tradeOrderRows({ ...candles, case_number_confidence: 'C' }, 0)[0]).toMatchObject({
    isUnconfirmed: true,
  });
  expect(tradeOrderRows({ ...candles, order_date: 'PENDING' }, 0)[0]).toMatchObject({
    isPending: true,
    from: '',
  });
});

test.each([
  ['country', 'China', 'codes of two capital letters, divided by a space'],
  ['case_number', '570-504', 'a number such as A-570-504, or nothing'],
  ['order_date', 'August 1986', 'a day, a month, a year, PENDING, NONE, REVOKED, or nothing'],
  ['kind', 'AD/CVD', 'AD, CVD, or AD and CVD'],
  ['kind', 'CVD', 'AD, as A-570-504 says'],
  ['kind', 'AD and CVD', 'AD, as A-570-504 says'],
  ['case_number_confidence', '', 'A, B or C'],
])('a %s of “%s” is named by table, line and column', (cell, text, expected) => {
  expect(() => tradeOrderRows({ ...candles, [cell]: text }, 10)).toThrow(
    `adcvd-orders.csv, line 12, ${cell}: "${text}". Expected: ${expected}.`,
  );
});

test.each([
  ['108.3%', 108.3, '108.3%'],
  ['PRC-wide 91.73% (2016)', 91.73, '91.73% (China-wide, 2016)'],
  ['42.92% all others', 42.92, '42.92% (all producers without their own rate)'],
  ['benchmark 206.00%', 206, '206% (a benchmark rate in one source)'],
  ['China-wide 1731.75%', 1731.75, '1,731.75% (China-wide)'],
  ['2.43% at the final determination', 2.43, '2.43% (at the final determination)'],
  ['17.20 to 86.01%', null, '17.2% to 86.01%'],
  ['up to 5.17% at the final determination', null, 'up to 5.17% at the final determination'],
  ['165.27% preliminary', null, '165.27% preliminary'],
  ['', null, ''],
])('only one final rate is a number: “%s”', (note, ratePct, rateText) => {
  expect(rateOf(note)).toEqual({ ratePct, rateText });
});

test('of the notes, those that cast doubt on the order are said, with days in words', () => {
  expect(statusOf('continued 2021-03-01; review opened 2026-02-02, outcome not found')).toBe(
    'A review of whether it stays in force opened on Feb 2, 2026; we do not know the outcome.',
  );
  expect(statusOf("continued 2025-02-27; order date from the compiler's memory")).toBe('');
});

test('orders on the same goods and lines are one group', () => {
  const other = { ...candles, country: 'VN', case_number: 'A-552-999' };
  expect(tradeOrderGroups([candles, other], [scope])).toMatchObject([
    {
      goods: 'petroleum wax candles',
      prefixes: ['34060000'],
      names: ['candle', 'votive'],
      outside: ['beeswax'],
      orders: [{ origin: 'CN' }, { origin: 'VN' }],
    },
  ]);
});

test.each([
  ['orders.csv, line 3, case_number: "A-570-504"', [candles, candles], [scope]],
  ['orders.csv, line 2, product_scope: "candles of petroleum wax"', [candles], []],
  ['scopes.csv, line 2, product_scope: "candles of petroleum wax"', [], [scope]],
  ['scopes.csv, line 3, product_scope: "candles of petroleum wax"', [candles], [scope, scope]],
  ['orders.csv, line 2, example_hts: "340"', [{ ...candles, example_hts: '340' }], [scope]],
  ['scopes.csv, line 2, basket_hts: "x"', [candles], [{ ...scope, basket_hts: 'x' }]],
  ['scopes.csv, line 2, names: ""', [candles], [{ ...scope, names: '' }]],
  ['scopes.csv, line 2, goods: ""', [candles], [{ ...scope, goods: '' }]],
])('tables that do not fit are an error: %s', (message, orders, scopes) => {
  expect(() => tradeOrderGroups(orders, scopes)).toThrow(`adcvd-${message}. Expected: `);
});
