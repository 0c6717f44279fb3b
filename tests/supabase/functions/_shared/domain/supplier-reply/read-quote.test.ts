import { readQuote } from '@functions/_shared/domain/supplier-reply/read-quote.ts';
import type { SupplierQuote } from '@functions/_shared/domain/supplier-reply/supplier-quote.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';
import { judgeMails, supplierMails } from '../../../../../../scripts/eval/supplier-mails.ts';

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

test.each([
  ['the mails of the first rounds', 200, { atLeast: 70, right: 0.985, wrong: 0.006 }],
  ['all mails', 1000, { atLeast: 180, right: 0.965, wrong: 0.008 }],
])(
  'nearly every value of %s is read, and next to none is wrong or invented',
  (_name, below, { atLeast, right, wrong }) => {
    const some = mails.filter(({ id }) => Number(id.replace('mail-', '')) < below);
    const judged = judgeMails(some);
    const share = (...verdicts: readonly string[]) =>
      judged.filter(({ verdict }) => verdicts.includes(verdict)).length / judged.length;
    expect(some.length).toBeGreaterThanOrEqual(atLeast);
    expect(share('right')).toBeGreaterThan(right);
    expect(share('wrong', 'invented')).toBeLessThan(wrong);
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
  ['no GOTS now, but we can apply for GOTS, you pay the audit', 'offered at a cost'],
  ['GOTS certified yarn on request +8%', 'offered at a cost'],
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

test.each([
  ['1000 pcs USD 1.58\nsorry typo, 1.85 not 1.58', [[1000, null, 1.85, 'USD']]],
  ['Price for MOQ 500 is 3.20 USD', [[500, null, 3.2, 'USD']]],
  [
    'below 500 pcs $2.5, 500 and above $2.2',
    [
      [null, 499, 2.5, 'USD'],
      [500, null, 2.2, 'USD'],
    ],
  ],
  ['500~999pcs $2.2', [[500, 999, 2.2, 'USD']]],
  ['USD 2.1 based on 1000pcs', [[1000, null, 2.1, 'USD']]],
  ['1万件 2.5元', [[10_000, null, 2.5, 'CNY']]],
  ['1 lakh pcs Rs 36.50', [[100_000, null, 36.5, 'INR']]],
  [
    'price 3.2 to 3.8 usd',
    [
      [null, null, 3.2, 'USD'],
      [null, null, 3.8, 'USD'],
    ],
  ],
  [
    '$1.2 for 1k, $1.05 for 5k',
    [
      [1000, null, 1.2, 'USD'],
      [5000, null, 1.05, 'USD'],
    ],
  ],
  [
    '$4.85 (500), $4.35 (1000)',
    [
      [500, null, 4.85, 'USD'],
      [1000, null, 4.35, 'USD'],
    ],
  ],
  ['USD 3.2/pc@1000pcs', [[1000, null, 3.2, 'USD']]],
  [
    '500-999 1.05$\n1k+ 0.88$',
    [
      [500, 999, 1.05, 'USD'],
      [1000, null, 0.88, 'USD'],
    ],
  ],
  [
    'At 500 it drops to $6.15, and if you can do 3000 I make it 5.30',
    [
      [500, null, 6.15, 'USD'],
      [3000, null, 5.3, 'USD'],
    ],
  ],
  [
    '500 / 1000 / 2000 pcs\n3.15 / 2.89 / 2.74 usd',
    [
      [500, null, 3.15, 'USD'],
      [1000, null, 2.89, 'USD'],
      [2000, null, 2.74, 'USD'],
    ],
  ],
  [
    '1,28 € à partir de 3 000, 1,10 € pour 5 000 pièces',
    [
      [3000, null, 1.28, 'EUR'],
      [5000, null, 1.1, 'EUR'],
    ],
  ],
  [
    'Quantity\n500\n1000\n2000\nUnit price (FOB Yantian, USD)\n5.12\n3.96\n3.41',
    [
      [500, null, 5.12, 'USD'],
      [1000, null, 3.96, 'USD'],
      [2000, null, 3.41, 'USD'],
    ],
  ],
  ['price per 100 pcs: $12.50 for 5,000', [[5000, null, 12.5, 'USD']]],
  ['unit price $.85 for 1k pcs', [[1000, null, 0.85, 'USD']]],
  ['for the three thousand he say two dollars ten', [[3000, null, 2.1, 'USD']]],
  ['一千个 12块5', [[1000, null, 12.5, 'CNY']]],
  ['The price is USD 3.92, based on 1200 pieces', [[1200, null, 3.92, 'USD']]],
  ['bin adet için 6,25 Euro', [[1000, null, 6.25, 'EUR']]],
  ['we can not do USD 2.0, best is USD 2.4/pc', [[null, null, 2.4, 'USD']]],
  [
    'QTY   UNIT   TOTAL\n500   $1.42   $710.00\n1,000   $0.96   $960.00',
    [
      [500, null, 1.42, 'USD'],
      [1000, null, 0.96, 'USD'],
    ],
  ],
])('ties the prices of %j to their quantities', (mail, steps) => {
  expect(stepsOf(readQuote(mail))).toEqual(steps);
});

test.each([
  ['within 30 days after receiving your deposit', { low: 30, high: 30, from: 'deposit' }],
  ['Lead time: 4 weeks from PO', { low: 28, high: 28, from: 'order' }],
  [
    'Delivery 30 to 35 days after receipt of deposit and approval of the proof',
    { from: 'artwork approval' },
  ],
  ['Termin: 5-6 weeks after sample approve', { low: 35, high: 42, from: 'sample approval' }],
  ['20-25 working days after deposit', { isWorkingDays: true }],
  ['Production 45 days after L/C', { low: 45, from: null }],
  ['dispatch in one month and a half from advance', { low: 45, high: 45, from: 'deposit' }],
  ['entrega entre 25 y 30 días laborables', { low: 25, high: 30, isWorkingDays: true }],
  ['Termin: numune onayından sonra 4-5 hafta', { low: 28, high: 35, from: 'sample approval' }],
  ['Lead time is now 75-80 days (not 60 like before)', { low: 75, high: 80 }],
  ['Lead time: 20 days (500 pcs), 30 days (3000 pcs)', { low: 20, high: 30 }],
  ['sea freight 30 days, production 20 days', { low: 20, high: 20 }],
  ['Lead time: 100 sets: 12 days, 500 sets: 18 days', { low: 12, high: 18 }],
  [
    'Üretim süresi: avans ödemesinden sonra 20 iş günü',
    { low: 20, from: 'deposit', isWorkingDays: true },
  ],
])('reads when the goods of “%s” are ready', (mail, lead) => {
  expect(readQuote(mail).leadTime?.value).toMatchObject(lead);
});

test('two times and no word on which holds are no time', () => {
  expect(readQuote('Time is 25 day around\nall goods 15 day finish').leadTime).toBeNull();
});

test.each([
  ['30% deposit, 70% against copy of B/L, T/T', 30, 'against B/L copy', ['T/T']],
  ['Payment 30/70 TT', 30, null, ['T/T']],
  ['D/P at sight', undefined, 'at sight', ['D/P']],
  ['%40 peşin, %60 sevkiyat öncesi', 40, 'before shipment', []],
  ['Anticipo 60%, resto contra entrega', 60, 'on delivery', []],
  ['Paypal not accept, T/T 30/70', 30, null, ['T/T']],
  ['PayPal (PayPal +4.4%), 50% deposit', 50, null, ['PayPal']],
  ['Payment up front by card', 100, null, ['credit card']],
  ['定金3成，发货前付清余款', 30, 'before shipment', []],
  ['half when you order, balance before we post it', 50, 'before shipment', []],
  ['%50 pesin, %50 yuklemeden once, havale', 50, 'before shipment', ['T/T']],
  ['Payment: 30% deposit\nAll orders: 50% deposit', undefined, null, []],
])('reads how “%s” is paid', (mail, deposit, balance, methods) => {
  const { payment } = readQuote(mail);
  expect(payment?.depositPct?.value).toBe(deposit);
  expect(payment?.balance?.value ?? null).toBe(balance);
  expect((payment?.methods ?? []).map(({ value }) => value)).toEqual(methods);
});

test.each([
  ['packing: 10pcs/inner box, 100pcs/ctn', 100, undefined, undefined],
  ['carton 16x12x10 inch, 33 lbs, 24pcs/ctn', 24, [40.6, 30.5, 25.4], 15],
  ['carton 600*400*300mm', undefined, [60, 40, 30], undefined],
  ['Koli: 50 adet, 60x40x35 cm, 11,50 kg', 50, [60, 40, 35], 11.5],
  ['40 pcs/ctn, N.W. 15.2 kg / G.W. 16.0 kg', 40, undefined, 16],
  ['20pcs/ctn\nsorry, it is 12pcs/ctn', 12, undefined, undefined],
  ['Caixas de 150 pares, 58 x 38 x 36 cm, peso bruto 11,5 kg', 150, [58, 38, 36], 11.5],
  ['12 pcs solid size per export carton', 12, undefined, undefined],
  ['Case pack 48, 16 x 12 x 8 in, 17 lb gross', 48, [40.6, 30.5, 20.3], 7.7],
  ['Carton size: L60 x W40 x H38 cm', undefined, [60, 40, 38], undefined],
])('reads the carton of “%s”', (mail, pieces, size, kilograms) => {
  const { packing } = readQuote(mail);
  expect(packing?.unitsPerCarton?.value).toBe(pieces);
  expect(packing?.cartonSizeCm?.value).toEqual(size);
  expect(packing?.cartonWeightKg?.value).toBe(kilograms);
});

test.each([
  ['Offer valid for 30 days', { days: 30, until: null }],
  ['valid until 31 Dec 2026', { days: null, until: '2026-12-31' }],
  ['quotation valid till 15/1/2027', { days: null, until: '2027-01-15' }],
  ['Valid until end of December', { days: null, until: '2026-12-31' }],
  ['报价有效期15天', { days: 15, until: null }],
  ['Fiyatlar 15 gün geçerlidir', { days: 15, until: null }],
  ['Prices good thru 12/31', { days: null, until: '2026-12-31' }],
  ['Pls confirm by 10 December to hold the yarn', { days: null, until: '2026-12-10' }],
])('reads how long “%s” holds', (mail, validity) => {
  expect(readQuote(mail, { today }).validity?.value).toEqual(validity);
});

test('a price list that was copied column by column is put together again', () => {
  const mail = `Item No.
A-1
A-2
Description
20oz tumbler
30oz tumbler
FOB Ningbo 1000pcs
USD2.95
USD3.60
PCS/CTN
24
20`;
  const quote = readQuote(mail, { product: '30oz tumbler' });
  expect(stepsOf(quote)).toEqual([[1000, null, 3.6, 'USD']]);
  expect(quote.packing?.unitsPerCarton?.value).toBe(20);
});

test('in a chat, the buyer offers nothing, and the question says what the answer is about', () => {
  const quote = readQuote(`[10:02] Amy: 1.05 usd/pair 1000 pairs, exw
[10:10] Me: whats the moq? and can you do $0.80?
[10:12] Amy: 500 pairs each color
[10:15] Me: sample?
[10:16] Amy: 30 usd, one week`);
  expect(stepsOf(quote)).toEqual([[1000, null, 1.05, 'USD']]);
  expect(quote.minimumOrder?.value).toEqual({ quantity: 500, unit: 'pair', per: 'color' });
  expect(quote.sample).toMatchObject({
    price: { value: { amount: 30 } },
    days: { value: { low: 7, high: 7 } },
  });
});

test.each([
  ['ceramic dinner plate', 'Ceramic dinner plate 27 cm: USD 3.20/pc for 1000 pcs', 3.2],
  ['silicone ice mold', 'Silicone ice mold price: 1000 pcs $1.2', 1.2],
  ['glass food container', 'food container 1000 pcs $2.1', 2.1],
  ['gift box', 'Gift box 20x20: 1000 pcs USD 0.85', 0.85],
])('a price of a %s is one, though its name is also a topic', (product, mail, usd) => {
  expect(stepsOf(readQuote(mail, { product }))).toEqual([[1000, null, usd, 'USD']]);
});

test('prices without a term do not take that of a list beside them', () => {
  const quote = readQuote('500 pcs $1.28\n1000 pcs $1.12\nDDP USA: 500 pcs $1.85');
  expect(quote.priceSteps.map(({ value }) => value.incoterm)).toEqual([null, null, 'DDP']);
});

test('a column for each term is a price for each', () => {
  const quote = readQuote(
    '| Quantity | FOB Shenzhen | DDP New York |\n|---|---|---|\n| 300 pcs | $6.10 | $8.90 |',
  );
  expect(quote.priceSteps.map(({ value }) => [value.unitPrice, value.incoterm])).toEqual([
    [6.1, 'FOB'],
    [8.9, 'DDP'],
  ]);
});

test('a line of two terms prices one size under each', () => {
  const quote = readQuote('1.000 adet 228,50 TL (EXW Denizli) 5,45 USD (FOB İzmir)');
  expect(quote.priceSteps.map(({ value }) => value)).toMatchObject([
    { fromQuantity: 1000, unitPrice: 228.5, currency: 'TRY', incoterm: 'EXW' },
    { fromQuantity: 1000, unitPrice: 5.45, currency: 'USD', incoterm: 'FOB' },
  ]);
});

test.each([
  ['Sample 75 usd, after you order we minus it', true],
  ['打样费100元，大货退还', true],
  ['Muestra 25 €, se descuenta del pedido', true],
  ['Sample 20 usd, not given back', false],
  ['Sample 20 usd', null],
])('reads whether “%s” gives the money back', (mail, isRefundable) => {
  expect(readQuote(mail).sample?.isRefundable?.value ?? null).toBe(isRefundable);
});

test.each([
  ['Carving of wooden block is Rs 3,500 one time', 3500],
  ['Cylinder charges for printing of carton USD 180', 180],
  ['Printing film no charge', 0],
  ['Werkzeugkosten EUR 3.800', 3800],
  ['There is no mold fee', 0],
])('reads the tool of “%s”', (mail, amount) => {
  expect(readQuote(mail).tooling?.price.value.amount).toBe(amount);
});

test.each([
  ['Less than 300 sorry cannot', 300, null],
  ['We start at 200 pcs per fragrance', 200, 'scent'],
  ['mínimo 250 pares por modelo y color', 250, 'color'],
  ['min. 600 pcs per style', 600, 'design'],
])('reads the least order of “%s”', (mail, quantity, per) => {
  expect(readQuote(mail).minimumOrder?.value).toMatchObject({ quantity, per });
});

test.each([
  'There’s no minimum, but under 100 we charge more',
  'Container order value is more than Rs 87 lakh',
])('“%s” is no minimum', (mail) => {
  expect(readQuote(mail).minimumOrder).toBeNull();
});

test.each([
  ['Fabricado em Portugal', 'PT'],
  ['河北南宫自己工厂', 'CN'],
  ['All is handmade in our workshop in Oaxaca', 'MX'],
  ['Our factory price FOB Ningbo', null],
  ['Greetings from Dhaka', null],
])('reads where the goods of “%s” are made', (mail, country) => {
  expect(readQuote(mail).origin?.value ?? null).toBe(country);
});
