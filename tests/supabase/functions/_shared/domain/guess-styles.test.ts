import { designStyles } from '@functions/_shared/domain/design-styles.ts';
import { findStyleWords, pickColors, rankStyles } from '@functions/_shared/domain/guess-styles.ts';
import { stylePalettes, styleWords } from '@functions/_shared/domain/style-words.ts';
import { expect, test } from 'vitest';

test.each(designStyles)('every word of %s is found', (style) => {
  for (const word of styleWords[style]) expect(findStyleWords(word).get(style)).toContain(word);
});

test('styles are ranked by their words, in any letter case, three at most', () => {
  expect(rankStyles('PUNK and leather, retro, gym, minimal')).toEqual([
    'edgy',
    'minimalist',
    'vintage',
  ]);
  expect(rankStyles('a quiet afternoon')).toEqual([]);
});

test("colors are those named in the text, completed by the style's when fewer than two", () => {
  expect(pickColors('Black and Sage Green', 'edgy')).toEqual(['#141414', '#9CAF88']);
  expect(pickColors('red', 'edgy')).toEqual(['#D62828', ...stylePalettes.edgy]);
  expect(pickColors('', undefined)).toEqual([]);
});
