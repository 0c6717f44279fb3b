import { ungroundedIn } from '@functions/_shared/model-text/ungrounded.ts';
import { describe, expect, test } from 'vitest';

const passage =
  'Starter begins at $25K and takes 3 to 6 months. Write to hello@brand.example. See brand.example. We made 1,000 units for 12 brands.';
const given = { facts: [passage] };

test.each([
  ['Go to evil.example/login and sign in with your password.', 'link'],
  ['Sign in at evil.com.', 'link'],
  ['Sign in at evil (dot) com.', 'link'],
  ['Sign in at ｅｖｉｌ．com.', 'link'],
  ['See https://brand.example.', 'link'],
  ['See www.evil.net.', 'link'],
  ['[click](javascript:alert(1))', 'link'],
  ['[click](/sourcing)', 'link'],
  ['Write to eve@evil.com.', 'link'],
  ['Call +1 (555) 123-4567.', 'telephone'],
  ['Call 555 123 45 67.', 'telephone'],
  ['Call five five five one two three four five six seven.', 'telephone'],
  ['You will earn ９９９９９ dollars.', 'number'],
  ['You will earn ٩٩٩٩٩ dollars.', 'number'],
  ['You will earn nine hundred thousand dollars, guaranteed.', 'number'],
  ['It takes 7 months.', 'number'],
  ['You will earn millions of dollars.', 'number'],
  ['<b>Starter</b>', 'markup'],
  ['Starter\u202e', 'markup'],
])('what a model may not write %s', (text, reason) => {
  expect(ungroundedIn(text, given)).toBe(reason);
});

test.each([
  'Starter begins at $25K.',
  'Starter begins at $25,000 and takes three to six months.',
  'We made a thousand units for twelve brands.',
  'See brand.example for more.',
  'That is one of the ways, and no one has to choose.',
  'In the U.S., e.g. in L.A., it works the same.',
  'It ships flat.They fold it.',
  'B2B and D2C brands do this.',
])('what a model may write %s', (text) => {
  expect(ungroundedIn(text, given)).toBeUndefined();
});

describe('words of a profile', () => {
  const profile = ['48 recipes a year. $9,999 prizes! Call 555 123 4567 or see evil.com'];
  test.each([
    ['You post 48 recipes a year.', undefined],
    ['You could win $9,999.', 'number'],
    ['Call 555 123 4567.', 'telephone'],
    ['See evil.com.', 'link'],
  ])('%s', (text, reason) => {
    expect(ungroundedIn(text, { facts: [], profile })).toBe(reason);
  });
});

test('a figure may be rounded, and small numbers may describe a product', () => {
  const figures = [48_213];
  expect(ungroundedIn('Your 48,000 followers', { facts: [], figures })).toBeUndefined();
  expect(ungroundedIn('Your 49,000 followers', { facts: [], figures })).toBe('number');
  expect(ungroundedIn('A set of 24 bowls', { facts: [], freeUpTo: 1_000 })).toBeUndefined();
  expect(ungroundedIn('A set of 24 bowls for $24', { facts: [], freeUpTo: 1_000 })).toBe('number');
});
