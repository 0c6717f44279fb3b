import { parseCount } from '@functions/_shared/domain/profile-count.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

test.each([
  ['0', 0],
  ['7', 7],
  ['1234', 1_234],
  ['1,234', 1_234],
  ['1.234', 1_234],
  ['1 234', 1_234],
  ['1\u202f234\u00a0567', 1_234_567],
  ["12'345", 12_345],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['12,34,567', 1_234_567],
  ['1.2M', 1_200_000],
  ['1,2 M', 1_200_000],
  ['1.234M', 1_234_000],
  ['987K followers', 987_000],
  ['987k', 987_000],
  ['12,3 mil', 12_300],
  ['12,3 mil seguidores', 12_300],
  ['1,5 mi', 1_500_000],
  ['2,5 millones de suscriptores', 2_500_000],
  ['3,4 Mio. Abonnenten', 3_400_000],
  ['12,3 tys.', 12_300],
  ['12 тыс.', 12_000],
  ['1,1 млн подписчиков', 1_100_000],
  ['3.4万', 34_000],
  ['3.4万粉丝', 34_000],
  ['1.2億', 120_000_000],
  ['12.5만명', 125_000],
  ['2 lakh', 200_000],
  ['1.5 crore', 15_000_000],
  ['2.1B', 2_100_000_000],
  ['11.8B Likes', 11_800_000_000],
  ['1.23M subscribers', 1_230_000],
  ['12K+', 12_000],
  ['٣٤٥', 345],
  ['１２３', 123],
  ['3 posts', 3],
  ['5 minutes', 5],
])('parseCount parses %j as %d', (text, count) => {
  expect(parseCount(text)).toBe(count);
});

test.each([
  '',
  'none',
  'K',
  '1.5',
  '1,5',
  '12.3456',
  '0.123',
  '-5',
  '−1,234',
  '1,2,3',
  'x2',
  '1.2.3.4',
])('parseCount finds no count in %j', (text) => {
  expect(parseCount(text)).toBeUndefined();
});

test('parseCount rejects counts above 1e15', () => {
  expect(parseCount('1000000000000000')).toBe(1e15);
  expect(parseCount('9'.repeat(400))).toBeUndefined();
  expect(parseCount('9999999999B')).toBeUndefined();
});

test('parseCount returns a whole number from 0 or undefined for any text', () => {
  const marks = fc.constantFrom('.', ',', ' ', "'", 'K', 'M', '万', 'mil', '-', '1', '23', '456');
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double().map(String),
    fc.array(marks).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (value) => {
      const count = parseCount(value);
      expect(count === undefined || (Number.isSafeInteger(count) && count >= 0)).toBe(true);
    }),
  );
});

test('parseCount parses the formats of every language', () => {
  const locale = fc.constantFrom('en', 'de', 'es', 'fr', 'it', 'pl', 'ru', 'hi', 'de-CH', 'ja');
  fc.assert(
    fc.property(fc.nat(1_000_000_000), locale, (count, tag) => {
      expect(parseCount(new Intl.NumberFormat(tag).format(count))).toBe(count);
    }),
  );
});
