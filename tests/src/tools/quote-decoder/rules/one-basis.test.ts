import { readQuote } from '@functions/_shared/domain/supplier-reply/read-quote.ts';
import { landedCostAnswer } from '@tests/support/landed-cost-answer.ts';
import { expect, test } from 'vitest';
import {
  countryOf,
  oneBasis,
  type QuoteChoices,
  quotedLine,
  termOf,
} from '@/tools/quote-decoder/rules/one-basis.ts';
import { piecePrice, piecesIn } from '@/tools/quote-decoder/rules/piece-price.ts';

const open: QuoteChoices = { country: null, term: null };

async function basisOf(mail: string, choices: QuoteChoices = open, units = 1000) {
  return oneBasis(readQuote(mail), {
    response: await landedCostAnswer('cotton t-shirt'),
    units,
    rates: {},
    hts8: '6109.10.00',
    choices,
  });
}

test('a complete quote is brought to the door', async () => {
  const basis = await basisOf('1000pcs US$4.00 FOB Ningbo. Tooling cost USD 100');
  // See delivered-quote.test.ts for the arithmetic.
  expect(basis).toMatchObject({
    isKnown: true,
    term: 'FOB',
    country: 'china',
    delivered: { deliveredUsd: { likely: expect.closeTo(6.2159, 4) } },
    orderUsd: { likely: expect.closeTo(6215.9, 0) },
    toolingUsd: { likely: 100 },
  });
});

test('freight follows the carton that the mail states', async () => {
  const [small, large] = await Promise.all([
    basisOf('1000pcs $4 FOB Ningbo, 100pcs/ctn, carton 40x30x30cm, GW 18kg'),
    basisOf('1000pcs $4 FOB Ningbo, 20pcs/ctn, carton 60x50x50cm, GW 18kg'),
  ]);
  if (!small?.isKnown || !large?.isKnown) throw new Error('both are complete');
  const freight = (basis: typeof small) =>
    basis.delivered.steps.find(({ id }) => id === 'freight')?.addedUsd?.likely ?? 0;
  expect(freight(large)).toBeGreaterThan(freight(small) * 2);
});

test.each([
  ['FOB Ningbo, MOQ 500', 'price'],
  ['price is 3.25 FOB Ningbo', 'currency'],
  ['USD 3.20/kg FOB Ningbo', 'unit'],
  ['1000pcs USD 3.20', 'term'],
  ['1000pcs USD 3.20 CIF Savannah', 'country'],
  ['1000pcs 3,20 EUR EXW. Made in Spain', 'no lane'],
] as const)('“%s” says that the %s is open', async (mail, gap) => {
  expect(await basisOf(mail)).toEqual({ isKnown: false, gap });
});

test('a price with everything in it needs no country', async () => {
  expect(await basisOf('1000pcs USD 8.20 DDP Chicago')).toMatchObject({
    isKnown: true,
    country: null,
    delivered: { deliveredUsd: { low: 8.2, likely: 8.2, high: 8.2 } },
  });
  expect(await basisOf('1000pcs USD 8.20 DDP Chicago. Made in Spain')).toMatchObject({
    isKnown: true,
    country: null,
  });
});

test('what the mail leaves open the visitor chooses', async () => {
  const basis = await basisOf('1000pcs USD 3.20', { country: 'vietnam', term: 'EXW' });
  expect(basis).toMatchObject({ isKnown: true, term: 'EXW', country: 'vietnam' });
});

test('a mail with two terms is compared under the chosen one', async () => {
  const mail = 'FOB Ningbo 1000pcs 6.55 usd\nDDP 1000pcs 8.95 usd';
  expect(termOf(readQuote(mail), null)).toBe('FOB');
  expect(await basisOf(mail, { country: null, term: 'DDP' })).toMatchObject({
    term: 'DDP',
    delivered: { deliveredUsd: { likely: 8.95 } },
  });
  // A term that the mail does not offer is no choice.
  expect(termOf(readQuote(mail), 'CIF')).toBe('FOB');
});

test.each([
  ['USD 3 FOB Ningbo', { country: 'china', from: 'place' }],
  ['USD 3 CIF New York', { country: null, from: 'none' }],
  ['Our factory in Binh Duong, Vietnam. USD 3 FOB Ningbo', { country: 'vietnam', from: 'mail' }],
  ['made in Spain', { country: null, from: 'mail', isUnlisted: true }],
])('says where the goods of “%s” are made', (mail, country) => {
  expect(countryOf(readQuote(mail), null)).toMatchObject(country);
});

test.each([
  [499, 5, true],
  [500, 5, false],
  [999, 5, false],
  [1000, 4, false],
  [50_000, 4, false],
])('%s pieces are priced at the step they fall into', (units, usd, isBelowSteps) => {
  const quote = readQuote('500-999 pcs $5\n1000 pcs $4');
  expect(piecePrice(quote, { units, term: null, rates: {} })).toMatchObject({
    priceUsd: { likely: usd },
    isBelowSteps,
  });
});

test('a dozen is twelve pieces, in the price and in the quantity', () => {
  const quote = readQuote('50 dozen: USD 12.00/dozen\n100 dozen: USD 9.60/dozen');
  expect(piecePrice(quote, { units: 600, term: null, rates: {} })).toMatchObject({
    priceUsd: { likely: 1 },
  });
  expect(piecePrice(quote, { units: 1200, term: null, rates: {} })).toMatchObject({
    priceUsd: { likely: expect.closeTo(0.8) },
  });
});

test.each([
  ['piece', 1],
  ['set', 1],
  ['dozen', 12],
  ['100 pieces', 100],
  ['kg', undefined],
])('a price by the %s is for %s pieces', (unit, pieces) => {
  expect(piecesIn(unit)).toBe(pieces);
});

test('another currency counts at a planning range, or at the visitor’s own rate', () => {
  const quote = readQuote('1000件 20元/件');
  expect(piecePrice(quote, { units: 1000, term: null, rates: {} })).toMatchObject({
    // 20 × 0.137, 0.14 and 0.144.
    priceUsd: {
      low: expect.closeTo(2.74),
      likely: expect.closeTo(2.8),
      high: expect.closeTo(2.88),
    },
    rate: 'planning',
  });
  expect(piecePrice(quote, { units: 1000, term: null, rates: { CNY: 0.15 } })).toMatchObject({
    priceUsd: { low: 3, likely: 3, high: 3 },
    rate: 'own',
  });
});

test('the tariff code of the mail counts where the goods may enter under it', async () => {
  const response = await landedCostAnswer('cotton t-shirt');
  expect(quotedLine(readQuote('HS code 6109.10.0012'), response)).toBe('6109.10.00');
  expect(quotedLine(readQuote('HS code 6109'), response)).toBeUndefined();
  expect(quotedLine(readQuote('HS code 4202.92.00'), response)).toBeUndefined();
});
