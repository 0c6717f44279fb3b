import { fc } from '@tests/support/property-testing.ts';
import { describe, expect, test } from 'vitest';
import {
  formatFollowers,
  formatInteger,
  formatPct1,
  formatUsdCents,
  formatUsdShort,
  formatUsdWhole,
  showsAsMoney,
} from '@/lib/format.ts';

test.each([
  [24_000, '$24,000'],
  [0, '$0'],
  [-0, '$0'],
  [0.49, '$0'],
  [0.5, '$1'],
  [-0.49, '$0'],
  [-400, '-$400'],
  [1_234_567.89, '$1,234,568'],
  [1e15, '$1,000,000,000,000,000'],
])('formatUsdWhole shows %d as %s', (value, text) => {
  expect(formatUsdWhole(value)).toBe(text);
});

test.each([
  [0, false],
  [0.49, false],
  [0.5, true],
  [-3, true],
])('showsAsMoney of %d is %s', (value, shows) => {
  expect(showsAsMoney(value)).toBe(shows);
});

test.each([
  [5, '$5.00'],
  [7.996, '$8.00'],
  [4.9975, '$5.00'],
  [0, '$0.00'],
  [-0.001, '$0.00'],
  [-6.12, '-$6.12'],
  [1234.5, '$1,234.50'],
])('formatUsdCents shows %d as %s', (value, text) => {
  expect(formatUsdCents(value)).toBe(text);
});

test.each([
  [9, '$9'],
  [1.5, '$1.50'],
  [1250, '$1,250'],
  [0, '$0'],
  [Number.NaN, '—'],
])('formatUsdShort shows %d as %s', (value, text) => {
  expect(formatUsdShort(value)).toBe(text);
});

test.each([
  [80, '80.0%'],
  [3.5, '3.5%'],
  [66.666, '66.7%'],
  [1.25, '1.3%'],
  [-0.04, '0.0%'],
  [-20, '-20.0%'],
  [1234.5, '1,234.5%'],
])('formatPct1 shows %d as %s', (value, text) => {
  expect(formatPct1(value)).toBe(text);
});

test.each([
  [12_500, '12,500'],
  [0, '0'],
  [-0, '0'],
  [30.85, '31'],
  [-3, '-3'],
])('formatInteger shows %d as %s', (value, text) => {
  expect(formatInteger(value)).toBe(text);
});

test.each([
  [0, '0'],
  [1, '1'],
  [450, '450'],
  [999, '999'],
  [999.6, '1K'],
  [1000, '1K'],
  [1499, '1K'],
  [1500, '2K'],
  [45_000, '45K'],
  [45_499, '45K'],
  [999_499, '999K'],
  [999_500, '1.0M'],
  [1_000_000, '1.0M'],
  [1_234_567, '1.2M'],
  [1_250_000, '1.3M'],
  [700_000_000, '700.0M'],
  [1_500_000_000, '1,500.0M'],
  [-1, '—'],
])('formatFollowers shows %d as %s', (value, text) => {
  expect(formatFollowers(value)).toBe(text);
});

describe('every formatter', () => {
  const formatters = [formatUsdWhole, formatUsdCents, formatPct1, formatInteger, formatFollowers];

  test('shows an em dash for non-finite numbers', () => {
    for (const format of formatters) {
      for (const value of [Number.NaN, Infinity, -Infinity]) {
        expect(format(value)).toBe('—');
      }
    }
  });

  test('never shows a negative zero', () => {
    fc.assert(
      fc.property(fc.constantFrom(...formatters), fc.double(), (format, value) => {
        expect(format(value)).not.toMatch(/^-[^1-9]*$/);
      }),
    );
  });
});
