import { parseAverage } from '@functions/_shared/domain/parse-average.ts';
import { expect, test } from 'vitest';

test.each([
  ['1.2k', 'en-US', 1200],
  ['12.500', 'en-US', 12_500],
  ['12.5', 'en-US', 12.5],
  ['35,5', 'de-DE', 35.5],
])('parses %s in %s as %d', (text, locale, value) => {
  expect(parseAverage(text, locale)).toEqual({ ok: true, value });
});

test('says why something is not an average', () => {
  expect(parseAverage('', 'en-US')).toEqual({ ok: false, code: 'empty' });
  expect(parseAverage('some', 'en-US')).toEqual({ ok: false, code: 'not-a-number' });
});
