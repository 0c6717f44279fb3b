import { sourcingCategories } from '@functions/_shared/domain/sourcing-categories.ts';
import { expect, test } from 'vitest';
import { isOfCategory } from '@/lib/visitor-product/is-of-category.ts';

test('a product of another category is not spoken of', () => {
  expect(isOfCategory({ productCategory: 'apparel' }, ['beauty'])).toBe(false);
  expect(isOfCategory({ productCategory: 'apparel' }, ['beauty', 'apparel'])).toBe(true);
});

test('no categories leave it open', () => {
  expect(isOfCategory({ productCategory: 'apparel' }, [])).toBe(true);
});

test('nothing is ruled out for a product without a category', () => {
  expect(isOfCategory({ product: 'Fern tee' }, ['beauty'])).toBe(true);
});

test('tech is the sourcing tools’ electronics', () => {
  expect(isOfCategory({ productCategory: 'tech' }, ['electronics'])).toBe(true);
  expect(isOfCategory({ productCategory: 'tech' }, ['apparel'])).toBe(false);
});

test('food has no counterpart, so that nothing is ruled out', () => {
  expect(sourcingCategories).not.toContain('food');
  expect(isOfCategory({ productCategory: 'food' }, ['beauty'])).toBe(true);
});
