import { designStyles } from '@functions/_shared/domain/design-styles.ts';
import { colorWords, stylePalettes, styleWords } from '@functions/_shared/domain/style-words.ts';
import { guessLook } from '@functions/_shared/domain/tool-inputs/guess-look.ts';
import { expect, test } from 'vitest';

test.each(designStyles)('every word of %s leads to it', (style) => {
  for (const word of styleWords[style]) expect(guessLook(word).styles).toContain(style);
});

test('the style with the most words comes first, and three are the most', () => {
  const { styles } = guessLook(
    'Retro film look, nostalgic, with neon, leather, glitter and gym bags',
  );
  expect(styles[0]).toBe('vintage');
  expect(styles).toHaveLength(3);
});

test.each([
  ['the cookie aisle', 'the two letters "ai" only count as a word of their own'],
  ['opportunity', '"pop" only counts at the beginning of a word'],
  ['', 'no words name no style'],
])('"%s" names no style: %s', (words) => {
  expect(guessLook(words).styles).toEqual([]);
});

test('colors come in the order in which they are named', () => {
  expect(guessLook('cream and sage green, a bit of black').colors).toEqual([
    '#F6EBD9',
    '#9CAF88',
    '#141414',
  ]);
});

test('colors come from the best style when fewer than two are named', () => {
  expect(guessLook('punk, red').colors).toEqual(['#D62828', ...stylePalettes.edgy]);
  expect(guessLook('cottage').colors).toEqual(stylePalettes.cottagecore);
});

test('colors are none when neither a color nor a style is named', () => {
  expect(guessLook('my friends say hello').colors).toEqual([]);
});

test('colors are five at most and never the same twice', () => {
  const { colors } = guessLook('sage, sage green, red, blue, pink, teal, olive, grey, gray');
  expect(colors).toHaveLength(5);
  expect(new Set(colors).size).toBe(5);
});

test('colors are all six-digit hex', () => {
  const all = [...colorWords.map(([, hex]) => hex), ...Object.values(stylePalettes).flat()];
  for (const hex of all) expect(hex).toMatch(/^#[0-9A-F]{6}$/);
});

test.each([
  ['@fern.studio', '@fern.studio'],
  ['soft and calm, I am @fern_studio', '@fern_studio'],
  ['https://www.instagram.com/fern.studio/?igsh=abc', '@fern.studio'],
  ['tiktok.com/@fern-makes', '@fern-makes'],
  ['https://m.youtube.com/c/FernMakes cottage', '@FernMakes'],
  ['youtube.com/@FernMakes', '@FernMakes'],
])('handle in "%s" is %s', (words, handle) => {
  expect(guessLook(words).handle).toBe(handle);
});

test.each(['hello@fern.studio', 'cottage garden', 'https://example.com/fern'])(
  'handle is not read into "%s"',
  (words) => {
    expect(guessLook(words).handle).toBeNull();
  },
);

test('handle and its link are not part of the aesthetic', () => {
  expect(guessLook('linen   and flowers https://instagram.com/fern?x=1 @fern').aesthetic).toBe(
    'linen and flowers',
  );
});
