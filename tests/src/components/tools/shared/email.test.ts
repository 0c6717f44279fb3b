import { expect, test } from 'vitest';
import { isValidEmail } from '@/components/tools/shared/email.ts';

test.each(['a@b', 'fern@example.com', '  fern+shop@example.co.uk  '])('takes "%s"', (text) => {
  expect(isValidEmail(text)).toBe(true);
});

test.each([
  '',
  '   ',
  'fern',
  'fern@',
  '@example.com',
  'a@b@c',
  'a b@c',
  `${'a'.repeat(250)}@b.com`,
])('refuses "%s"', (text) => {
  expect(isValidEmail(text)).toBe(false);
});
