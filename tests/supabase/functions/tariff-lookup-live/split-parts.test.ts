import { splitParts } from '@functions/tariff-lookup-live/split-parts.ts';
import { expect, test } from 'vitest';

test.each([
  ['espadrilles canvas upper jute sole', 'canvas espadrilles', 'canvas upper jute sole'],
  ['womens puffer jacket nylon shell', 'nylon womens puffer jacket', 'nylon shell'],
  ['framed wall mirror wood frame', 'framed wall mirror', 'wood frame'],
  ['leather boots stainless steel buckle', 'leather boots stainless steel buckle', ''],
  ['womens leather sandals rubber sole', 'womens leather sandals', 'rubber sole'],
  ['swim trunks polyester woven lining', 'swim trunks polyester woven', 'lining'],
])('parts behind the goods are taken from them: %s', (product, goods, parts) => {
  expect(splitParts(product)).toEqual({ goods, parts });
});

test.each([
  'wood picture frame',
  'metal bed frame',
  'rubber shoe sole',
  'leather strap',
  'wood frame',
])('goods with the name of a part stay: %s', (product) => {
  expect(splitParts(product)).toEqual({ goods: product, parts: '' });
});
