import { landedCostAnswer } from '@tests/support/landed-cost-answer.ts';
import { expect, test } from 'vitest';
import type { DecideIntent } from '@/tools/assistant/rules/intent-kinds.ts';
import { answerBudget } from '@/tools/assistant/screen/engine-budget.ts';
import { answerDecide } from '@/tools/assistant/screen/engine-decide.ts';
import { answerDemand } from '@/tools/assistant/screen/engine-demand.ts';
import { answerModes, answerWeight } from '@/tools/assistant/screen/engine-shipping.ts';
import { anAnswer, aQuestion, aTariffCard } from '../rules/messages.ts';

const response = await landedCostAnswer('cotton t-shirt');

/** The goods as they are asked about. */
function tees() {
  if (response.goods === null) throw new Error('T-shirts are understood.');
  return { understood: response.goods, units: null };
}

const decide = (overrides: Partial<DecideIntent> = {}): DecideIntent => ({
  kind: 'decide',
  goods: '',
  units: 500,
  originCodes: [],
  isChoice: false,
  ...overrides,
});

const order = { goods: '', units: 500, originCodes: ['CN'] };
const usd = (text: string | undefined) => Number((text ?? '').replaceAll(/[$,]/g, ''));

test('the countries that were spoken of are compared by what an order lands at', () => {
  const intent = decide({ isChoice: true, originCodes: ['CN', 'PT'] });
  const text = answerDecide(intent, tees(), response, []).content;
  const each = [...text.matchAll(/(\$[\d.]+) each from (China|Portugal), (\$[\d,]+) total/g)];
  expect(each.map(([, , country]) => country).toSorted()).toEqual(['China', 'Portugal']);
  for (const [, piece, , total] of each) expect(usd(total)).toBeCloseTo(usd(piece) * 500, -1);
  const [low, high] = each.map(([, piece]) => usd(piece));
  expect(low).toBeLessThan(high ?? 0);
  expect(text).toContain(`${each[0]?.[2]} comes in cheapest`);
  expect(text).toContain('That leaves out what I can’t know');
  expect(text).toContain('two or three real quotes');
});

test('whether to order is told by what it ties up and what comes back', () => {
  const intent = decide({ originCodes: ['CN'], priceUsd: 40, ownFobUsd: 4 });
  const text = answerDecide(intent, tees(), response, []).content;
  expect(text).toMatch(/^\$4\.00 is within our planning range/);
  expect(text).toMatch(/spend: up to \$[\d,]+ \(\$[\d.]+ each\) to get 500 .* from China into/);
  const [, even] = /money back after about (\d+) of 500/.exec(text) ?? [];
  expect(Number(even)).toBeGreaterThan(0);
  expect(Number(even)).toBeLessThanOrEqual(500);
  expect(text).toContain('Order 1,000 instead, and they’d land at up to');
  expect(text).not.toContain('You didn’t name a selling price');
});

test('a price at which a piece loses money is said to be no order', () => {
  const text = answerDecide(decide({ priceUsd: 8, originCodes: ['CN'] }), tees(), response, []);
  expect(text.content).toContain('What you’d lose: at a price of $8.00, about');
  expect(text.content).not.toContain('money back after');
});

test('of a country without figures, only the duty that was looked up is said', () => {
  const thread = [
    aQuestion('duty on tees from italy'),
    anAnswer('26.5%', {
      cards: [aTariffCard({ originCode: 'IT', originCountry: 'Italy', totalRateText: '26.5%' })],
    }),
  ];
  const intent = decide({ isChoice: true, originCodes: ['IT', 'CN'] });
  expect(answerDecide(intent, tees(), response, thread).content).toContain(
    'I don’t have price or freight figures for Italy, only the duty: 26.5%',
  );
  expect(answerDecide(intent, tees(), response, []).content).toContain(
    'I don’t have price or freight figures for Italy.',
  );
});

test('a budget pays for the largest order that stays within it', () => {
  const pays = (budgetUsd: number) =>
    answerBudget({ kind: 'budget', ...order, budgetUsd }, tees(), response)?.content ?? '';
  const [, units, total] =
    /covers about ([\d,]+) .* up to (\$[\d,]+) total/.exec(pays(10_000)) ?? [];
  expect(usd(total)).toBeLessThanOrEqual(10_000);
  // Ten more would not fit.
  expect(usd(total) + (usd(total) / usd(units)) * 10).toBeGreaterThan(10_000);
  expect(pays(50_000)).toContain('your budget covers them');
  expect(pays(2000)).toContain('which is over your budget');
  expect(pays(100)).toContain('won’t cover a usual order');
  expect(answerBudget({ kind: 'budget', ...order }, tees(), response)?.content).toContain(
    'What’s your budget',
  );
});

test('sea and air are compared by cost and days', () => {
  const text = answerModes({ kind: 'modes', ...order }, tees(), response)?.content ?? '';
  expect(text).toMatch(/by sea, up to .* days in transit, landed at .*; by air, up to/);
  expect(text).toMatch(/Going by sea saves you up to \$[\d,]+ on the order/);
});

test('an order weighs its pieces in their cartons, at the weight that was told', () => {
  const weight = (ownKg?: number) =>
    answerWeight({ kind: 'weight', ...order }, tees(), ownKg).content;
  // 500 × 0.9 kg and 8% for the cartons.
  expect(weight(0.9)).toContain('At your 900 g, 500 pieces weigh about 486 kg');
  expect(weight()).toContain('weighs about');
});

test('a demand test is offered with three prices around the one that was told', () => {
  const answer = answerDemand({ kind: 'demand', ...order, priceUsd: 36 }, tees());
  expect(answer.content).toContain('say $30, $36 and $42');
  expect(answer.cards).toMatchObject([{ kind: 'tool', href: '/demand-test#test' }]);
});
