import { expect, test } from 'vitest';
import { asList, asText, asTexts, parseObject } from '@/lib/kept-json.ts';

test.each([null, '', 'no json', 'null', '7', '"text"'])('%j contains no object', (text) => {
  expect(parseObject(text)).toEqual({});
});

test('an object is returned as it was written', () => {
  expect(parseObject('{"a":[1]}')).toEqual({ a: [1] });
});

test('a value of another kind becomes empty', () => {
  expect(asList({ length: 2 })).toEqual([]);
  expect(asText(3)).toBe('');
  expect(asTexts(['a', 1, null, 'b'])).toEqual(['a', 'b']);
});
