import { isCountedUnit, piecesPerUnit } from '@functions/market-pricing/units.ts';
import { expect, test } from 'vitest';

test.each([
  ['dozen', 12, true],
  ['Dozens', 12, true],
  ['gross', 144, true],
  ['pair', 1, true],
  ['shirt', 1, false],
  ['carton', undefined, false],
  // Names of properties that every object has.
  ['constructor', 1, false],
  ['toString', 1, false],
  ['__proto__', 1, false],
])('a price per %s is one per %s pieces', (unit, pieces, isCounted) => {
  expect(piecesPerUnit(unit)).toBe(pieces);
  expect(isCountedUnit(unit)).toBe(isCounted);
});
