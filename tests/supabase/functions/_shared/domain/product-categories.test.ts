import {
  isProductCategory,
  productCategories,
  productCategoryLabels,
} from '@functions/_shared/domain/product-categories.ts';
import { expect, test } from 'vitest';

test('there are ten product categories, labeled in this order', () => {
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

test('product categories are recognized by their exact ids only', () => {
  expect(productCategories.every(isProductCategory)).toBe(true);
  for (const value of ['Apparel', 'home goods', ' tech', '', null, undefined, 3, ['tech']]) {
    expect(isProductCategory(value)).toBe(false);
  }
});
