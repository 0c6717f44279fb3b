import { withArticle } from '@functions/_shared/drawing/drawing-for.ts';
import { expect, test } from 'vitest';

test.each([
  ['mug', 'a mug'],
  ['enamel pin', 'an enamel pin'],
  ['pair of socks', 'a pair of socks'],
  ['set of dice', 'a set of dice'],
  ['leggings', 'leggings'],
  ['two guitar picks', 'two guitar picks'],
  ['drinking glass', 'a drinking glass'],
])('"%s" reads "%s" in a sentence', (label, read) => {
  expect(withArticle(label)).toBe(read);
});
