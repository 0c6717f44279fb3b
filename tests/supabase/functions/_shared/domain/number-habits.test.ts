import {
  parseEngagementRatePct,
  parseFollowers,
  parsePriceUsd,
} from '@functions/_shared/domain/calc/audience-product.ts';
import {
  parseOrders,
  parseUsd,
} from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';
import { describe, expect, test } from 'vitest';
import { parseEngagementFields } from '@/tools/engagement-dialog/rules/engagement-fields.ts';
import { emptyRfqFields, parseRfq } from '@/tools/rfq-generator/rules/rfq.ts';

/**
 * Every number a visitor can type, in the notations of Germany, France and Switzerland, with the
 * browser set to English: parsed as intended or rejected; never anything else.
 */

const narrowSpace = '\u202F';
const nbsp = '\u00A0';
const locales = ['en-US', 'de-DE', 'fr-FR', 'de-CH'];

function numberOrCode(parsed: { ok: true; value: number } | { ok: false; code: string }) {
  return parsed.ok ? parsed.value : parsed.code;
}

const counts: Record<string, (text: string, locale: string) => unknown> = {
  'followers of the calculators': (text, locale) => numberOrCode(parseFollowers(text, locale)),
  'followers of the engagement dialog': (text, locale) => {
    const fields = { followers: text, averageLikes: '1', averageComments: '1' };
    const read = parseEngagementFields(fields, locale);
    return read.ok ? read.input.followers : read.errors.followers;
  },
  'orders a month': parseOrders,
  'pieces of an RFQ': (text, locale) =>
    parseRfq({ ...emptyRfqFields(''), firstQuantity: text }, locale).rfq.quantities[0],
};

const amounts: Record<string, (text: string, locale: string) => unknown> = {
  'price of the calculators': (text, locale) => numberOrCode(parsePriceUsd(text, locale)),
  'costs of fulfillment': parseUsd,
  'target price of an RFQ': (text, locale) => {
    const { rfq, errors } = parseRfq({ ...emptyRfqFields(''), targetPrice: text }, locale);
    return rfq.targetPriceUsd ?? errors.targetPrice;
  },
};

describe.each(Object.entries(counts))('%s', (_field, read) => {
  test.each([
    '12.500',
    '12,500',
    '12 500',
    `12${nbsp}500`,
    `12${narrowSpace}500`,
    "12'500",
    '12’500',
  ])('%j is 12,500 everywhere', (text) => {
    for (const locale of locales) expect(read(text, locale), locale).toBe(12_500);
  });
});

describe.each(Object.entries(amounts))('%s', (_field, read) => {
  test.each([
    ['1,5', 1.5],
    ['24,99', 24.99],
    ['24,99 $', 24.99],
    ['1.234,56', 1234.56],
    ['1 234,56', 1234.56],
    [`1${narrowSpace}234,56${nbsp}$`, 1234.56],
    ["1'234.50", 1234.5],
    ['1’234,50', 1234.5],
  ])('%j is %d everywhere', (text, value) => {
    for (const locale of locales) expect(read(text, locale), locale).toBe(value);
  });

  test.each(['24,99 €', '€ 24.99', 'CHF 24.50', '30 euros'])(
    '%j is never parsed as dollars',
    (text) => {
      for (const locale of locales)
        expect([undefined, 'other-currency']).toContain(read(text, locale));
    },
  );
});

test.each([
  ['3,5', 3.5],
  ['12,5 %', 12.5],
  [`12,5${narrowSpace}%`, 12.5],
  ['3.5%', 3.5],
])('a rate of %j is %d everywhere', (text, value) => {
  for (const locale of locales) {
    expect(numberOrCode(parseEngagementRatePct(text, locale)), locale).toBe(value);
  }
});
