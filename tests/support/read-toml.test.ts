import { expect, test } from 'vitest';
import { readToml } from './read-toml.ts';

test('reads tables with texts, numbers, truth values and lists', () => {
  expect(
    readToml(
      '# about\nid = "x"\n\n[a.b-c]\non = true\noff = false\nn = -3\nlist = ["p", "q"]\nnone = []',
    ),
  ).toEqual({
    '': { id: 'x' },
    'a.b-c': { on: true, off: false, n: -3, list: ['p', 'q'], none: [] },
  });
});

test.each([
  ['[a', 'line 1: neither table nor key'],
  ['x', 'line 1: neither table nor key'],
  ['\nx = "a', 'line 2: no value'],
  ['x = yes', 'line 1: no value'],
  ['x = ["a" "b"]', 'line 1: no value'],
  ['x = "a\\n"', 'line 1: no value'],
  ['x = 1\nx = 2', 'line 2: this key comes twice'],
  ['[a]\n[a]', 'line 2: this table comes twice'],
])('refuses %j', (text, reason) => {
  expect(() => readToml(text)).toThrow(reason);
});
