import {
  flag,
  list,
  number,
  object,
  oneOf,
  option,
  parseJson,
  record,
  type Schema,
  text,
  texts,
} from '@functions/_shared/domain/schema.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

const isColor = (value: unknown): value is 'red' | 'blue' => value === 'red' || value === 'blue';

test.each<[string, raw: unknown, value: unknown, Schema<unknown>]>([
  ['text', 'a', 'a', text],
  ['text', 7, '', text],
  ['flag', true, true, flag],
  ['flag', 'true', false, flag],
  ['number', 1.5, 1.5, number(null)],
  ['number', Number.NaN, null, number(null)],
  ['number', '1', 0, number(0)],
  ['option', 'red', 'red', option(isColor, null)],
  ['option', 'green', null, option(isColor, null)],
  ['oneOf', 2, 2, oneOf([1, 2], 1)],
  ['oneOf', '2', 1, oneOf([1, 2], 1)],
  ['list', [1, 'a', 2], [1, 2], list(number(null))],
  ['list', { 0: 1 }, [], list(number(null))],
  ['texts', ['a', 1, 'b'], ['a', 'b'], texts],
  ['record', { a: 1 }, { a: 1 }, record],
  ['record', null, {}, record],
])('%s turns %j into %j', (_name, raw, value, schema) => {
  expect(schema(raw)).toEqual(value);
});

const point = object<{ x: number; name: string }>({ x: number(0), name: text });

test('object has exactly its keys', () => {
  expect(point({ x: 1, name: 'a', y: 2 })).toEqual({ x: 1, name: 'a' });
  expect(point('nothing')).toEqual({ x: 0, name: '' });
});

test('parseJson treats missing and invalid JSON as undefined', () => {
  expect(parseJson(point, '{"x":1}')).toEqual({ x: 1, name: '' });
  expect(parseJson(point, null)).toEqual({ x: 0, name: '' });
  expect(parseJson(point, '{"x":1')).toEqual({ x: 0, name: '' });
});

test('a schema never throws and gives a value of its type for anything', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      const { x, name } = point(raw);
      expect(typeof x).toBe('number');
      expect(typeof name).toBe('string');
    }),
  );
});
