import { rewriteReply } from '@functions/_shared/domain/reply-rewriting.ts';
import {
  elsewhereSentences,
  noOrderText,
  openAmountsByOrigin,
  openAmountText,
  orderDoubt,
  orderMark,
  orderRequestText,
  orderSentences,
  outsideSentences,
} from '@functions/_shared/domain/tariff/trade-order-text.ts';
import type { TradeOrder } from '@functions/_shared/domain/tariff/trade-order-types.ts';
import { tradeOrderGroups } from '@functions/_shared/domain/tariff/trade-orders.generated.ts';
import { tradeOrdersFor } from '@functions/_shared/domain/tariff/trade-orders.ts';
import { expect, test } from 'vitest';

const candles: TradeOrder = {
  caseNumber: 'A-570-504',
  isNumberConfirmed: true,
  kind: 'antidumping',
  goods: 'petroleum wax candles',
  scope: 'candles of petroleum wax',
  ratePct: 108.3,
  rateText: '108.3% (China-wide, since 2004)',
  status: '',
  certainty: 'likely',
};
const sinks: TradeOrder = {
  ...candles,
  caseNumber: 'A-570-983',
  goods: 'sinks',
  scope: 'drawn sinks',
  ratePct: 76.45,
  rateText: '76.45%',
};
const subsidy: TradeOrder = {
  ...sinks,
  caseNumber: 'C-570-984',
  isNumberConfirmed: false,
  kind: 'countervailing',
  ratePct: null,
  rateText: '',
};

test('a likely order is named with scope and rate, and whom to ask', () => {
  expect(orderSentences([candles], 'China')).toEqual([
    'Antidumping order A-570-504 on goods of China likely applies: it covers candles of petroleum wax.',
    'Duty rate found: 108.3% (China-wide, since 2004).',
    'That would be added and isn’t in these figures. An order’s rate depends on the producer; check it in CBP’s AD/CVD search.',
  ]);
  expect(orderSentences([], 'China')).toEqual([]);
});

test('an order and its sister are said together, an unconfirmed number as such', () => {
  expect(orderSentences([sinks, subsidy], 'China').slice(0, 2)).toEqual([
    'Antidumping order A-570-983 and countervailing order C-570-984 (case number not confirmed) on goods of China likely apply: they cover drawn sinks.',
    'Duty rate found: A-570-983, 76.45%.',
  ]);
});

test('possible orders depend on what the goods are', () => {
  const possible = { ...candles, certainty: 'possible' } as const;
  expect(orderSentences([possible], 'China')[0]).toBe(
    'Antidumping order A-570-504 on goods of China may apply: it covers candles of petroleum wax.',
  );
  expect(orderSentences([possible, { ...sinks, certainty: 'possible' }], 'China')[0]).toBe(
    'Antidumping or countervailing orders on goods of China may apply, if yours are petroleum wax candles (A-570-504) or sinks (A-570-983).',
  );
});

test('without a rate the sentence says so, and doubts are told once', () => {
  const status = 'Its rates have moved since.';
  const sentences = orderSentences(
    [
      { ...subsidy, status },
      { ...subsidy, status },
    ],
    'Turkey',
  );
  expect(sentences).toContain('We found no rate.');
  expect(sentences.filter((sentence) => sentence === status)).toHaveLength(1);
});

test('a case without an order is no order', () => {
  const [first] = orderSentences([{ ...candles, certainty: 'pending' }], 'China');
  expect(first).toBe(
    'There is an antidumping or countervailing case on petroleum wax candles from China (A-570-504). It is about candles of petroleum wax.',
  );
  expect(orderMark([{ ...candles, certainty: 'pending' }])).toBe(
    'antidumping case A-570-504 may have led to an order',
  );
});

test('an open amount is the highest rate of a country, another rate, or unknown', () => {
  expect(openAmountText([candles])).toBe(
    'Antidumping order A-570-504 may add up to 108.3%; not in these figures. An order’s rate depends on the producer; check it in CBP’s AD/CVD search.',
  );
  expect(openAmountText([sinks, subsidy])).toMatch(
    /may add 76.45% and a duty we have no rate for;/,
  );
  expect(openAmountText([{ ...candles, certainty: 'possible' }])).toMatch(
    /may add up to 108.3% if these are petroleum wax candles;/,
  );
  expect(openAmountText([{ ...candles, ratePct: null, rateText: '3 to 9%' }])).toMatch(
    /may add a duty \(found: 3 to 9%\);/,
  );
  expect(openAmountText([])).toBe('');
});

test('several origins have their open amounts in one text, those without order left out', () => {
  expect(
    openAmountsByOrigin([
      { originName: 'China', orders: [candles] },
      { originName: 'Vietnam', orders: [] },
    ]),
  ).toBe(
    'From China, antidumping order A-570-504 may add up to 108.3%; not in these figures. An order’s rate depends on the producer; check it in CBP’s AD/CVD search.',
  );
  expect(openAmountsByOrigin([{ originName: 'Vietnam', orders: [] }])).toBe('');
});

test('a request, a table and a doubt have their own words', () => {
  expect(orderRequestText([sinks, subsidy])).toBe(
    'Antidumping or countervailing order may apply: A-570-983; case number not confirmed: C-570-984 (sinks). Please name the producer and its deposit rate.',
  );
  expect(orderMark([candles])).toBe('antidumping order A-570-504 may apply');
  expect(orderDoubt([candles])).toMatch(/^Antidumping order A-570-504 may apply; .* goods/);
  expect(orderRequestText([]) + orderMark([]) + orderDoubt([])).toBe('');
  expect(orderMark([{ ...candles, caseNumber: null, isNumberConfirmed: false }])).toBe(
    'antidumping order (case number not found) may apply',
  );
});

test('what is outside, elsewhere or unknown is said too', () => {
  expect(outsideSentences([candles], 'China')).toEqual([
    'Antidumping order A-570-504 on goods of China (candles of petroleum wax): as you name them, yours are outside its scope.',
  ]);
  expect(elsewhereSentences([candles, sinks])).toEqual([
    'Antidumping or countervailing duties, if yours are other goods under this line: petroleum wax candles (A-570-504); sinks (A-570-983).',
  ]);
  expect(noOrderText(['Vietnam', 'India'])).toMatch(/on these goods from Vietnam or India\..*CBP/);
});

// Specification §9 rewrites advice to ask others, and ranges of numbers.
test.each(
  tradeOrderGroups.flatMap(({ orders, names, prefixes }) =>
    [...new Set(orders.map(({ origin }) => origin))].map((origin) => [
      names[0]?.replace(/ -\S+/g, '') ?? '',
      prefixes[0] ?? '',
      origin,
    ]),
  ),
)('KIRA says what the table says of %s (%s) from %s', (productWords, code, originCode) => {
  const { orders } = tradeOrdersFor({ productWords, code, originCode, day: '2026-11-30' });
  const text = orderSentences(orders, 'China').join(' ');
  expect(text).toContain('CBP');
  expect(rewriteReply(text)).toBe(text);
  expect(rewriteReply(openAmountText(orders))).toBe(openAmountText(orders));
});
