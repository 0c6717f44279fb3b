import { productCategories } from '@functions/_shared/domain/product-categories.ts';
import { Package } from 'lucide-react';
import { expect, test } from 'vitest';
import { categoryIcon } from '@/tools/idea-dialog/screen/idea-picture.tsx';

test('each of the ten categories has its own icon', () => {
  const icons = new Set(productCategories.map(categoryIcon));
  expect(icons.size).toBe(10);
  expect(icons).not.toContain(Package);
});

test('any other category gets the default', () => {
  expect(categoryIcon('stationery')).toBe(Package);
  expect(categoryIcon('constructor')).toBe(Package);
});
