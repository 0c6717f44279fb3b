import type { TariffLookupRequest } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { rewriteReply } from '@functions/_shared/domain/reply-rewriting.ts';
import { askTariff, openSchedule } from '@tests/support/open-schedule.ts';
import { expect, test } from 'vitest';

const store = openSchedule();

function ask(request: TariffLookupRequest | string) {
  return askTariff(store(), request, '2026-11-30');
}

test.each([
  ['antidumping duty on candles from china', 'A-570-504', '108.3%'],
  ['paper shopping bags from vietnam duty', 'A-552-836', 'no rate'],
  ['duty on kraft paper gift bags from india', 'C-533-918', '1.2%'],
  ['duty on spiral notebooks from india', 'A-533-843', 'no rate'],
  ['duty on pencils from china', 'A-570-827', '114.9%'],
  ['duty on plastic shopping bags from thailand', 'A-549-821', 'Apr 2021'],
  ['duty on wooden bed frame from china', 'A-570-890', '216.01%'],
  ['duty on aluminum foil pans from china', 'C-570-171', '317.85%'],
  ['duty on satin ribbon from china', 'A-570-952', '247.65%'],
  ['duty on file folders from india', 'A-533-910', '17.22% to 86.01%'],
])(
  'an order is said with its number, and the answer is not sure: %s',
  async (query, number, say) => {
    const answer = await ask(query);
    const spoken = rewriteReply(answer.answer);
    expect(spoken).toContain(number);
    expect(spoken).toContain(say);
    expect(spoken).toContain(
      'isn’t in these figures. An order’s rate depends on the producer; check it',
    );
    expect(answer.orders[0]).toMatchObject({ certainty: 'likely' });
    expect(answer.confidence).not.toBe('high');
    expect(answer.confidenceReason).toContain(answer.orders[0]?.caseNumber);
    expect(answer.notCovered.join()).not.toContain('ntidumping');
  },
);

test.each([
  ['duty on beeswax candles from china'],
  ['duty on 100% soy candles from china'],
  ['duty on candles from vietnam'],
  ['duty on hardcover journal from china'],
  ['duty on mechanical pencils from china'],
  ['duty on mattress topper from china'],
  ['duty on wooden hangers from china'],
  ['duty on fridge magnets from china'],
  ['duty on glass candle jar from china'],
  ['duty on cotton t-shirts from china'],
])('goods beside an order are not put under it: %s', async (query) => {
  const answer = await ask(query);
  expect(answer.status).toBe('answered');
  expect(answer.orders).toEqual([]);
  expect(answer.answer).not.toMatch(/antidumping/i);
  expect(answer.notCovered.join()).toContain('ntidumping');
});

test('the order is possible where the words leave open what the candle is made of', async () => {
  const answer = await ask('duty on soy candles from china');
  expect(answer.orders).toMatchObject([{ caseNumber: 'A-570-504', certainty: 'possible' }]);
  expect(answer.answer).toContain('Antidumping order A-570-504 on goods of China may apply');
});

test('origins are compared before orders, and each order is said with its origin', async () => {
  const answer = await ask('duty on candles from china and vietnam');
  expect(answer.comparison.map(({ orders }) => orders.length)).toEqual([1, 0]);
  expect(answer.answer).toContain(
    'The lowest is Vietnam, before any antidumping or countervailing duty.',
  );
  expect(answer.answer).toContain('From China, antidumping order A-570-504 may add up to 108.3%');
});

test.each([
  ['antidumping on cotton t-shirts from china', 'cotton t-shirts'],
  ['is there anti-dumping on cotton t-shirts from china', 'cotton t-shirts'],
  ['AD/CVD on cotton t-shirts from china', 'cotton t-shirts'],
])('who asks for an order hears that none is known: %s', async (query, product) => {
  const answer = await ask(query);
  expect(answer).toMatchObject({ product, hsCodeUsed: '6109.10.00', orders: [] });
  expect(answer.answer).toContain(
    'I don’t know of an antidumping or countervailing order on these goods',
  );
});

test('who asks for an order hears why it leaves the goods out', async () => {
  const { answer } = await ask('is there antidumping duty on beeswax candles from china');
  expect(answer).toMatch(/A-570-504 .* yours are outside its scope\. I don’t know of/);
});

test.each([
  ['is there anti dumping on mattresses from vietnam', 'A-552-827'],
  ['duty on stainless steel sink from china', 'A-570-983'],
  ['duty on hand truck from china', 'A-570-891'],
])('an order is said while the line is still open: %s', async (query, number) => {
  const answer = await ask(query);
  expect(answer.status).toBe('choose-line');
  expect(answer.orders[0]).toMatchObject({ caseNumber: number, certainty: 'possible' });
  expect(answer.answer).toContain(number);
});

test('an order that was made later is not said of an earlier day', async () => {
  const { orders } = await ask({
    query: 'paper shopping bags from vietnam duty',
    entryDate: '2024-07-01',
  });
  expect(orders).toEqual([]);
});
