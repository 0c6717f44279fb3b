import { ownProductKind } from '@functions/_shared/domain/goods/own-products.ts';
import { understand } from '@functions/_shared/domain/goods/understand.ts';
import { ideaRows } from '@functions/generate-product-ideas/ideas.generated.ts';
import { expect, test } from 'vitest';

test('every idea of the catalog is understood as the kind that it is made on', () => {
  const wrong = ideaRows.filter(({ name, kind }) => understand(name).kinds[0]?.kind.id !== kind);
  expect(wrong).toEqual([]);
});

test('an order around the name of an idea changes nothing', () => {
  const { kinds, units, maxUnitPriceUsd } = understand(
    '500 Folding felt dice towers under $9 each',
  );
  expect(kinds.map(({ kind }) => kind.id)).toEqual(['dice-tower']);
  expect([units, maxUnitPriceUsd]).toEqual([500, 9]);
});

test('only a whole name is one of ours', () => {
  expect(ownProductKind('Folding felt dice tower')?.id).toBe('dice-tower');
  expect(ownProductKind('folding felt dice tower bag')).toBeUndefined();
  expect(ownProductKind('')).toBeUndefined();
  expect(ownProductKind('constructor')).toBeUndefined();
});
