import { withoutLinks } from '@functions/_shared/domain/without-links.ts';
import { expect, test } from 'vitest';

const gone = '[link left out]';

test.each([
  ['See https://evil.example/a?b=1 now', `See ${gone} now`],
  ['HTTP://EVIL.EXAMPLE', gone],
  ['at www.evil.example/x', `at ${gone}`],
  ['go to evil.example or evil.co.uk/win', `go to ${gone} or ${gone}`],
  ['write to win@evil.example today', `write to ${gone} today`],
])('withoutLinks takes the address out of "%s"', (text, expected) => {
  expect(withoutLinks(text)).toBe(expected);
});

test.each([
  'Canvas tote, 12 oz, 38.5 x 42 cm',
  'Pantone 186 C. Screen print.',
  'e.g. 2.40 USD, U.S. sizes',
  '80% cotton, 17% polyamide',
  'Austin, TX 78701',
])('withoutLinks leaves "%s" as it is', (text) => {
  expect(withoutLinks(text)).toBe(text);
});
