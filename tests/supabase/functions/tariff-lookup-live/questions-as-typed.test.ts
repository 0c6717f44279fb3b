import { lookUp } from '@functions/tariff-lookup-live/lookup.ts';
import { openSchedule } from '@tests/support/open-schedule.ts';
import { expect, test } from 'vitest';

const store = openSchedule();

function ask(query: string) {
  return lookUp(
    { query },
    { store: store(), live: undefined, today: '2026-11-30', log: () => undefined },
  );
}

test.each([
  // Of garments for any child: chapter 61, note 9.
  ['kids pajamas from vietnam', '6108.31.00', 'VN'],
  ['kids pajamas cotton from vietnam tarrif', '6108.31.00', 'VN'],
  ["boys' cotton pajamas from vietnam", '6107.21.00', 'VN'],
  ['swim trunks polyester vietnam', '6211.11.10', 'VN'],
  ['bookshelf bamboo vietnam', '9403.82.00', 'VN'],
  ['tote bags canvas cotton from india custom print', '4202.92', 'IN'],
  ['slippers with textile upper from portugal', '6404.19', 'PT'],
  // NY M83292 and others of Customs and Border Protection: articles of cotton rope.
  ['dog rope toys from china', '5609.00.10', 'CN'],
  ['phone stand aluminum china', '7616.99.51', 'CN'],
  ['what about green tea bags from sri lanka', '0902.10', 'LK'],
  [
    'hi so im launching a brand and want to bring in leather belt from mexico, what do i have to pay at customs?',
    '4203.30',
    'MX',
  ],
  ['yo whats the tariff situation for bath towels from pakistan right now', '6302.60', 'PK'],
  [
    'i got a quote for 500 silk neckties from italy at $9 a piece, whats the import tax',
    '6215.10',
    'IT',
  ],
])('%s', async (query, line, origin) => {
  const { hsCodeUsed, originCode, others } = await ask(query);
  expect(hsCodeUsed).toMatch(new RegExp(`^${line}`));
  expect(originCode).toBe(origin);
  expect(others).toBeUndefined();
});

test.each(['phone stands from china', 'collagen powder from china', 'flip flops from china'])(
  '%s: the answer is not sure of the line',
  async (query) => {
    const { confidence } = await ask(query);
    expect(confidence).not.toBe('high');
  },
);

test('words that no line knows are left out, and the line is said to be unsure', async () => {
  const { hsCodeUsed, confidence } = await ask('duty on zorbly yoga mats from mexico');
  expect(hsCodeUsed).toMatch(/^9506\.91/);
  expect(confidence).not.toBe('high');
});
