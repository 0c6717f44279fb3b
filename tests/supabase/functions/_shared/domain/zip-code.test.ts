import { parseZip } from '@functions/_shared/domain/zip-code.ts';
import { expect, test } from 'vitest';

test.each([
  ['90058', '90058'],
  [' 90058-1234 ', '90058'],
  ['900581234', '90058'],
])('reads the ZIP code of %j', (typed, zip) => {
  expect(parseZip(typed)).toBe(zip);
});

test.each(['', '9005', 'LA', '900581', '90058-12', '90058 Los Angeles'])('%j is none', (typed) => {
  expect(parseZip(typed)).toBeUndefined();
});
