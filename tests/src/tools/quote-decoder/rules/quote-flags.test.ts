import { readQuote } from '@functions/_shared/domain/supplier-reply/read-quote.ts';
import { landedCostAnswer } from '@tests/support/landed-cost-answer.ts';
import { expect, test } from 'vitest';
import { oneBasis } from '@/tools/quote-decoder/rules/one-basis.ts';
import { quoteFlags } from '@/tools/quote-decoder/rules/quote-flags.ts';

async function flagsOf(mail: string, units = 1000) {
  const quote = readQuote(mail, { today: '2026-11-30' });
  const response = await landedCostAnswer('cotton t-shirt');
  const choices = { country: null, term: null };
  const basis = oneBasis(quote, { response, units, rates: {}, hts8: undefined, choices });
  return quoteFlags(quote, {
    units,
    basis,
    response,
    formatUsd: (usd) => `$${usd.toFixed(2)}`,
    formatCount: String,
  });
}

const kinds = async (mail: string, units?: number) =>
  (await flagsOf(mail, units)).map(({ kind }) => kind);

test('a price below half of the usual one, with both', async () => {
  // Usual from China at 1,000: $2.50 to $5.50, likely $4, so half is $2.
  const [flag] = await flagsOf('1000pcs USD 1.90 FOB Ningbo');
  expect(flag).toMatchObject({
    kind: 'half the usual price',
    detail: '$1.90 against $2.50 to $5.50',
  });
  expect(await kinds('1000pcs USD 2.10 FOB Ningbo')).toEqual([]);
});

test('a delivered price is compared without the voyage in it', async () => {
  // 2.60 less the lowest freight is above half of $4: no flag on a maybe.
  expect(await kinds('1000pcs USD 2.60 CIF Savannah. Made in China')).toEqual([]);
  expect(await kinds('1000pcs USD 1.50 CIF Savannah. Made in China')).toEqual([
    'half the usual price',
  ]);
});

test('a minimum above the order, in pieces', async () => {
  expect(await flagsOf('100 dozen USD 48/dozen FOB Ningbo, MOQ 100 dozen', 600)).toMatchObject([
    { kind: 'minimum above order', detail: '1200' },
  ]);
  expect(await kinds('1000pcs USD 4 FOB Ningbo, MOQ 1000 pcs')).toEqual([]);
  expect(await kinds('1000pcs USD 4 FOB Ningbo, minimum order value USD 3000')).toEqual([]);
});

test('certificates that are only promised, by name', async () => {
  expect(
    await flagsOf('1000pcs USD 4 FOB Ningbo. We have BSCI. GOTS and FSC can be arranged'),
  ).toMatchObject([{ kind: 'certificate only promised', detail: 'GOTS, FSC' }]);
});

test('a free mailbox only of a company that calls itself large', async () => {
  const mail = '1000pcs USD 4 FOB Ningbo\nlinda@163.com';
  expect(await kinds(mail)).toEqual([]);
  expect(await flagsOf(`${mail}\nWe have 2000 workers`)).toMatchObject([
    { kind: 'free mailbox', detail: 'linda@163.com' },
  ]);
});

test('the gravest comes first', async () => {
  expect(
    await kinds('USD 4, 100% T/T in advance. Our bank account has changed. GOTS can be arranged'),
  ).toEqual([
    'bank account changed',
    'all in advance',
    'no incoterm',
    'price without quantity',
    'certificate only promised',
  ]);
});
