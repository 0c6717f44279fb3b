import { expect, test } from 'vitest';
import { knownStyles } from '@/lib/design-inspiration.ts';

test('knownStyles keeps at most three known ids, each once, in order', () => {
  expect(knownStyles(['edgy', 'nope', 'edgy', 'y2k', '', 'luxury', 'vintage'])).toEqual([
    'edgy',
    'y2k',
    'luxury',
  ]);
});
