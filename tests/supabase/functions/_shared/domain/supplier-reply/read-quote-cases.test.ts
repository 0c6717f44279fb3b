import { readQuote } from '@functions/_shared/domain/supplier-reply/read-quote.ts';
import { expect, test } from 'vitest';

function read(mail: string) {
  return readQuote(mail, { today: '2026-11-30' });
}

test.each([
  ['MOQ: 500 pcs per color, 1000 pcs in total', 1000, null],
  ['Minimum: 100 dozen per color, 300 dozen per order.', 300, null],
  ['起订量: 每色500件，总共1000件', 1000, null],
  ['Mindestmenge 100 Stück pro Farbe, insgesamt 500 Stück', 500, null],
  ['Per size and color we need minimum 10 pieces, in total 50', 50, null],
  ['Minimum 500 units per logo', 500, 'design'],
  ['We can start from five hundred pieces, but at least one hundred per scent', 500, null],
  ['No MOQ for stock colors, custom color MOQ 1000 pcs', 1000, null],
  ['Số lượng tối thiểu 300 cái', 300, null],
])('the minimum in “%s” is %i', (mail, quantity, per) => {
  expect(read(mail).minimumOrder?.value).toMatchObject({ quantity, per });
});

test.each([
  ['first order 40 days, repeat orders 30 days', 40, null],
  [
    'Production 3 weeks for first order, 2 weeks for reorders, from approved artwork',
    21,
    'artwork approval',
  ],
  ['Lead time 30 days after sample OK. Next orders 20-25 days.', 30, 'sample approval'],
  ["Consegna: 30 giorni lavorativi dall'approvazione del campione", 30, 'sample approval'],
  ['Thời gian sản xuất: 45 ngày sau khi nhận cọc', 45, 'deposit'],
  ['time of make is 6 week after the 50% come to bank', 42, 'deposit'],
  [
    'Stock: no MOQ, ship in 3 days\nCustom production: 25 days after sample confirmed.',
    25,
    'sample approval',
  ],
])('the lead time in “%s” is %i days', (mail, high, from) => {
  expect(read(mail).leadTime?.value).toMatchObject({ high, from });
});

test('days after delivery are those of the balance', () => {
  expect(read("Pagamento: 30% all'ordine, 70% a 30 giorni dalla consegna").leadTime).toBeNull();
});

test('the express of a free sample is no price of it', () => {
  const { sample } = read(
    'Sample is free to charge but the express fee you bear, about 40usd. 2-3 days can send',
  );
  expect(sample).toMatchObject({ price: null, isFree: { value: true } });
  const custom = read('Stock sample free you pay DHL, with your logo 40usd').sample;
  expect(custom?.price?.value.amount).toBe(40);
});

test.each([
  ['Mold: 50% with order, 50% after T1 samples. Payment: 30% deposit, 70% before shipment', 30],
  ['Mold: P20 steel, USD 3,800. 50% with order, 50% after samples', null],
  ['tooling fee $650 (we refund 50% after 3000 pcs)', null],
])('shares of the mold are none of the order: “%s”', (mail, deposit) => {
  expect(read(mail).payment?.depositPct?.value ?? null).toBe(deposit);
});

test('two balances leave the balance open', () => {
  const { payment } = read('Payment: 30% deposit, 40% before shipment, 30% against B/L copy');
  expect(payment?.depositPct?.value).toBe(30);
  expect(payment?.balance).toBeNull();
});

test.each(['不接受信用证', '信用证做不了', '不能开信用证'])('“%s” offers no L/C', (words) => {
  expect(read(`定金30%，尾款发货前付清，${words}`).payment?.methods).toEqual([]);
});

test.each([
  ['Offer valid until the end of next month', '2026-12-31'],
  ['Price valid to end of this month', '2026-11-30'],
  ['报价有效期到下月底', '2026-12-31'],
  ['Angebot gültig bis Ende nächsten Monats', '2026-12-31'],
  ['Precio válido hasta fin de mes', '2026-11-30'],
])('“%s” is %s', (mail, until) => {
  expect(read(mail).validity?.value.until).toBe(until);
});

test.each([
  ['50 pcs per carton, G.W. 9.8 / N.W. 8.3 kg', 9.8],
  ['50 pz per cartone, cm 40x30x30, kg 7,5 lordi', 7.5],
])('the gross weight in “%s” is %d', (mail, weight) => {
  expect(read(mail).packing?.cartonWeightKg?.value).toBe(weight);
});

test.each([
  [
    "I prezzi si intendono franco fabbrica Santa Croce sull'Arno, IVA esclusa",
    'EXW',
    "Santa Croce sull'Arno",
  ],
  ['Ex works Leeds GBP 0.11 lower', 'EXW', 'Leeds'],
])('the term in “%s”', (mail, term, place) => {
  expect(read(mail).incoterms.map(({ value }) => value)).toEqual([{ term, place }]);
});

test.each([
  ['Jakar deseni hazırlık ücreti 120 $, 3.000 adet üzeri siparişlerde iade edilir', 120, true],
  [
    'Mold: P20 steel, USD 3,800, samples 5 days after. The mold fee will be refunded after 50,000 pcs',
    3800,
    true,
  ],
])('tooling and its refund in “%s”', (mail, amount, refund) => {
  const { tooling } = read(mail);
  expect(tooling?.price.value.amount).toBe(amount);
  expect(tooling?.isRefundable?.value).toBe(refund);
});

test('a test that is made for a sum is offered at a cost', () => {
  expect(read('REACH test can be made for EUR 190').certificates.map(({ value }) => value)).toEqual(
    [{ name: 'REACH', status: 'offered at a cost' }],
  );
});

test('names of places in Vietnamese say where goods are made', () => {
  expect(read('Xuất xứ: Việt Nam').origin?.value).toBe('VN');
});

test('a discount for paying in advance asks for no deposit', () => {
  expect(read('Discount 3% for payment in advance. 1000 pcs USD 2.95').payment).toBeNull();
});

test('a minimum behind what a carton holds is that of the cartons', () => {
  const mail = 'USD 12.80 per carton of 24 pcs, minimum 200 cartons';
  expect(read(mail).minimumOrder?.value).toMatchObject({ quantity: 200, unit: 'carton' });
});

test('a minimum of a card that goes with the goods is none of the order', () => {
  const mail = 'MOQ 3000 pcs\nCustom header card 0.04usd/pc, min 5000pcs card';
  expect(read(mail).minimumOrder?.value.quantity).toBe(3000);
});

test('a free sample for which shipping is paid stays free', () => {
  const { sample } = read('Free sample if you pay 25 usd shipping');
  expect(sample).toMatchObject({ price: null, isFree: { value: true } });
});

test('what needs a sum is offered at a cost, beside what is done', () => {
  expect(
    read('CE and RoHS done by SGS, FCC need USD 850').certificates.map(({ value }) => value),
  ).toContainEqual({ name: 'FCC', status: 'offered at a cost' });
});

test('a refusal holds for every term that it names', () => {
  const { incoterms } = read(
    'Ex-works Dongguan. We do not do DDP or DAP, please use your forwarder.',
  );
  expect(incoterms.map(({ value }) => value.term)).toEqual(['EXW']);
});

test.each([
  ['Sample 1 set $10, freight $35 by DHL, pay by PayPal ok', []],
  ['能开信用证吗', []],
  ['Sample by PayPal, order by T/T 30/70', ['T/T']],
])('the ways to pay an order in “%s”', (mail, methods) => {
  expect((read(mail).payment?.methods ?? []).map(({ value }) => value)).toEqual(methods);
});

test('what is ready below a line on the sample is no time of the order', () => {
  expect(read('Sample 1 set $10, freight $35\nready to ship in 2 days').leadTime).toBeNull();
});

test('the minimum of a term is not that of the order', () => {
  const mail = 'Above is EXW, FOB Shanghai need min 1000 sets\nMOQ 500 sets';
  expect(read(mail).minimumOrder?.value.quantity).toBe(500);
});

test('a plate is charged though no mold is', () => {
  expect(read('公模不用开模，丝印版费100元一个色').tooling?.price.value.amount).toBe(100);
});

test('shares between slashes say when the balance is paid', () => {
  const { payment } = read('TT 30/70 before shipment, or LC at sight for big order');
  expect(payment?.balance?.value).toBe('before shipment');
});

test('the cost behind a list of certificates is that of each', () => {
  expect(
    read("Certificates: EN71, ASTM F963, CPC on buyer's cost, FSC available").certificates.map(
      ({ value }) => [value.name, value.status],
    ),
  ).toEqual(
    expect.arrayContaining([
      ['EN71', 'offered at a cost'],
      ['CPC', 'offered at a cost'],
      ['FSC', 'has'],
    ]),
  );
});

test('the unit in the name of a column is that of its prices', () => {
  const mail = 'Qty (sets)\tUnit price (USD)\n1500\t7.85\n3000\t7.30';
  expect(read(mail).priceSteps.map(({ value }) => value.unit)).toEqual(['set', 'set']);
});

test('a list between dots is read size by size', () => {
  const mail = 'Menge 300: 6,20 € · Menge 600: 5,45 €';
  expect(read(mail).priceSteps.map(({ value }) => value.fromQuantity)).toEqual([300, 600]);
});

test('a rough range is no offer', () => {
  expect(read("Rough range is USD 8-10 FOB, please don't take as final").priceSteps).toEqual([]);
});

test('a price per bag is no number of pieces in a carton', () => {
  expect(read('1000 pcs rate Rs 92 per bag').packing).toBeNull();
});

test('net days are no time of production', () => {
  expect(read('First time 50% before and 50% at delivery. Later 30 days net.').leadTime).toBeNull();
});

test('a fee with the large order that gives it back is no price of that order', () => {
  const mail = '1000 pcs USD 2.78\n3000 pcs USD 2.52\nsetting 80 usd, back at 10000 pcs';
  expect(read(mail).priceSteps.map(({ value }) => value.unitPrice)).toEqual([2.78, 2.52]);
});

test('a fee that stays only without an order comes back with one', () => {
  const { sample } = read('Sample 20 USD, no return if no order, if order we deduct');
  expect(sample?.isRefundable?.value).toBe(true);
});
