import { knownStyles } from '@functions/_shared/domain/design-inspiration.ts';
import { expect, test } from 'vitest';

test('knownStyles keeps at most three known ids, each once, in order', () => {
  expect(knownStyles(['edgy', 'nope', 'edgy', 'y2k', '', 'luxury', 'vintage'])).toEqual([
    'edgy',
    'y2k',
    'luxury',
  ]);
});
