import { expect, test } from 'vitest';
import { countryInText } from '@/lib/country-in-text.ts';

test.each([
  ['usa', 'the USA'],
  ['korea', 'South Korea'],
  ['india', 'India'],
  ['ai-choose', '“You Choose”'],
] as const)('%s is written in a sentence as "%s"', (country, text) => {
  expect(countryInText(country)).toBe(text);
});
