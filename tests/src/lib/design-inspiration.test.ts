import { expect, test } from 'vitest';
import { knownStyles } from '@/lib/design-inspiration.ts';

test('knownStyles keeps known ids once, in order, three at most', () => {
  expect(knownStyles(['edgy', 'nope', 'edgy', 'y2k', '', 'luxury', 'vintage'])).toEqual([
    'edgy',
    'y2k',
    'luxury',
  ]);
});
