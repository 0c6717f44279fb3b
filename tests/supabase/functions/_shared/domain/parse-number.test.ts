import { toNumberText } from '@functions/_shared/domain/number-text.ts';
import { type NumberKind, parseNumber } from '@functions/_shared/domain/parse-number.ts';
import { fc } from '@tests/support/property-testing.ts';
import { describe, expect, test } from 'vitest';

const nbsp = '\u00A0';
const narrowSpace = '\u202F';
const thinSpace = '\u2009';

function read(text: string, kind: NumberKind, locale = 'en-US') {
  const parsed = parseNumber(text, { kind, locale });
  return parsed.ok ? parsed.value : parsed.code;
}

test.each([
  ['0', 0],
  ['7', 7],
  ['12500', 12_500],
  ['12,500', 12_500],
  ['12.500', 12_500], // no half followers: grouping in any locale
  ['1.234.567', 1_234_567],
  ['1,234,567', 1_234_567],
  ['12,34,567', 1_234_567], // as in India
  ['1,23,45,678', 12_345_678],
  ['12 500', 12_500],
  [`12${nbsp}500`, 12_500],
  [`1${narrowSpace}234${narrowSpace}567`, 1_234_567],
  [`12${thinSpace}500`, 12_500],
  ["12'500", 12_500],
  ['12’500', 12_500],
  ['  12500\n', 12_500],
  [`\u200F12500\u200E`, 12_500], // pasted from right-to-left text
  ['\uFEFF12500', 12_500],
  ['12,500.00', 12_500],
  ['12.500,00', 12_500],
  ['12500.', 12_500],
  ['+12500', 12_500],
  ['12.5k', 12_500],
  ['12.5K', 12_500],
  ['12,5k', 12_500],
  ['12.5 k', 12_500],
  ['1.2M', 1_200_000],
  ['1,2M', 1_200_000],
  ['1.234M', 1_234_000], // a suffix makes the mark decimal
  ['1,234M', 1_234_000],
  ['3 million', 3_000_000],
  ['1.5 Mio.', 1_500_000],
  ['2 thousand', 2000],
  ['1.1bn', 1_100_000_000],
  ['0.3M', 300_000],
  ['.5M', 500_000],
  ['1.001k', 1001],
  ['００１２５', 125],
  ['１２，５００', 12_500],
  ['١٢٣', 123],
  ['١٢٬٥٠٠', 12_500],
  ['۱۲۳', 123],
  ['007', 7],
  ['-5', -5],
  ['−5', -5],
  ['–5', -5],
  ['-1.2k', -1200],
  ['-0', 0],
  ['12,500 followers', 12_500],
  ['1 follower', 1],
  ['12.5K Followers', 12_500],
  ['1.2M subscribers', 1_200_000],
  ['12.5K+', 12_500],
  ['12,500+ fans', 12_500],
  ['10k +', 10_000],
  ['~12,500', 12_500],
  ['≈ 12.5k', 12_500],
  ['1e6', 1_000_000],
  ['1E+6', 1_000_000],
  ['1.25e4', 12_500],
  ['1,25E4', 12_500],
  ['1e0', 1],
])('a count %j is %d', (text, value) => {
  expect(read(text, 'count')).toBe(value);
});

test.each(['1.5', '12.5', '0.500', '12,50', '1234.567', '1.2345k', '1٫5', '1e-2'])(
  'a count %j is not whole',
  (text) => {
    expect(read(text, 'count')).toBe('not-whole');
  },
);

test.each([
  'abc',
  '12a',
  '12x',
  '1,2,3',
  '12 50',
  '12 5000',
  '1 2',
  '1,234 567',
  '1.234,567,890',
  '1,234.567.8',
  '1,234,',
  '1..5',
  '1,,500',
  ',',
  '.',
  '-',
  'k',
  '5-',
  '--5',
  '5%',
  '$5',
  '1e',
  'e5',
  '1e5k',
  '1e5.5',
  '12 apples',
  'followers',
  '++5',
  '5++',
  '0x10',
  'Infinity',
  'NaN',
  '½',
  '5½',
  '5²',
  '1/2',
  '10-20',
  '1 234 56',
])('a count %j is not a number', (text) => {
  expect(read(text, 'count')).toBe('not-a-number');
});

test.each(['', '   ', nbsp, '\u200B', '\n\t'])('a count %j is empty', (text) => {
  expect(read(text, 'count')).toBe('empty');
});

test('a count beyond the largest number is too large', () => {
  expect(read('9'.repeat(400), 'count')).toBe('too-large');
  expect(read('1e400', 'count')).toBe('too-large');
});

test.each([
  ['35.5', 35.5],
  ['35.5 likes', 35.5],
  ['12.5k', 12_500],
  ['1.2K+', 1200],
  ['~40', 40],
])('an average %j is %d', (text, value) => {
  expect(read(text, 'decimal')).toBe(value);
});

test.each([
  ['24.99', 24.99],
  ['$24.99', 24.99],
  ['$ 24.99', 24.99],
  ['$  24.99', 24.99],
  ['24.99$', 24.99],
  ['24.99 $', 24.99],
  [`24,99${nbsp}$`, 24.99],
  ['$24,99', 24.99],
  ['US$24.99', 24.99],
  ['US$ 24.99', 24.99],
  ['24,99 $US', 24.99],
  ['USD 24.99', 24.99],
  ['24.99 usd', 24.99],
  ['$24.99 USD', 24.99],
  ['25 dollars', 25],
  ['1 dollar', 1],
  ['25 US dollars', 25],
  ['25 bucks', 25],
  ['$25 each', 25],
  ['25.50 USD per unit', 25.5],
  ['$25/unit', 25],
  ['~$25', 25],
  ['2.5e1', 25],
  ['$1,234.56', 1234.56],
  ['1.234,56 $', 1234.56],
  ['1 234,56', 1234.56],
  ["$1'234.50", 1234.5],
  ['$1,23,456.50', 123_456.5],
  ['$1.2k', 1200],
  ['1.5m$', 1_500_000],
  ['.99', 0.99],
  ['$.99', 0.99],
  [',99', 0.99],
  ['-$5', -5],
  ['$-5', -5],
  ['-5,00 $', -5],
  ['$0', 0],
])('money %j is %d', (text, value) => {
  expect(read(text, 'money')).toBe(value);
});

test.each([
  '€24',
  '€ 24,99',
  `24,99${nbsp}€`,
  '1.234,56 €',
  '-5,00 €',
  '-€5',
  '30 euros',
  '£30',
  '30 pounds',
  'R$ 24,99',
  'A$30',
  'CA$30',
  '30 $CA',
  'CHF 24.50',
  '₹1,23,456.50',
  '¥3000',
  '30 EUR',
  'cad 30',
  '$30 CAD',
  '30 Canadian dollars',
  '€30 each',
])('money %j is in another currency', (text) => {
  expect(read(text, 'money')).toBe('other-currency');
});

test.each(['$', '€ ', 'USD', '24.99%', '$$5', 'abc 5', '5 abc', '$5 $6', '24.99.'])(
  'money %j is not a number',
  (text) => {
    expect(read(text, 'money')).toBe('not-a-number');
  },
);

test.each([
  ['3.5', 3.5],
  ['3,5', 3.5],
  ['3.5%', 3.5],
  ['3,5 %', 3.5],
  [`3,5${narrowSpace}%`, 3.5],
  ['٣٫٥٪', 3.5],
  ['100%', 100],
  ['0', 0],
  ['-1%', -1],
  ['3.5 percent', 3.5],
  ['3.5 per cent', 3.5],
  ['3.5pct', 3.5],
  ['~3.5%', 3.5],
])('percent %j is %d', (text, value) => {
  expect(read(text, 'percent')).toBe(value);
});

test.each(['%', '3%%', '%3', '$3', '3k'])('percent %j is not a number', (text) => {
  expect(read(text, 'percent')).toBe('not-a-number');
});

test.each([
  ['1,500', 'en-US', 1500],
  ['1,500', 'de-DE', 1.5],
  ['1.500', 'en-US', 1.5],
  ['1.500', 'de-DE', 1500],
  ['1.500', 'fr-FR', 1500],
  ['1,500', 'fr-FR', 1.5],
  ['1,500', 'en-IN', 1500],
  ['1,500', 'de-CH', 1500], // decimal point there
  ['1,500', 'es-MX', 1500],
  ['1.500', 'es-ES', 1500],
  ['1,500', 'pt-BR', 1.5],
  ['1,500', 'ar-EG', 1500],
  ['1,500', 'not a locale', 1500], // read as en-US
  ['1,500', 'en_US@posix', 1500],
  ['1,500', '', 1500],
])('an ambiguous mark before three digits: %j in %s is %d', (text, locale, value) => {
  expect(read(text, 'decimal', locale)).toBe(value);
});

test.each([
  ['1,5', 1.5],
  ['1,50', 1.5],
  ['1,5000', 1.5],
  ['0,500', 0.5],
  ['1234,567', 1234.567],
  ['12 500,500', 12_500.5],
])('%j is %d in every locale, because its mark cannot be grouping', (text, value) => {
  for (const locale of ['en-US', 'de-DE', 'fr-FR', 'en-IN']) {
    expect(read(text, 'decimal', locale)).toBe(value);
  }
});

test('a count of "1,500" or "1.500" is 1500 in every locale', () => {
  for (const locale of ['en-US', 'de-DE', 'fr-FR', 'en-IN']) {
    expect(read('1,500', 'count', locale)).toBe(1500);
    expect(read('1.500', 'count', locale)).toBe(1500);
  }
});

describe('properties', () => {
  const locale = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'en-IN');
  const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
  const amount = cents.map((n) => n / 100 + 0);

  test('parses what Intl writes: decimals', () => {
    fc.assert(
      fc.property(locale, amount, (where, value) => {
        expect(read(new Intl.NumberFormat(where).format(value), 'decimal', where)).toBe(value);
      }),
    );
  });

  test('parses what Intl writes: whole numbers', () => {
    fc.assert(
      fc.property(locale, fc.integer(), (where, value) => {
        expect(read(new Intl.NumberFormat(where).format(value), 'count', where)).toBe(value);
      }),
    );
  });

  test('parses what Intl writes: US dollars, and rejects other currencies', () => {
    const code = fc.constantFrom('USD', 'EUR', 'INR', 'GBP', 'CAD', 'BRL', 'CHF', 'JPY');
    fc.assert(
      fc.property(locale, code, amount, (where, currency, value) => {
        const text = new Intl.NumberFormat(where, { style: 'currency', currency }).format(value);
        expect(read(text, 'money', where)).toBe(currency === 'USD' ? value : 'other-currency');
      }),
    );
  });

  test('parses what Intl writes: percent', () => {
    const tenths = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(locale, tenths, (where, n) => {
        const style = { style: 'percent', maximumFractionDigits: 1 } as const;
        const text = new Intl.NumberFormat(where, style).format(n / 1000);
        expect(read(text, 'percent', where)).toBe(n / 10);
      }),
    );
  });

  test('parses the short forms that platforms show', () => {
    const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
    const scaled = fc.tuple(fc.integer({ min: 10, max: 9999 }), fc.constantFrom(100, 1e5, 1e8));
    fc.assert(
      fc.property(scaled, ([tenths, unit]) => {
        expect(read(short.format(tenths * unit), 'count')).toBe(tenths * unit);
      }),
    );
  });

  test('parses its own field text', () => {
    fc.assert(
      fc.property(locale, amount, (where, value) => {
        expect(read(toNumberText(value, where), 'decimal', where)).toBe(value);
      }),
    );
  });

  test('never throws, and never returns NaN, an infinity or -0', () => {
    const kind = fc.constantFrom<NumberKind>('count', 'money', 'percent', 'decimal');
    const noise = fc.string({
      unit: fc.constantFrom(..."0123456789.,' -+$€%kMe\u00A0٫½".split('')),
    });
    fc.assert(
      fc.property(fc.oneof(noise, fc.string()), kind, locale, (text, what, where) => {
        const parsed = parseNumber(text, { kind: what, locale: where });
        if (!parsed.ok) return;
        expect(Number.isFinite(parsed.value)).toBe(true);
        expect(Object.is(parsed.value, -0)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  test('ignores spaces around the number', () => {
    fc.assert(
      fc.property(fc.constantFrom('12,500', '1.2M', '24.99', 'x'), (text) => {
        expect(read(` ${nbsp}${text}\t`, 'money')).toBe(read(text, 'money'));
      }),
    );
  });
});

test.each([
  [12_500, 'en-US', '12500'],
  [24.99, 'en-US', '24.99'],
  [24.99, 'de-DE', '24,99'],
  [1.234, 'de-DE', '1,234'],
  [0.1, 'en-US', '0.1'],
  [-0, 'en-US', '0'],
  [-3.5, 'fr-FR', '-3,5'],
  [Number.NaN, 'en-US', ''],
  [Infinity, 'en-US', ''],
])('toNumberText writes %d in %s as %j', (value, locale, text) => {
  expect(toNumberText(value, locale)).toBe(text);
});
