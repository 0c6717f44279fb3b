import { expect, test } from 'vitest';
import { cn } from '@/lib/cn.ts';

test('cn joins class names and skips falsy values', () => {
  expect(cn('a', false, undefined, ['b', { c: true, d: false }])).toBe('a b c');
});

test("cn keeps a default next to the caller's class, which wins in the stylesheet", () => {
  expect(cn('base:px-4', 'px-6')).toBe('base:px-4 px-6');
});
