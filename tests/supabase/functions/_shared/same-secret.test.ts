import { isSameSecret } from '@functions/_shared/same-secret.ts';
import { expect, test } from 'vitest';

test.each([
  ['sb_secret_1', 'sb_secret_1', true],
  ['sb_secret_2', 'sb_secret_1', false],
  ['sb_secret_', 'sb_secret_1', false],
  ['sb_secret_12', 'sb_secret_1', false],
  ['', 'sb_secret_1', false],
  ['kéy', 'kéy', true],
  ['key', 'kéy', false],
])('%j and %j: %s', (given, expected, same) => {
  expect(isSameSecret(given, expected)).toBe(same);
});
