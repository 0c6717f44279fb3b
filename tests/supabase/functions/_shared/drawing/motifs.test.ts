import { findMotifs } from '@functions/_shared/drawing/motifs.ts';
import { expect, test } from 'vitest';

const namesFor = (...printWords: string[]) => findMotifs(printWords).map(({ name }) => name);

test.each([
  ['sunflower', 'sunflower'],
  ['bees', 'bee'],
  ['a mushroom print', 'mushroom'],
  ['dragon', 'dragon'],
  ['moon phases', 'moon phases'],
  ['my cat', 'cat'],
  ['white embroidered skull', 'skull'],
  ['red heart', 'heart'],
  ['butterflies', 'butterfly'],
  ['cherries', 'cherry'],
  ['the black cat of my aunt', 'black cat'],
  ['golden retriever face', 'dog'],
  ['hot pepper', 'chili pepper'],
  ['Sonnenblumen', 'sunflower'],
  ['gatos', 'cat'],
  ['abeja', 'bee'],
  ['papillon', 'butterfly'],
  ['kedili', 'cat'],
  ['ayçiçeği', 'sunflower'],
  ['一只蜜蜂', 'bee'],
])('the print "%s" is a %s', (words, name) => {
  expect(namesFor(words)).toEqual([name]);
});

test.each([
  'rose gold',
  'hot dog',
  'leopard print',
  'my logo',
  'the word hello',
  'Mother of two',
  'at home',
  'die besten Eltern',
  'this is ours',
  '',
])('the print "%s" has no motif', (words) => {
  expect(namesFor(words)).toEqual([]);
});

test('two subjects are two motifs, and no more', () => {
  expect(namesFor('bees and sunflowers, mushrooms')).toEqual(['bee', 'sunflower']);
});

test('the color in the words is the motif’s', () => {
  expect(findMotifs(['red heart'])[0]?.color).toBe('#cf2f22');
  expect(findMotifs(['white skull'])[0]?.color).toBe('#faf8f4');
  expect(findMotifs(['skull'])[0]?.color).toBeUndefined();
});
