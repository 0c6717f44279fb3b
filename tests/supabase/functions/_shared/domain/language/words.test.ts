import { tokenize } from '@functions/_shared/domain/language/words.ts';
import { expect, test } from 'vitest';

test.each([
  ['T-Shirts', 't shirt'],
  ['Hoodies', 'hoodie'],
  ['candles', 'CANDLE'],
  ['boxes', 'box'],
  ['mice', 'mouse'],
  ['women’s leggings', 'woman legging'],
  ['Jewellery', 'jewelry'],
  ['café mugs', 'cafe mug'],
  ['press on nails', 'press-on nail'],
])('%s and %s have the same tokens', (one, other) => {
  expect(tokenize(one)).toEqual(tokenize(other));
});

test('shorts are not short', () => {
  expect(tokenize('shorts')).not.toEqual(tokenize('short'));
});

test('names of object properties are ordinary words', () => {
  expect(tokenize('constructor toString __proto__ valueOf')).toEqual(
    tokenize('constructors tostring proto valueof'),
  );
});

test('keeps words of other scripts and drops symbols', () => {
  expect(tokenize('🕯️ 蜡烛 — свечи!')).toEqual(['蜡烛', 'свечи']);
});
