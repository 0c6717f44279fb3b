import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { learnAnswers } from '@/hooks/learn-answers.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import { useOwnProduct } from '@/tools/shared/use-own-product.ts';

beforeEach(() => learnAnswers('ideas', { product: 'Fern tee', productCategory: 'apparel' }));
afterEach(() => visitorProducts.forget());

const ownProduct = (options: Parameters<typeof useOwnProduct>[0]) =>
  renderHook(() => useOwnProduct(options)).result.current;

test('a result for the product’s category is about the visitor’s product', () => {
  const product = { product: 'Fern tee', productCategory: 'apparel' };
  expect(ownProduct({ isOthers: false, categories: [] })).toEqual(product);
  expect(ownProduct({ isOthers: false, categories: ['apparel', 'beauty'] })).toEqual(product);
});

test('a result for another category, or somebody else’s, is not', () => {
  expect(ownProduct({ isOthers: false, categories: ['beauty'] })).toBeNull();
  expect(ownProduct({ isOthers: true, categories: ['apparel'] })).toBeNull();
});
