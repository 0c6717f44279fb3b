import { readQuote } from '@functions/_shared/domain/supplier-reply/read-quote.ts';
import type { SupplierQuote } from '@functions/_shared/domain/supplier-reply/supplier-quote.ts';
import { unwrapped } from '@functions/_shared/domain/supplier-reply/unwrap.ts';
import { expect, test } from 'vitest';

const today = '2026-11-30';

function read(mail: string, product = ''): SupplierQuote {
  return readQuote(mail, { product, today });
}

/** [from, price, currency] of every price. */
function pricesOf({ priceSteps }: SupplierQuote) {
  return priceSteps.map(({ value: { fromQuantity, unitPrice, currency } }) => [
    fromQuantity,
    unitPrice,
    currency,
  ]);
}

test('lines that a page broke are read as one', () => {
  const mail = `Price terms: FOB
Tianjin
500 pcs  USD
2.68
1500 pcs  USD
2.24
Carton size: 52 x 39 x
38 cm
Lead time: 35 days after
deposit and artwork
approval
Payment: T/T 30% deposit,
70% before
shipment
Validity: 15
days`;
  expect(unwrapped(mail)).toHaveLength(mail.length);
  const quote = read(mail);
  expect(pricesOf(quote)).toEqual([
    [500, 2.68, 'USD'],
    [1500, 2.24, 'USD'],
  ]);
  expect(quote.incoterms[0]?.value).toEqual({ term: 'FOB', place: 'Tianjin' });
  expect(quote.packing?.cartonSizeCm?.value).toEqual([52, 39, 38]);
  expect(quote.leadTime?.value).toMatchObject({ low: 35, from: 'artwork approval' });
  expect(quote.payment?.balance?.value).toBe('before shipment');
  expect(quote.validity?.value.days).toBe(15);
});

test.each([
  ['the lines of a list', 'MOQ: 500 pcs\nsample free\nFOB Ningbo\n1000 pcs 2.10 USD'],
  ['columns copied one below the other', 'Ctn (cm)\n56x38x25\n49x37x28\nPCS/CTN\n24\n48'],
  ['rows with tabs', 'Qty\tPrice for\n500\t2.10'],
  ['quoted lines', '> is it from\n> Ningbo'],
])('%s stay apart', (_name, text) => {
  expect(unwrapped(text)).toBe(text);
});

test('a chat with a name and a time above each message is divided by who speaks', () => {
  const quote = read(`Cindy Wu
2026-11-24 09:14
Dear friend, glad to hear from you
You
2026-11-24 21:02
price for 1000 pcs? And how much is the sample? my target 0.70
Cindy Wu
2026-11-25 08:31
1000pcs $0.92/pc, 3000pcs $0.85/pc EXW
Cindy Wu
2026-11-25 08:32
sample free, courier fee $28 by you`);
  expect(pricesOf(quote)).toEqual([
    [1000, 0.92, 'USD'],
    [3000, 0.85, 'USD'],
  ]);
  expect(quote.incoterms.map(({ value }) => value)).toEqual([{ term: 'EXW', place: null }]);
  expect(quote.sample).toMatchObject({ price: null, isFree: { value: true } });
});

test('the price that a question asks for is that of the thing it names', () => {
  const quote = read(`[11/27/26, 8:02 AM] Tony: 500 - 3.9
[11/27/26, 8:02 AM] Tony: 1000 - 3.45
[11/27/26, 8:02 AM] Tony: usd, fob xiamen
[11/27/26, 8:09 AM] Dana: sample cost?
[11/27/26, 8:09 AM] Tony: 50usd`);
  expect(pricesOf(quote)).toEqual([
    [500, 3.9, 'USD'],
    [1000, 3.45, 'USD'],
  ]);
  expect(quote.sample?.price?.value).toEqual({ amount: 50, currency: 'USD' });
});

test.each([
  [
    'Quantity you make 3000 we can give 1.35 dollar one piece, if you make 5000 the price become 1.22 dollar one piece',
    [
      [3000, 1.35, 'USD'],
      [5000, 1.22, 'USD'],
    ],
  ],
  [
    'from $0.42 if big quantity. For 2k you need it is $0.61, 5k $0.49',
    [
      [2000, 0.61, 'USD'],
      [5000, 0.49, 'USD'],
    ],
  ],
  [
    'Rates in USD CIF Newark: 4.95 for 500 pcs, 4.60 for 1,000 pcs',
    [
      [500, 4.95, 'USD'],
      [1000, 4.6, 'USD'],
    ],
  ],
  [
    'Our last price was USD 4.95 for 1200 pcs. If you can raise to 2000 pcs we agree USD 4.60',
    [[2000, 4.6, 'USD']],
  ],
])('a price is tied to a quantity of its own sentence: “%s”', (mail, prices) => {
  expect(pricesOf(read(mail))).toEqual(expect.arrayContaining(prices));
});

test('prices that rise with the quantity are left open', () => {
  expect(pricesOf(read('500 pcs USD 2.10\n1000 pcs USD 2.60'))).toEqual([]);
});

test('each price has the term of its own sentence', () => {
  const quote = read(
    '500 pcs ¥17.5\n1000 pcs ¥16.2\nEXW Yongkang. In USD 1000 pcs $2.35 FOB Ningbo.',
  );
  expect(quote.priceSteps.map(({ value }) => [value.unitPrice, value.incoterm])).toEqual([
    [17.5, 'EXW'],
    [16.2, 'EXW'],
    [2.35, 'FOB'],
  ]);
});

test('a column of pieces in a carton names no order size', () => {
  const quote = read('Ref.\tMOQ\tUnit price USD\tPcs per ctn\nTM-12\t1000\t2.35\t36');
  expect(pricesOf(quote)).toEqual([[null, 2.35, 'USD']]);
  expect(quote.packing?.unitsPerCarton?.value).toBe(36);
});

test('a column of pieces in a carton says nothing of what a price is for', () => {
  const quote = read(
    'Item\tQty\tPrice EXW (USD)\tPrice FOB Ningbo (USD)\tPcs/ctn\nTB\t1000\t1.28\t1.37\t150',
  );
  expect(quote.priceSteps.map(({ value }) => value.unit)).toEqual(['piece', 'piece']);
});

test.each([
  ['precio LAB nuestro taller en Sahuayo, Michoacán (EXW)', 'Sahuayo, Michoacán'],
  ['price to your warehouse in Denver, CO 80216 (DDP, all duties on us)', 'Denver, CO'],
  ['FOB NHAVA SHEVA WILL BE RS 14.00 MORE', 'Nhava Sheva'],
  ['FOB Ho Chi Minh City as before', 'Ho Chi Minh City'],
])('reads the place of the term in “%s”', (mail, place) => {
  expect(read(mail).incoterms[0]?.value.place).toBe(place);
});

test.each([
  ['30% tt\nrest before ship', 30, 'before shipment'],
  ['pay is 50% y el resto contra entrega', 50, 'on delivery'],
  [
    'start after the 40% money come\nthe other 60% you must pay before goods go out',
    40,
    'before shipment',
  ],
  ['20% discount for 5000 pcs, balance before shipment', null, 'before shipment'],
])('reads the deposit that the balance makes whole: “%s”', (mail, deposit, balance) => {
  const { payment } = read(mail);
  expect(payment?.depositPct?.value ?? null).toBe(deposit);
  expect(payment?.balance?.value).toBe(balance);
});

test('in a list of certificates the next word on them speaks for those before it', () => {
  expect(
    read('FDA, LFGB we have, CPC can do need test fee. ISO 22716 yes, RCS by Jan').certificates.map(
      ({ value }) => [value.name, value.status],
    ),
  ).toEqual([
    ['FDA', 'has'],
    ['LFGB', 'has'],
    ['CPC', 'offered at a cost'],
    ['ISO 22716', 'has'],
  ]);
});

test('a mold of a sample is a mold', () => {
  const quote = read(
    'sample existing color free\ncustom sample mold $150, return to you at 5000pcs',
  );
  expect(quote.tooling).toMatchObject({
    price: { value: { amount: 150 } },
    isRefundable: { value: true },
  });
  expect(quote.sample?.isRefundable).toBeNull();
});

test.each([
  ['MOQ 500个 (每色 250)', 500, null],
  ['moq still 300pcs one design', 300, 'design'],
  ['Orders of less than 2,000 pieces cannot be accepted', 2000, null],
  ['color box +0.25, moq 1000pcs for box', undefined, undefined],
])('reads the minimum of “%s”', (mail, quantity, per) => {
  const { minimumOrder } = read(mail);
  expect(minimumOrder?.value.quantity).toBe(quantity);
  expect(minimumOrder?.value.per).toBe(per);
});

test.each([
  ['An dieses Angebot halten wir uns bis 15. Januar 2027 gebunden.', '2027-01-15'],
  ['Offre valable jusqu’au 31 décembre 2026.', '2026-12-31'],
  ['Prices until end of January.', '2027-01-31'],
])('reads how long “%s” holds', (mail, until) => {
  expect(read(mail).validity?.value.until).toBe(until);
});

test('a person as the new account’s name is a personal account', () => {
  const warnings = (mail: string) => read(mail).warnings.map(({ value }) => value);
  expect(
    warnings('send to the new account in Hong Kong, name: Liang Jianguo, then the slip'),
  ).toContain('personal account');
  expect(warnings('bank account name: Hanway Trading Ltd, Hong Kong')).not.toContain(
    'personal account',
  );
});

test('how many cards a wallet holds is no way to pay', () => {
  expect(
    read('payment by T/T\nhow many cards, 6 or 12?').payment?.methods.map(({ value }) => value),
  ).toEqual(['T/T']);
});

test('answers below quoted questions take from them what they are about', () => {
  const quote = read(`> 1. MOQ per color?
300 pcs
> 2. Is the sample fee returned?
Yes, if order reaches 1000 pcs
> 3. OEKO-TEX?
yes have`);
  expect(quote.minimumOrder?.value).toEqual({ quantity: 300, unit: 'piece', per: 'color' });
  expect(quote.sample?.isRefundable?.value).toBe(true);
  expect(quote.certificates.map(({ value }) => value)).toEqual([
    { name: 'OEKO-TEX', status: 'has' },
  ]);
});

test('of products named in their lines the one that was asked for is kept', () => {
  const quote = read(
    `Dear Carlos
Adult toothbrush (19 cm): 0.21 USD / pc at 5000, 0.19 USD at 10000
Kids toothbrush (14.5 cm): 0.19 USD / pc at 5000, 0.175 USD at 10000
Travel case: 0.55 USD / pc at 2000`,
    'bamboo toothbrush adult, 5000 pcs',
  );
  expect(pricesOf(quote)).toEqual([
    [5000, 0.21, 'USD'],
    [10000, 0.19, 'USD'],
  ]);
});

test('terms of an older mail hold on where the newest says so, each for itself', () => {
  const quote =
    read(`Ok for $1.45 at 2000pcs. If you pay 50% deposit instead of 30% we give 2% discount.
Rest as we agreed.

From: Lily
Sent: Wednesday
To: Tom
Subject: case
2000pcs $1.50 FOB Shenzhen. MOQ 1000pcs. 30% T/T deposit, balance before shipment.`);
  expect(pricesOf(quote)).toEqual([[2000, 1.45, 'USD']]);
  expect(quote.payment).toMatchObject({
    depositPct: { value: 30 },
    balance: { value: 'before shipment' },
    methods: [{ value: 'T/T' }],
  });
  expect(quote.incoterms[0]?.value).toEqual({ term: 'FOB', place: 'Shenzhen' });
});

test.each([
  'balance net 15 after delivery',
  '45 days for 1,000 pcs, 55 days for 5,000 pcs after 30% deposit',
])('a later date is no payment on delivery: “%s”', (mail) => {
  expect(read(mail).payment?.balance ?? null).toBeNull();
});

test('days for several sizes count from what is named behind the last', () => {
  expect(
    read('Delivery time: 45 days for 1,000 pcs, 55 days for 5,000 pcs after deposit.').leadTime
      ?.value,
  ).toEqual({ low: 45, high: 55, from: 'deposit', isWorkingDays: false });
});

test('the carton is read, and neither its inner box nor the weight of the order', () => {
  const { packing } = read(`Inner packing ....... white box 7.5 x 7.5 x 22 cm
Master carton ....... 50 pcs, 40 x 40 x 46 cm
Weight 10,000 pcs approx. 320 kg`);
  expect(packing?.unitsPerCarton?.value).toBe(50);
  expect(packing?.cartonSizeCm?.value).toEqual([40, 40, 46]);
  expect(packing?.cartonWeightKg).toBeNull();
});

test.each([
  ['1000 pcs € 92,00 cad.', 92, 'EUR'],
  ['la gorra sale en 78 pesos por pieza', 78, 'MXN'],
])('reads the price of “%s”', (mail, price, currency) => {
  expect(pricesOf(read(mail)).map(([, ...rest]) => rest)).toEqual([[price, currency]]);
});

test.each(['rate USD/CNY 7.08', 'price in USD 1000 pcs'])('reads no price into “%s”', (mail) => {
  expect(pricesOf(read(mail))).toEqual([]);
});

test.each([
  ['sample 30 USD, we don’t refund', false],
  ['sample 30 USD, we minus 30 usd in the order', true],
  ['sample 80 dollar, when you confirm big order we will back this 80 dollar', true],
])('reads whether a sample comes back: “%s”', (mail, isRefundable) => {
  expect(read(mail).sample?.isRefundable?.value).toBe(isRefundable);
});

test('the next size in a list is no unit of the price before it', () => {
  expect(pricesOf(read('200 pcs 8.2 usd / 500 pcs 6.9 usd / 1000 pcs 6.1 usd'))).toEqual([
    [200, 8.2, 'USD'],
    [500, 6.9, 'USD'],
    [1000, 6.1, 'USD'],
  ]);
});

test('the freight of the whole order is no price of a piece', () => {
  const quote = read(
    '200 pcs 8.2 usd\nship by sea DDP to Texas for 200 pcs 480 usd\ngoods EXW Wenzhou',
  );
  expect(pricesOf(quote)).toEqual([[200, 8.2, 'USD']]);
});

test('a rough idea is no price', () => {
  expect(
    pricesOf(read('Rough idea is 9-11 USD for 300 pcs but don’t take it as quotation.')),
  ).toEqual([]);
});

test('a term that is only added to the price does not take the list above it', () => {
  const quote = read(
    '500 Stück: 4,35 €/Stk.\nLieferung DDP Chicago gegen Aufpreis von 0,90 €/Stk. möglich, sonst ab Werk Olpe.',
  );
  expect(quote.priceSteps.map(({ value }) => [value.unitPrice, value.incoterm])).toEqual([
    [4.35, 'EXW'],
  ]);
});

test('what is paid after the delivery is no time of production', () => {
  const quote = read(
    'Production: 5-6 weeks from approval of the PPS.\n40% with order, 60% within 7 days of delivery, bank transfer.',
  );
  expect(quote.leadTime?.value).toMatchObject({ low: 35, high: 42, from: 'sample approval' });
});

test.each([
  ['color moq 600prs, each size min 100prs', 600, 'color'],
  [
    'Kutu baskısı için minimum 1.000 adet gerekir; set için minimum sipariş 500 takımdır',
    500,
    null,
  ],
])('reads the minimum of the goods in “%s”', (mail, quantity, per) => {
  expect(read(mail).minimumOrder?.value).toMatchObject({ quantity, per });
});

test('rows saved with semicolons are a table', () => {
  const quote = read(
    'Item;Qty;EXW USD;FOB Shantou USD\nBowl 16cm;1000;1.62;1.73\nBowl 16cm;3000;1.47;1.57',
    'ceramic bowl 16 cm',
  );
  expect(
    quote.priceSteps.map(({ value }) => [value.fromQuantity, value.unitPrice, value.incoterm]),
  ).toEqual([
    [1000, 1.62, 'EXW'],
    [1000, 1.73, 'FOB'],
    [3000, 1.47, 'EXW'],
    [3000, 1.57, 'FOB'],
  ]);
});

test.each([
  ['S 3.95 USD, M 4.30 USD, L 4.85 USD (500pcs per size)', 'jacket size M'],
  ['Option A, linen: 500 decks $2.95\nOption B, foil tuck: 500 decks $3.60', 'cards, foil tuck'],
  ['The price from our 2025 catalog (EUR 1.15) is no longer valid.', ''],
])('a price that may be of something else is left open: “%s”', (mail, product) => {
  expect(pricesOf(read(mail, product))).toEqual([]);
});

test.each([
  ['dinner set (plate, bowl) 1,500 sets USD 3.98/set', undefined],
  ['existing mold, no charge; new mold $2,800', 0],
  ['数码印花免版费，活性印花版费400元/色', undefined],
  ['decal film USD 60/design', 60],
])('reads the tooling of “%s”', (mail, amount) => {
  expect(read(mail).tooling?.price.value.amount).toBe(amount);
});

test('a sample fee that is waived is free, unless an order is asked for it', () => {
  expect(
    read('for the sample charge $40, since you are a returning client we waive it').sample,
  ).toMatchObject({
    price: null,
    isFree: { value: true },
  });
  expect(read('sample charge $40, we waive it if you order').sample?.price?.value.amount).toBe(40);
});

test('what a carton holds is read before what a box of the goods holds', () => {
  expect(
    read('tape, 5 rolls in a box\nOne carton holds 80 sets').packing?.unitsPerCarton?.value,
  ).toBe(80);
});
