import { drawingFor, withArticle } from '@functions/_shared/drawing/drawing-for.ts';
import { classicRows } from '@functions/generate-product-ideas/classics.generated.ts';
import { ideaRows } from '@functions/generate-product-ideas/ideas.generated.ts';
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

test('every product of the idea catalog has a drawing of its own kind', () => {
  const kindIds = new Set<string>(ideaRows.map(({ kind }) => kind));
  for (const { kind } of classicRows) kindIds.add(kind);
  const standingIn = [...kindIds].filter(
    (kindId) => drawingFor({ kindId, kindName: kindId }, 'product-design').standsIn,
  );
  expect(standingIn).toEqual([]);
});
