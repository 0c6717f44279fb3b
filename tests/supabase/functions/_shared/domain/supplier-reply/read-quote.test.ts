import { readQuote } from '@functions/_shared/domain/supplier-reply/read-quote.ts';
import type { SupplierQuote } from '@functions/_shared/domain/supplier-reply/supplier-quote.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';
import { supplierMails } from '../../../../../../scripts/eval/supplier-mails.ts';

const today = '2026-11-30';
const mails = supplierMails();

/** Every source of a quote. */
function sourcesOf(value: unknown): { from: number; to: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('from' in value && 'to' in value && typeof value.from === 'number') {
    return [{ from: value.from, to: Number(value.to) }];
  }
  return Object.values(value).flatMap(sourcesOf);
}

function stepsOf({ priceSteps }: SupplierQuote) {
  return priceSteps.map(({ value: { fromQuantity, toQuantity, unitPrice, currency } }) => [
    fromQuantity,
    toQuantity,
    unitPrice,
    currency,
  ]);
}

test.each(mails.map(({ id, text, product }) => [id, text, product] as const))(
  'every value of %s comes from words of the mail',
  (_id, text, product) => {
    const quote = readQuote(text, { product, today });
    expect(quote.text.length).toBe(text.length);
    for (const { from, to } of sourcesOf({ ...quote, text: '' })) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(text.length);
      expect(quote.text.slice(from, to).trim()).not.toBe('');
    }
  },
);

test('the words of a price hold the price and its quantity', () => {
  const quote = readQuote('Hi\n1000-2999pcs  US$4.95 FOB Ningbo', { today });
  const [step] = quote.priceSteps;
  expect(step && quote.text.slice(step.source.from, step.source.to)).toBe('1000-2999pcs  US$4.95');
});

test('a mail of several products is read for the one that was asked for', () => {
  const mail = `| Model | Size | 500 pcs | 1,000 pcs |
|---|---|---|---|
| Bib, silicone | one | $1.35 | $1.22 |
| Bowl, silicone | one | $1.85 | $1.70 |`;
  expect(stepsOf(readQuote(mail, { product: 'silicone bowl' }))).toEqual([
    [500, null, 1.85, 'USD'],
    [1000, null, 1.7, 'USD'],
  ]);
  const { isOpenProduct, ...open } = readQuote(mail);
  expect(isOpenProduct).toBe(true);
  expect(open.priceSteps).toHaveLength(2);
});

test.each([
  ['MOQ is 500 not 300', 'MOQ 300 pcs\nsorry, MOQ is 500 not 300', 500],
  [
    'two numbers and no word on which holds',
    'MOQ: 300 pcs per color\nNote: MOQ 500 pcs per color',
    null,
  ],
  [
    'a minimum of the printing beside that of the order',
    'MOQ 300 pcs. Custom color MOQ 1000 pcs',
    300,
  ],
  ['an answer below the question', '> What is your MOQ?\n200 pcs per design', 200],
])('reads the minimum from %s', (_name, mail, quantity) => {
  expect(readQuote(mail).minimumOrder?.value.quantity ?? null).toBe(quantity);
});

test.each([
  ['单价18.5元/件，起订量1000件', 18.5, 'CNY'],
  ['Fiyat: 3,75 €/adet', 3.75, 'EUR'],
  ['Precio: $148.00 MXN c/u', 148, 'MXN'],
  ['Rs. 46.50 / pc', 46.5, 'INR'],
  ['Preis 0,89 EUR/Stück', 0.89, 'EUR'],
  ['price 2.3$ one pcs', 2.3, 'USD'],
])('reads the price of “%s”', (mail, unitPrice, currency) => {
  expect(readQuote(mail).priceSteps.map(({ value }) => value)).toMatchObject([
    { unitPrice, currency },
  ]);
});

test.each([
  'sample fee USD 50',
  'mold cost $850',
  'express to USA by DHL about 42$',
  'logo printing +0.35 usd each',
  'Exchange rate: USD 1 = RMB 7.05',
  'your target price is too low',
  'total amount USD 3,940.00',
  'LFGB report, you pay 350usd',
])('reads no price of the goods into “%s”', (mail) => {
  expect(stepsOf(readQuote(mail))).toEqual([]);
});

test('what stands only in an older message is left out, unless the newest says that it holds', () => {
  const older =
    '\n\nFrom: Tom\nSent: Tuesday\nTo: Ann\nSubject: RE\n\nMOQ 500 pcs, FOB Ningbo, 1000 pcs $2.38';
  const newest = '1000 pcs $2.64';
  expect(readQuote(`${newest}${older}`)).toMatchObject({ minimumOrder: null, incoterms: [] });
  const held = readQuote(`${newest}\nEverything else same as in my mail below.${older}`);
  expect(stepsOf(held)).toEqual([[1000, null, 2.64, 'USD']]);
  expect(held.minimumOrder?.value.quantity).toBe(500);
  expect(held.incoterms[0]?.value).toEqual({ term: 'FOB', place: 'Ningbo' });
});

test.each([
  ['we cannot do DDP, price is FOB Ningbo', ['FOB']],
  ['Do you need FOB or CIF price?', []],
  ['C&F Los Angeles', ['CFR']],
  ['these are EXW Zhongshan price', ['EXW']],
  ['price ex-factory Karur', ['EXW']],
])('reads the terms of “%s”', (mail, terms) => {
  expect(readQuote(mail).incoterms.map(({ value }) => value.term)).toEqual(terms);
});

test.each([
  ['we have GOTS certificate', 'has'],
  ['can do GOTS if you need', 'can get'],
  ['GOTS can be arranged at buyer’s expense', 'offered at a cost'],
  ['GOTS we do not have for the moment', undefined],
])('“%s” is no more than it says', (mail, status) => {
  expect(readQuote(mail).certificates[0]?.value.status).toBe(status);
});

test.each([
  ['100% T/T in advance', ['all in advance']],
  ['Payment: 30% deposit, 70% before shipment', []],
  ['Sample is 100% paid in advance, order 30% deposit', []],
  ['Our bank account has changed, use the new one', ['bank account changed']],
  ['please pay to the personal account of our boss', ['personal account']],
  ['Offer valid until 15 Nov 2026', ['expired']],
  ['Offer valid until 15 Dec 2026', []],
])('warns of “%s”', (mail, warnings) => {
  expect(readQuote(mail, { today }).warnings.map(({ value }) => value)).toEqual(warnings);
});

test('reads any text without failing, and in order', () => {
  const words = fc.constantFrom(
    'USD',
    '3.20',
    '1,000',
    'pcs',
    'MOQ',
    'FOB',
    'Ningbo',
    '30%',
    'deposit',
    'sample',
    '\n',
    '\t',
    '|',
    '2 x 3 x 4',
    'days',
    '25-30',
    '定金',
    '件',
    'adet',
    '> ',
    'From: a',
    'Sent: b',
    '[a 10:02]',
    '$',
    '-',
    ',',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 300 }),
        fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
      ),
      (mail) => {
        const quote = readQuote(mail, { product: 'mug', today });
        for (const { from, to } of sourcesOf({ ...quote, text: '' })) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(quote.text.length);
        }
        for (const { value } of quote.priceSteps) expect(value.unitPrice).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
