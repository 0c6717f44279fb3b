import { parseDropText } from '@functions/_shared/domain/demand/drop-text.ts';
import { expect, test } from 'vitest';

test('a text comes on one line, without hidden characters', () => {
  expect(parseDropText('product', '  Oat\u202e milk\n mug ')).toEqual({
    ok: true,
    value: 'Oat milk mug',
  });
});

test('only the line about it may be left out', () => {
  expect(parseDropText('tagline', ' ')).toEqual({ ok: true, value: '' });
  expect(parseDropText('product', ' ')).toEqual({ ok: false, code: 'required' });
  expect(parseDropText('creator', '')).toEqual({ ok: false, code: 'required' });
});

test.each([
  'https://evil.example',
  'www.evil',
  'see evil.com now',
  'write to a@b',
  'call 555 123 4567',
  'Call +1 (555) 123-4567',
  'see ｅｖｉｌ．ｃｏｍ',
  'see evil\u3002com',
  'see evil.\u200bcom',
  'call 555\u2060123\u20604567',
])('%s leads off the page', (text) => {
  expect(parseDropText('tagline', text)).toEqual({ ok: false, code: 'link' });
});

// A handle with a dot reads like an address, and is refused: safer than the other way round.
test.each([
  ['@ana_bakes', true],
  ['No. 5 soap, 3.5 oz', true],
  ['Made for 20 - 30 mugs', true],
  ['@ana.makes', false],
])('%s is taken: %s', (text, isTaken) => {
  expect(parseDropText('creator', text).ok).toBe(isTaken);
});

test('a text of invisible characters alone is blank', () => {
  expect(parseDropText('product', '\u200b\u2060')).toEqual({ ok: false, code: 'required' });
});

test('what is invisible in a text that may stay stays', () => {
  expect(parseDropText('product', 'Apron for 👩‍🍳…')).toEqual({
    ok: true,
    value: 'Apron for 👩‍🍳…',
  });
});

test('each has its length', () => {
  expect(parseDropText('creator', 'x'.repeat(40)).ok).toBe(true);
  expect(parseDropText('creator', 'x'.repeat(41))).toEqual({ ok: false, code: 'too-long' });
});
