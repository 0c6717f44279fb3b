import { expect, test } from 'vitest';
import { isSameProduct } from '@/lib/visitor-product/is-same-product.ts';

test.each([
  ['Mug', ' mug ', true],
  ['Mug', 'Mugs', false],
  ['Mug', undefined, false],
  [undefined, '  ', true],
])('%j and %j', (one, other, isSame) => {
  expect(isSameProduct(one, other)).toBe(isSame);
  expect(isSameProduct(other, one)).toBe(isSame);
});
