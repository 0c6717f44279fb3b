import { readQuote } from '@functions/_shared/domain/supplier-reply/read-quote.ts';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { quotesCsv, quotesMarkdown } from '@/tools/quote-decoder/quote-export.ts';
import { quoteRows, saysNothing, wordsOf } from '@/tools/quote-decoder/quote-rows.ts';

const mail = `500-999 pcs US$2.35, 1000+ pcs US$2.05 FOB Ningbo
MOQ 500 pcs per color
Sample USD50, 7-10 days, refundable
Production 25-30 days after deposit
T/T 30% deposit, 70% before shipment
50pcs/ctn, carton 45*40*38cm, G.W. 14kg
Valid until 15 Dec 2026. GOTS can be arranged`;
const quote = readQuote(mail, { today: '2026-11-30' });

function rowsOf(text: string) {
  const read = readQuote(text, { today: '2026-11-30' });
  return Object.fromEntries(
    quoteRows([read]).map(({ id, cells }) => [id, (cells[0] ?? []).map((entry) => entry.text)]),
  );
}

test('each field reads as a buyer says it', () => {
  expect(rowsOf(mail)).toEqual({
    prices: ['$2.35 a piece for 500 to 999', '$2.05 a piece from 1,000'],
    minimum: ['500 pieces per color'],
    delivery: ['FOB Ningbo'],
    lead: ['25 to 30 days after the deposit'],
    sample: ['$50', 'refunded or taken off the order'],
    sampleTime: ['7 to 10 days'],
    tooling: [],
    carton: ['50'],
    cartonSize: ['45 × 40 × 38 cm'],
    cartonWeight: ['14 kg gross'],
    payment: ['30% deposit', 'balance before shipment'],
    methods: ['T/T'],
    validity: ['until Dec 15, 2026'],
    certificates: ['GOTS (can be arranged, not held)'],
    origin: [],
    hs: [],
  });
});

test('what is free, missing or in money is said so', () => {
  expect(rowsOf('No MOQ. Sample is free. No mold cost. made in Spain')).toMatchObject({
    minimum: ['no minimum'],
    sample: ['free'],
    tooling: ['no charge'],
    origin: ['Spain'],
  });
  expect(rowsOf('minimum order value USD 3000')).toMatchObject({ minimum: ['USD 3,000'] });
  expect(rowsOf('price is 3.25')).toMatchObject({
    prices: ['3.25 a piece, currency not stated'],
  });
  expect(saysNothing(readQuote('ok dear'))).toBe(true);
  expect(saysNothing(quote)).toBe(false);
});

test('the CSV holds every entry with its words, and no formula', () => {
  const [head, ...rows] = parse(
    quotesCsv([{ name: 'Mail 1', quote }], [{ label: 'Red flags', cells: ['=HYPERLINK("x")'] }]),
    { bom: true },
  ) as string[][];
  expect(head).toEqual(['field', 'Mail 1', 'Mail 1: words']);
  expect(rows).toContainEqual(['Minimum order', '500 pieces per color', 'MOQ 500 pcs']);
  expect(rows).toContainEqual(['Tooling and set-up', 'not stated', '']);
  expect(rows.at(-1)?.[1]).toBe('\'=HYPERLINK("x")');
});

test('the Markdown is one table', () => {
  const text = quotesMarkdown('tote | bag', [{ name: 'Mail 1', quote }], []);
  expect(text).toMatch(/^# tote \| bag\n\n\| Field \| Mail 1 \|\n\|---\|---\|\n/);
  expect(text).toContain('| Delivery terms | FOB Ningbo |');
});

test('long words are shortened in the middle', () => {
  const long = readQuote(`${'a'.repeat(100)} ${'b'.repeat(100)}`);
  expect(wordsOf(long, { from: 0, to: 201 })).toHaveLength(68 + 3 + 68);
});
