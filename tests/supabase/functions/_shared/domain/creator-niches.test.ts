import {
  creatorNiches,
  findNiches,
  wordsOfHandle,
} from '@functions/_shared/domain/creator-niches.ts';
import { expect, test } from 'vitest';
import { fc } from '../../../../support/property-testing.ts';

const nichesOf = (text: string) => findNiches(text).map(({ niche }) => niche);

test('niches with the most words come first, each with the matching words', () => {
  expect(findNiches('Sourdough, cakes and my dog')).toEqual([
    { niche: 'baking', words: ['sourdough', 'cakes'] },
    { niche: 'dogs', words: ['dog'] },
  ]);
});

test.each([
  ['meal prep', 'healthy eating'],
  ['mealprep', 'healthy eating'],
  ['meal-prep', 'healthy eating'],
  ['Nutritionist', 'healthy eating'],
  ['My cat’s life', 'cats'],
  ['#booktok', 'books'],
])('finds niches in “%s”: %s', (text, niche) => {
  expect(nichesOf(text)).toContain(niche);
});

test.each(['category', 'catalog', 'carpool', 'start', 'opinion', 'steam', 'ripe fruit'])(
  'finds no niche in “%s”',
  (text) => {
    expect(nichesOf(text)).toEqual([]);
  },
);

test('every niche has its own name', () => {
  expect(new Set(creatorNiches).size).toBe(creatorNiches.length);
});

test.each([
  ['SourdoughSam', ['sourdough', 'sam']],
  ['sourdough_sam.99', ['sourdough', 'sam']],
  ['sourdoughsam', ['sourdoughsam', 'sourdough']],
  ['bakery', ['bakery']],
  ['the.real.mila.bakes.sample', ['mila', 'bakes']],
  ['x', []],
  ['', []],
])('splits the handle %s into %j', (handle, expected) => {
  expect(wordsOfHandle(handle)).toEqual(expected);
});

test('accepts any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { words } of findNiches(text)) {
        for (const word of words) expect(text.toLowerCase()).toContain(word);
      }
      expect(wordsOfHandle(text)).toEqual(expect.any(Array));
    }),
  );
});
