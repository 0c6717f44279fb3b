import {
  isProductCategory,
  productCategories,
  productCategoryLabels,
} from '@functions/_shared/domain/product-categories.ts';
import { describe, expect, it } from 'vitest';

describe('product categories', () => {
  it('are ten, labelled in this order', () => {
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

  it('are known by their exact ids only', () => {
    expect(productCategories.every(isProductCategory)).toBe(true);
    for (const value of ['Apparel', 'home goods', ' tech', '', null, undefined, 3, ['tech']]) {
      expect(isProductCategory(value)).toBe(false);
    }
  });
});
