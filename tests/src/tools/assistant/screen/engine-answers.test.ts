import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import { askedRows } from '@functions/kira-chat/asked-questions.generated.ts';
import { landedCostAnswer } from '@tests/support/landed-cost-answer.ts';
import { understoodMug } from '@tests/support/understood-goods.ts';
import { expect, test } from 'vitest';
import { readIntent } from '@/tools/assistant/rules/intent.ts';
import type { Intent } from '@/tools/assistant/rules/intent-kinds.ts';
import { routeMessage } from '@/tools/assistant/rules/routing.ts';
import { suggestionsFor } from '@/tools/assistant/screen/engine-answer.ts';
import { answerIntent, type EngineFacts } from '@/tools/assistant/screen/engine-answers.ts';
import { answerGoods } from '@/tools/assistant/screen/engine-goods.ts';
import { anAnswer, aQuestion, aTariffCard, aTariffResult } from '../rules/messages.ts';

function aMug(): UnderstoodGoods {
  const { understoodAs } = understoodMug();
  if (understoodAs === null) throw new Error('The mug is understood.');
  return understoodAs;
}

const facts = (overrides: Partial<EngineFacts> = {}): EngineFacts => ({
  goods: { understood: aMug(), units: null },
  landed: null,
  thread: [],
  at: new Date('2026-11-29T15:00:00Z'),
  ...overrides,
});
const noOrigin = { originCodes: [] as string[] };

test('the fees on $20,000 are those of the schedule', () => {
  const fees = answerIntent({ kind: 'customs-fees', valueUsd: 20_000 }, facts());
  expect(fees?.content).toContain('$69.28');
  expect(fees?.content).toContain('$25.00');
});

test('the fees follow the day of the question', () => {
  const before = facts({ at: new Date('2026-09-01T15:00:00Z') });
  const fees = answerIntent({ kind: 'customs-fees', valueUsd: 1_000_000 }, before);
  expect(fees?.content).toContain('$651.50');
});

test('earnings follow the calculator, and say what they assume', () => {
  const audience = { kind: 'earnings', followers: 50_000, priceUsd: 20 } as const;
  const earned = answerIntent({ ...audience, engagementRatePct: null }, facts());
  // 50,000 × 3.5% × 2% = 35 orders.
  expect(earned?.content).toContain('about 35 orders a month: $700');
  expect(earned?.content).toContain('3.5% engagement, 2% of those people ordering');
  const ofOwn = answerIntent({ ...audience, engagementRatePct: 4 }, facts());
  // 50,000 × 4% × 2% = 40 orders.
  expect(ofOwn?.content).toContain('about 40 orders a month: $800');
  expect(ofOwn?.content).toContain('your 4% engagement and assumes 2% of those people ordering');
  expect(ofOwn?.cards).toMatchObject([{ href: '/?v=1&a=50000&e=4&p=20#calculator' }]);
});

test('a price is said as its upper end, for the country that is named', () => {
  const goods = { kind: 'price', goods: 'mugs', units: 500 } as const;
  const anywhere = answerIntent({ ...goods, ...noOrigin }, facts());
  expect(anywhere?.content).toContain('For 500 pieces, mugs usually cost up to $3.90 each');
  const portugal = answerIntent({ ...goods, originCodes: ['PT'] }, facts());
  expect(portugal?.content).toContain('mugs from Portugal usually cost up to');
  expect(portugal?.content).not.toContain('$3.90');
});

test('a request for quotes opens filled in', () => {
  const intent = { kind: 'rfq', goods: 'mugs', units: 1000, originCodes: ['PT'] } as const;
  const [card] = answerIntent(intent, facts())?.cards ?? [];
  expect(card).toMatchObject({
    kind: 'tool',
    href: '/sourcing?tool=rfq&product=mug&origin=portugal&quantity=1000',
  });
});

test('a landed cost names its parts, and opens the calculator with the line', async () => {
  const landed = await landedCostAnswer('cotton t-shirt');
  const intent = { kind: 'landed-cost', goods: 'shirts', units: 500, originCodes: ['VN'] } as const;
  const found = answerIntent(intent, facts({ landed }));
  expect(found?.content).toMatch(/^500 mugs from Vietnam land in a US warehouse at up to \$\d/);
  const [each, ...parts] = [...(found?.content.matchAll(/\$(\d+\.\d\d)/g) ?? [])].map(amountOf);
  // Each is rounded by itself.
  expect(parts.slice(0, 4).reduce((sum, part) => sum + part, 0)).toBeCloseTo(each ?? 0, 1);
  const [card] = found?.cards ?? [];
  const { hts8 } = landed.lines[0] ?? {};
  expect(card).toMatchObject({
    href: `/sourcing?tool=tariff&product=${hts8}&origin=VN&quantity=500`,
  });
});

function amountOf([, digits = '']: RegExpMatchArray): number {
  return Number(digits);
}

test('a landed cost from Mexico says what a USMCA claim saves', async () => {
  const landed = await landedCostAnswer('cotton t-shirt');
  const intent = { kind: 'landed-cost', goods: 'shirts', units: 500, originCodes: ['MX'] } as const;
  expect(answerIntent(intent, facts({ landed }))?.content).toContain('without a USMCA claim');
});

test('without a country, the one that lands lowest is named', async () => {
  const landed = await landedCostAnswer('mugs');
  const intent = { kind: 'landed-cost', goods: 'mugs', units: 500, ...noOrigin } as const;
  expect(answerIntent(intent, facts({ landed }))?.content).toContain('You didn’t name a country');
});

test('a country without figures of ours is not passed over in silence', async () => {
  const landed = await landedCostAnswer('cotton t-shirt');
  const italy = { goods: 'shirts', units: 500, originCodes: ['IT'] };
  const found = answerIntent({ kind: 'landed-cost', ...italy }, facts({ landed }));
  expect(found?.content).toContain('I don’t have freight figures for Italy');
  const price = answerIntent({ kind: 'price', ...italy }, facts());
  expect(price?.content).toContain('I don’t have figures for Italy');
});

test('a pasted reply is read, and its answer can be copied', () => {
  const reply =
    'Dear friend, our best price is USD 3.20/pc FOB Ningbo, MOQ 500 pcs. Payment 30% deposit. Best regards, Linda';
  const found = answerIntent({ kind: 'supplier-reply', reply }, facts());
  expect(found?.content).toContain('$3.20');
  const [draft, card] = found?.cards ?? [];
  expect(draft).toMatchObject({ kind: 'draft', text: expect.stringContaining('Hello Linda') });
  expect(card).toMatchObject({
    href: '/sourcing?tool=rfq&product=mug&origin=china&quantity=500',
  });
});

test('rules are those of the kind of goods', () => {
  const found = answerIntent({ kind: 'rules', goods: 'mugs' }, facts());
  expect(found?.content).toContain('Materials that touch food');
});

test('doubt is answered by what the last answer rests on', () => {
  const thread = [aQuestion('duty on mugs'), anAnswer('22.5%', { cards: [aTariffCard()] })];
  const about = (of: EngineFacts) => answerIntent({ kind: 'doubt' }, of)?.content;
  expect(about(facts({ thread }))).toContain('how sure I am of the code');
  expect(about(facts())).not.toContain('code');
});

test('every question that is suggested is one that an engine or a page answers', async () => {
  const landed = await landedCostAnswer('mugs');
  const goods = { goods: 'mugs', units: 500, ...noOrigin };
  const intents: Intent[] = [
    { kind: 'help' },
    { kind: 'off-topic' },
    { kind: 'doubt' },
    { kind: 'complaint' },
    { kind: 'ideas' },
    { kind: 'recall', question: null },
    { kind: 'supplier-reply', reply: 'Our price is $2 FOB Ningbo, MOQ 500, 20 days.' },
    { kind: 'customs-fees', valueUsd: 5000 },
    { kind: 'earnings', followers: 1000, engagementRatePct: null, priceUsd: null },
    { kind: 'fulfillment', monthlyOrders: 100 },
    { kind: 'goods', goods: 'mugs', isPlan: false },
    { kind: 'rules', goods: 'mugs' },
    { kind: 'price', ...goods },
    { kind: 'landed-cost', ...goods },
    { kind: 'rfq', ...goods },
    { kind: 'countries', ...goods },
    { kind: 'countries', ...goods, originCodes: ['PT'] },
  ];
  const suggested = new Set([
    ...intents.flatMap((intent) => answerIntent(intent, facts({ landed }))?.suggestions ?? []),
    ...answerGoods(aMug(), { country: 'Peru', isUnanswered: true }).suggestions,
    ...suggestionsFor(null),
    ...suggestionsFor('mugs', 'Portugal'),
  ]);
  expect(suggested.size).toBeGreaterThan(8);
  const titles = new Set(askedRows.map(({ title }) => title));
  for (const question of suggested) {
    const isAnswered =
      titles.has(question) ||
      routeMessage(question) !== 'chat' ||
      readIntent(question, []) !== undefined;
    expect(isAnswered, question).toBe(true);
  }
});

test('goods without a price or a line are left to others', () => {
  const unpriced = { understood: { ...aMug(), unitPricesUsd: [] }, units: null };
  const intent = { goods: 'mugs', units: 500, ...noOrigin };
  expect(answerIntent({ kind: 'price', ...intent }, facts({ goods: unpriced }))).toBeUndefined();
  expect(answerIntent({ kind: 'landed-cost', ...intent }, facts())).toBeUndefined();
  expect(answerIntent({ kind: 'price', ...intent }, facts({ goods: null }))).toBeUndefined();
});

const pasted =
  'Dear friend, our best price for the mug is USD 3.20/pc FOB Ningbo, MOQ 500 pcs. Payment 30% deposit. Best regards, Linda';

test('a supplier’s price is compared with our planning range', () => {
  const usual = answerIntent({ kind: 'quote-check', reply: pasted }, facts());
  expect(usual?.content).toContain('$3.20 is within our planning range for mugs: up to $3.90');
  const high = pasted.replace('3.20', '9.00');
  expect(answerIntent({ kind: 'quote-check', reply: high }, facts())?.content).toContain('above');
  const low = pasted.replace('3.20', '0.20').replace('FOB', 'EXW');
  const cheap = answerIntent({ kind: 'quote-check', reply: low }, facts())?.content;
  expect(cheap).toContain('below our planning range');
  expect(cheap).toContain('That price is EXW');
  expect(
    answerIntent({ kind: 'quote-check', reply: pasted }, facts({ goods: null }))?.content,
  ).toContain('I can’t judge this price');
});

test('a price that seems high is said for more pieces and the cheapest country', () => {
  const intent = { kind: 'price-check', goods: 'mugs', units: 500, ...noOrigin } as const;
  const found = answerIntent(intent, facts())?.content;
  expect(found).toContain('for 500 pieces');
  expect(found).toContain('for 5,000 pieces');
});

test('the minimum and the times are those of the goods', () => {
  const intent = { kind: 'terms', goods: '', units: 20, ...noOrigin } as const;
  const found = answerIntent(intent, facts())?.content;
  expect(found).toMatch(/^For mugs, the usual minimum order is \d+ pieces/);
  expect(found).toContain('ask for 20 pieces');
});

test('a landed cost of several countries names the one that lands lowest', async () => {
  const landed = await landedCostAnswer('cotton t-shirt');
  const named = { goods: 'shirts', units: 500, originCodes: ['VN', 'PT'] };
  const found = answerIntent({ kind: 'landed-cost', ...named }, facts({ landed }));
  expect(found?.content).toContain('Of the 2 countries you named');
});

test('details of a duty are those of its card', () => {
  const duties = [aTariffResult()];
  const about = (topic: 'orders' | 'coming' | 'parts', law: string | null = null) =>
    answerIntent({ kind: 'about-duty', topic, duties, law }, facts())?.content;
  expect(about('parts')).toContain(
    'From China, the total of 36.5% is made up of the base rate (16.5%)',
  );
  expect(about('parts', 'Section 232')).toContain('Section 232 adds nothing to it');
  expect(about('coming')).toContain('I don’t know of any change to this total');
  expect(about('orders')).toContain('I don’t know of an antidumping or countervailing order');
});

test('goods by a day: every route in a sentence, the best one, and the planner filled in', () => {
  const intent = readIntent('can I have 500 mugs by March 3?', []);
  if (intent === undefined) throw new Error('It asks for a date.');
  // A Monday at noon.
  const answer = answerIntent(intent, facts({ at: new Date('2026-11-30T17:00:00Z') }));
  expect(answer?.content).toMatch(
    /^If you order 500 mugs today to have in hand by Mar 3: printed stock /,
  );
  // Counted by hand for New York in six-calendars.test.ts; anywhere in the lower 48 states is as far.
  expect(answer?.content).toContain(
    'printed stock arrives Dec 10 to Jan 5 (in time, 57 days to spare)',
  );
  expect(answer?.content).toContain(
    'Best for your date is printed stock: order by Jan 28 to be safe, Feb 19 at the latest.',
  );
  expect(answer?.content).toMatch(/sea freight from China arrives .* \(may be \d+ days late\)/);
  expect(answer?.cards).toEqual([
    {
      kind: 'tool',
      label: 'Open the in-hands planner',
      href: '/in-hands-planner?plan=1&product=mug&pieces=500&by=2027-03-03#planner',
    },
  ]);
});

test('how fast: the routes without a date, in the country that is named', () => {
  const intent = readIntent('how fast can I get 300 mugs from Portugal', []);
  if (intent === undefined) throw new Error('It asks how fast.');
  const answer = answerIntent(intent, facts({ at: new Date('2026-11-30T17:00:00Z') }));
  expect(answer?.content).toMatch(/^If you order 300 mugs today: printed stock arrives Dec 10/);
  expect(answer?.content).toContain('air freight from Portugal arrives');
  expect(answer?.content).not.toContain('late');
  expect(answer?.cards[0]).toMatchObject({
    href: '/in-hands-planner?plan=1&product=mug&pieces=300#planner',
  });
});

test('a date beyond the calendar is not planned', () => {
  const intent = readIntent('can I get 300 mugs by March 3, 2029', []);
  if (intent === undefined) throw new Error('It asks for a date.');
  expect(answerIntent(intent, facts())?.content).toContain('ends on December 31, 2028');
});
