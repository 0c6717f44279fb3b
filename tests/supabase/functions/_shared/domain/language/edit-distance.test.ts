import { isWithinOneEdit } from '@functions/_shared/domain/language/edit-distance.ts';
import { expect, test } from 'vitest';

test.each([
  ['candle', 'cande', true],
  ['candle', 'candlee', true],
  ['candle', 'cendle', true],
  ['candle', 'cadnle', true],
  ['candle', 'candel', true],
  ['candle', 'candle', true],
  ['candle', 'cantel', false],
  ['candle', 'handler', false],
  ['candle', '', false],
  ['a', '', true],
  ['', '', true],
])('%s and %s: at most one edit apart is %s', (one, other, expected) => {
  expect(isWithinOneEdit(one, other)).toBe(expected);
  expect(isWithinOneEdit(other, one)).toBe(expected);
});
