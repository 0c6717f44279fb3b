import { expect, test } from 'vitest';
import { integerPath } from '../../../scripts/data/pictures/integer-path.ts';

test.each([
  ['M1 2L3 4h1.5v-2z', 'm10 20l20 20h15v-20z'],
  ['m1 1c.5-.5 1-1 1.5-1.5s1 1 2 2', 'm10 10c5-5 10-10 15-15s10 10 20 20'],
  ['M0 0a1.5 1.5 0 012 2', 'm0 0a15 15 0 0 1 20 20'],
  ['M1 1 2 2 3 3', 'm10 10l10 10 10 10'],
  ['M1 1z m2 2h1', 'm10 10zm20 20h10'],
])('%s becomes %s', (path, integers) => {
  expect(integerPath(path, 10)).toBe(integers);
});

test('the rounding of a long path does not add up', () => {
  const steps = 'h.13'.repeat(100);
  const moved = [...integerPath(`M0 0${steps}`, 10).matchAll(/\d+/g)].map(Number);
  expect(moved.slice(2).reduce((sum, step) => sum + step, 0)).toBe(130);
});

test('a command that is not SVG’s is an error', () => {
  expect(() => integerPath('M0 0x1', 10)).toThrow('x');
});
