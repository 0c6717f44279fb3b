import {
  isProductCategory,
  productCategories,
  productCategoryLabels,
} from '@functions/_shared/domain/product-categories.ts';
import { expect, test } from 'vitest';

test('product categories are ten, labelled in this order', () => {
  expect(productCategories.map((id) => productCategoryLabels[id])).toEqual([
    'Apparel',
    'Accessories',
    'Home Goods',
    'Beauty',
    'Fitness',
    'Tech',
    'Music',
    'Gaming',
    'Food',
    'Pets',
  ]);
});

test('product categories are known by their exact ids only', () => {
  expect(productCategories.every(isProductCategory)).toBe(true);
  for (const value of ['Apparel', 'home goods', ' tech', '', null, undefined, 3, ['tech']]) {
    expect(isProductCategory(value)).toBe(false);
  }
});
