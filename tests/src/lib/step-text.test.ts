import { expect, test } from 'vitest';
import { stepText } from '@/lib/step-text.ts';

const rate = { min: 0, max: 100, locale: 'en-US' };

test('a step is exact despite binary fractions', () => {
  expect(stepText('0.2', 0.1, rate)).toBe('0.3');
  expect(stepText('3.5', -0.1, rate)).toBe('3.4');
});

test('an empty field starts at 0', () => {
  expect(stepText('', 0.1, rate)).toBe('0.1');
});

test('it stops at the limits', () => {
  expect(stepText('0', -0.1, rate)).toBe('0');
  expect(stepText('99.95', 0.1, rate)).toBe('100');
});

test('text that is not a number stays unchanged', () => {
  expect(stepText('lots', 0.1, rate)).toBe('lots');
});

test("the result is written in the locale's notation", () => {
  expect(stepText('3,5', 0.1, { ...rate, locale: 'de-DE' })).toBe('3,6');
});
