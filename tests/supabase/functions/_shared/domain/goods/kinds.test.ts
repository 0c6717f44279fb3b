import { areNeighbors, kindById } from '@functions/_shared/domain/goods/kinds.ts';
import { expect, test } from 'vitest';

function kind(id: string) {
  const found = kindById(id);
  if (found === undefined) throw new Error(`data/goods has no kind ${id}`);
  return found;
}

test.each([
  ['tote-bag', 'crossbody-bag'], // one trade that goes by material
  ['guitar-stand', 'music-stand'],
  ['dog-leash', 'hands-free-leash'],
])('who makes %s can make %s', (one, other) => {
  expect(areNeighbors(kind(one), kind(other))).toBe(true);
  expect(areNeighbors(kind(other), kind(one))).toBe(true);
});

test.each([
  ['label-maker', 'coffee-maker'],
  ['charging-station', 'portable-power-station'],
  ['rice-cakes', 'cake'],
  ['dog-leash', 'dog-bed'],
  ['mug', 'tote-bag'],
])('who makes %s may not make %s', (one, other) => {
  expect(areNeighbors(kind(one), kind(other))).toBe(false);
});
