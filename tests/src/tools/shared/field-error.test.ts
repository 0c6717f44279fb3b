import { expect, test } from 'vitest';
import { revenueCalculatorCopy } from '@/tools/revenue-calculator/copy.ts';
import { fieldError } from '@/tools/shared/field-error.ts';

const words = revenueCalculatorCopy.form.errors;

test('a field speaks in its own words where it has some', () => {
  expect(fieldError(words, 'followers', 'required')).toBe(
    'Enter how many followers you have, such as 12,500.',
  );
});

test('and in common words otherwise', () => {
  expect(fieldError(words, 'price', 'negative')).toBe('Enter 0 or more.');
});

test('a right field says nothing', () => {
  expect(fieldError(words, 'country', undefined)).toBeUndefined();
});
