import {
  designStyleLabels,
  designStyles,
  isDesignStyle,
  maxStyleTags,
} from '@functions/_shared/domain/design-styles.ts';
import { expect, test } from 'vitest';

test('there are ten design styles, each with its own label', () => {
  expect(designStyles).toEqual([
    'minimalist',
    'bold-colorful',
    'luxury',
    'streetwear',
    'y2k',
    'cottagecore',
    'tech-modern',
    'vintage',
    'athletic',
    'edgy',
  ]);
  expect(new Set(Object.values(designStyleLabels)).size).toBe(10);
});

test('at most three design styles may be chosen', () => {
  expect(maxStyleTags).toBe(3);
});

test('design styles are recognized by their exact ids only', () => {
  expect(designStyles.every(isDesignStyle)).toBe(true);
  for (const value of ['Luxury', 'gothic', '', null, 0]) expect(isDesignStyle(value)).toBe(false);
});
