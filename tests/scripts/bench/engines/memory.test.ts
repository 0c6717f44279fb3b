import { expect, test } from 'vitest';
import { sumOfTree } from '../../../../scripts/bench/engines/memory.ts';

test('a process counts with its children and theirs, and nobody else', () => {
  const listing = [
    '    5     7   40',
    '    1     0 1000',
    '    7     2   30',
    '    2     1  200',
    '',
  ];
  expect(sumOfTree(listing.join('\n'), 2)).toBe(270);
  expect(sumOfTree(listing.join('\n'), 9)).toBe(0);
});
