import { expect, test } from 'vitest';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { mergeUnstored } from '@/lib/visitor-product/merge-unstored.ts';
import { noProducts, type VisitorProducts } from '@/lib/visitor-product/products.ts';

const on = '2026-11-29';

/** Products by id; every answer is from the quiz. */
function products(all: Readonly<Record<string, ProductAnswers>>, currentId = '1'): VisitorProducts {
  return {
    currentId,
    products: Object.entries(all).map(([id, answers]) => ({
      id,
      answers,
      origins: Object.fromEntries(
        Object.keys(answers).map((name) => [name, { from: 'quiz' as const, on }]),
      ),
    })),
  };
}

const then = products({ 1: { product: 'Mug', priceUsd: 20 } });

test('while nobody else writes, the tab’s own products hold', () => {
  const own = products({ 1: { product: 'Mug', priceUsd: 25 } });
  expect(mergeUnstored({ products: own, storedThen: then }, then)).toBe(own);
});

test('what each tab has changed is kept, answer by answer, with its source', () => {
  const own = products({ 1: { product: 'Mug', priceUsd: 25 } });
  const now = products({ 1: { product: 'Mug', priceUsd: 20, followers: 900 } });
  expect(mergeUnstored({ products: own, storedThen: then }, now)).toEqual(
    products({ 1: { product: 'Mug', followers: 900, priceUsd: 25 } }),
  );
});

test('of an answer that both changed, the one stored since is the newer', () => {
  const own = products({ 1: { product: 'Mug', priceUsd: 25 } });
  const now = products({ 1: { product: 'Mug', priceUsd: 30 } });
  expect(mergeUnstored({ products: own, storedThen: then }, now)).toEqual(now);
});

test('an answer that the tab took back stays away', () => {
  const own = products({ 1: { product: 'Mug' } });
  const now = products({ 1: { product: 'Mug', priceUsd: 20, followers: 900 } });
  expect(mergeUnstored({ products: own, storedThen: then }, now)).toEqual(
    products({ 1: { product: 'Mug', followers: 900 } }),
  );
});

test('a product that either tab started is kept, and the tab stays with its own', () => {
  const own = products({ 1: { product: 'Mug', priceUsd: 20 }, 2: { product: 'Cap' } }, '2');
  const now = products({ 1: { product: 'Mug', priceUsd: 20 }, 3: { product: 'Tee' } }, '3');
  const merged = mergeUnstored({ products: own, storedThen: then }, now);
  expect(merged.currentId).toBe('2');
  expect(merged.products.map(({ answers }) => answers.product)).toEqual(['Mug', 'Cap', 'Tee']);
});

test('a product that either tab deleted is gone, unless the other has changed it since', () => {
  const both = products({ 1: { product: 'Mug' }, 2: { product: 'Cap' } });
  const own = products({ 2: { product: 'Cap' } }, '2');
  expect(
    mergeUnstored({ products: own, storedThen: both }, products({ 1: { product: 'Mug' } }))
      .products,
  ).toEqual([]);
  const changed = products({ 1: { product: 'Mug', priceUsd: 9 }, 2: { product: 'Cap' } });
  expect(
    mergeUnstored({ products: own, storedThen: both }, changed).products.map(({ id }) => id),
  ).toEqual(['2', '1']);
});

test('another tab that forgot everything is believed', () => {
  const own = products({ 1: { product: 'Mug', priceUsd: 25 }, 2: { product: 'Cap' } });
  expect(mergeUnstored({ products: own, storedThen: then }, noProducts)).toEqual(noProducts);
});
