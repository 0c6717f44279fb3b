import { expect, test } from 'vitest';
import { secondsOf, sumOfTree } from '../../../../scripts/bench/engines/process-tree.ts';

test('sums a process and its descendants only', () => {
  const listing = [
    '    5     7   40',
    '    1     0 1000',
    '    7     2   30',
    '    2     1  200',
    '',
  ];
  expect(sumOfTree(listing.join('\n'), 2, Number)).toBe(270);
  expect(sumOfTree(listing.join('\n'), 9, Number)).toBe(0);
});

test('parses the times that ps prints on Linux and macOS', () => {
  expect(secondsOf('00:01:05')).toBe(65);
  expect(secondsOf('1-02:03:04')).toBe(93_784);
  expect(secondsOf('3:04.50')).toBe(184.5);
});
