import { expect, test } from 'vitest';
import { table } from '../../../scripts/bench/table.ts';

test('columns are as wide as their widest cell, with numbers to the right', () => {
  expect(
    table(
      ['page', 'LCP'],
      [
        ['/', '1080'],
        ['/about-us', '9'],
      ],
    ),
  ).toBe(['page       LCP', '---------  ----', '/          1080', '/about-us     9'].join('\n'));
});
