import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import {
  type FactoryColumn,
  factoryColumns,
  parseFactoryRows,
} from '../../../scripts/factories/parse-factory-rows.ts';
import { aRow } from './a-row.ts';

const example = join(import.meta.dirname, '../../../data/factories/example.csv');

test('a good row becomes a factory with the kinds and trades that its specialties name', () => {
  expect(parseFactoryRows([aRow()])).toEqual({
    factories: [
      {
        id: 'wax-and-wick',
        name: 'Wax & Wick',
        country: 'usa',
        location: 'Asheville, North Carolina',
        description: 'Pours soy wax by hand.',
        minOrderUnits: 1000,
        leadTimeDaysMin: 15,
        leadTimeDaysMax: 25,
        certifications: ['IFRA', 'ISO 9001'],
        specialties: ['soy candles', 'wax melts'],
        categories: ['home-goods'],
        unitPriceUsd: { min: 2.5, max: 9 },
        kinds: ['candle', 'wax-melts'],
        capabilities: ['candles'],
      },
    ],
    refused: [],
  });
});

test('certificates and prices may be empty, and services stand beside goods', () => {
  const row = aRow({
    certifications: '',
    unit_price_min_usd: '',
    unit_price_max_usd: '',
    specialties: 'soy candles|screen printing',
  });
  const { factories, refused } = parseFactoryRows([row]);
  expect(refused).toEqual([]);
  expect(factories[0]).toMatchObject({ certifications: [], kinds: ['candle'] });
  expect(factories[0]?.unitPriceUsd).toBeUndefined();
});

test.each<[FactoryColumn, string, RegExp]>([
  ['id', 'Wax & Wick', /^id is "Wax & Wick"; write small letters, digits and hyphens/],
  ['id', '', /^id is ""/],
  ['name', '', /^name is empty\.$/],
  ['name', 'x'.repeat(121), /^name is longer than 120 characters\.$/],
  ['country', 'atlantis', /^country is "atlantis"; write one of .*china/],
  ['location', '', /^location is empty\.$/],
  ['description', ' ', /^description is empty\.$/],
  ['min_order_units', '0', /^min_order_units is "0"; write a whole number above 0\.$/],
  ['min_order_units', 'about 300', /^min_order_units is "about 300"/],
  ['lead_time_days_min', '', /^lead_time_days_min is ""/],
  ['lead_time_days_max', '10', /^lead_time_days_max is below lead_time_days_min\.$/],
  ['specialties', '', /^specialties is empty; name what it makes\.$/],
  ['specialties', 'zorblax', /^specialty "zorblax" names no kind of goods that we know/],
  ['categories', '', /^categories is empty; write one or more of apparel/],
  ['categories', 'home-goods|cars', /^categories has "cars"; write one or more of apparel/],
  ['unit_price_max_usd', '1', /^unit_price_min_usd and unit_price_max_usd are "2\.50" and "1"/],
  ['unit_price_max_usd', '', /^unit_price_min_usd and unit_price_max_usd are "2\.50" and ""/],
])('a row is refused, with the reason, when its %s is %j', (column, value, reason) => {
  const { factories, refused } = parseFactoryRows([aRow({ [column]: value })]);
  expect(factories).toEqual([]);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.row).toBe(2);
  expect(refused[0]?.reasons).toEqual([expect.stringMatching(reason)]);
});

test('a refused row tells all its reasons and leaves the others alone', () => {
  const { factories, refused } = parseFactoryRows([
    aRow({ id: 'first' }),
    aRow({ id: 'second', country: '', name: '' }),
    aRow({ id: 'first' }),
  ]);
  expect(factories.map(({ id }) => id)).toEqual(['first']);
  expect(refused).toEqual([
    { row: 3, id: 'second', reasons: [expect.stringMatching(/^country/), 'name is empty.'] },
    { row: 4, id: 'first', reasons: ['id "first" is also in row 2.'] },
  ]);
});

test('the example file has every column and no row that is refused', () => {
  const rows = parse<Record<string, string>>(readFileSync(example, 'utf8'), { columns: true });
  expect(Object.keys(rows[0] ?? {})).toEqual([...factoryColumns]);
  expect(parseFactoryRows(rows).refused).toEqual([]);
});
