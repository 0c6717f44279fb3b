import { isProductCategory } from '@functions/_shared/domain/product-categories.ts';
import {
  parseNumberParam,
  parseOptionParam,
  parseTextParam,
  shareableText,
} from '@functions/_shared/domain/url-state.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

function address(query: string) {
  return new URLSearchParams(query);
}

test.each([
  ['n=0', 0],
  ['n=12.5', 12.5],
  ['n=100', 100],
  ['n=007', 7],
  ['n=5&n=6', 5],
  ['n=100.01', undefined],
  ['n=-1', undefined],
  ['n=1e2', undefined],
  ['n=1,5', undefined],
  ['n=+5', undefined], // a plus is a space in an address
  ['n=Infinity', undefined],
  ['n=NaN', undefined],
  ['n=0x10', undefined],
  ['n=5.', undefined],
  ['n=', undefined],
  ['', undefined],
  [`n=${'9'.repeat(400)}`, undefined],
])('parseNumberParam reads %j as %s', (query, value) => {
  expect(parseNumberParam(address(query), 'n', { min: 0, max: 100 })).toBe(value);
});

test('parseNumberParam rejects a fraction if a whole number is required', () => {
  const bounds = { min: 0, max: 100, whole: true };
  expect(parseNumberParam(address('n=12.5'), 'n', bounds)).toBeUndefined();
  expect(parseNumberParam(address('n=12.0'), 'n', bounds)).toBe(12);
});

test.each([
  ['c=beauty', 'beauty'],
  ['c=Beauty', undefined],
  ['c=', undefined],
  ['', undefined],
])('parseOptionParam reads %j as %s', (query, value) => {
  expect(parseOptionParam(address(query), 'c', isProductCategory)).toBe(value);
});

test('parseTextParam returns safe text, or undefined', () => {
  expect(parseTextParam(address('d=soft%20hoodie'), 'd', 50)).toBe('soft hoodie');
  expect(parseTextParam(address('d=ana@example.com'), 'd', 50)).toBeUndefined();
  expect(parseTextParam(address(''), 'd', 50)).toBeUndefined();
});

test.each([
  ['Oversized hoodie, 400 gsm', 'Oversized hoodie, 400 gsm'],
  ['  two \n lines\t', 'two lines'],
  ['mail ana@example.com please', 'mail please'],
  ['ana＠example.com', ''],
  ['by @ana.makes', 'by'],
  ['call +1 (555) 010-4477 now', 'call now'],
  ['call 555.010.4477', 'call'],
  ['12345678 units', '12345678 units'],
  ['null\u0000byte', 'null byte'],
  ['lone \uD83D half', 'lone half'],
  ['mug 👩‍🚀', 'mug 👩‍🚀'],
])('shareableText turns %j into %j', (text, safe) => {
  expect(shareableText(text, 100)).toBe(safe);
});

test('shareableText truncates at the limit, never within a character', () => {
  expect(shareableText('abcdef', 3)).toBe('abc');
  expect(shareableText('  abcdef', 3)).toBe('abc');
  expect(shareableText('ab🎉', 3)).toBe('ab');
  expect(shareableText('ab 🎉', 3)).toBe('ab');
});

test('shareableText never contains an at sign or a long number, and is idempotent', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789 @.-()+ab\n'.split('')) }),
  );
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 60 }), (words, maxLength) => {
      const safe = shareableText(words, maxLength);
      expect(safe).not.toMatch(/@|\d{9}/);
      expect(safe.length).toBeLessThanOrEqual(maxLength);
      expect(shareableText(safe, maxLength)).toBe(safe);
    }),
    { numRuns: 2000 },
  );
});
