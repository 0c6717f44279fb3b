import { expect, test } from 'vitest';
import { chooseRoute } from '@/tools/assistant/rules/choose-route.ts';
import { readIntent, recordOf } from '@/tools/assistant/rules/intent.ts';
import type { AnswerCard, Thread } from '@/tools/assistant/rules/thread.ts';
import { anAnswer, aQuestion, aTariffCard } from './messages.ts';

const tool: AnswerCard = { kind: 'tool', label: '', href: '/sourcing' };
const factories: AnswerCard = { kind: 'factories', query: 'mugs', factories: [] };

/** Questions, each answered with a card. */
function talked(...turns: readonly (readonly [question: string, card: AnswerCard])[]): Thread {
  return turns.flatMap(([question, card]) => [
    aQuestion(question),
    anAnswer(`About ${question}.`, { cards: [card] }),
  ]);
}

const named = talked(['i want to sell mugs', tool]);
const priced = talked(['how much would 500 mugs cost', tool]);
const landed = talked(['what would 500 mugs land at from china', tool]);
const duty = talked(['duty on mugs from china', aTariffCard()]);
const quoted = talked(['my supplier quoted 3.10 each for mugs', tool]);

test.each<[string, Thread, object]>([
  ['what would they land at', priced, { kind: 'landed-cost' }],
  ['what do i pay all in', priced, { kind: 'landed-cost' }],
  ['what would i make at 59', priced, { kind: 'profit', priceUsd: 59 }],
  ['margin?', priced, { kind: 'profit', priceUsd: null }],
  ['and when would they arrive', priced, { kind: 'in-hands' }],
  ['sea or air?', landed, { kind: 'modes' }],
  ['how heavy is that going to be for shipping', priced, { kind: 'weight' }],
  ['write me a message to ask for quotes', priced, { kind: 'rfq' }],
  ['ok send me the rfq text', priced, { kind: 'rfq' }],
  ['how do i find out if people would buy it', priced, { kind: 'demand' }],
  ['how many can i get for 3k', priced, { kind: 'budget' }],
  ['should i do it', priced, { kind: 'decide', isChoice: false }],
  ['is it worth it', duty, { kind: 'decide', isChoice: false }],
  ['which is better', duty, { kind: 'decide', isChoice: true }],
  ['so which one', duty, { kind: 'decide', isChoice: true }],
  ['how much from china vs india', priced, { kind: 'decide', originCodes: ['CN', 'IN'] }],
  ['is that too few', priced, { kind: 'minimum-check' }],
  ['how do i get it lower', quoted, { kind: 'price-check' }],
  ['ok how do i order', priced, { kind: 'rfq' }],
  ['what else do i need to think about', priced, { kind: 'decide' }],
  ['is that ok', quoted, { kind: 'decide', ownFobUsd: 3.1 }],
  ['ok thanks which of the two would you pick', duty, { kind: 'decide', isChoice: true }],
  ['from the us or china, what is better', priced, { kind: 'decide', originCodes: ['CN', 'US'] }],
  ['total time door to door', priced, { kind: 'in-hands' }],
  ['is 2 months realistic to launch', priced, { kind: 'in-hands' }],
  ['what would they cost from china including duty', priced, { kind: 'landed-cost' }],
  ['is that price ok if i sell for 34', priced, { kind: 'profit', priceUsd: 34 }],
  ['what if i raise it to 22', priced, { kind: 'profit', priceUsd: 22 }],
  ['i’d prefer not china', priced, { kind: 'countries', originCodes: [], avoided: ['CN'] }],
  ['anywhere but vietnam', landed, { kind: 'countries', originCodes: [], avoided: ['VN'] }],
  ['who ships them to my customers', priced, { kind: 'ask-pages', questions: ['fulfillment'] }],
  ['they want 180 for the sample', priced, { kind: 'ask-pages', questions: ['sample-cost'] }],
  ['and 30/70?', quoted, { kind: 'ask-pages', questions: ['deposit'] }],
  ['should i take pre-orders first', priced, { kind: 'ask-pages', questions: ['test-demand'] }],
])('"%s" is asked of the goods of the thread', (text, thread, intent) => {
  expect(readIntent(text, thread)).toMatchObject(intent);
});

test.each<[string, Thread, object]>([
  ['500', named, { kind: 'price', units: 500 }],
  ['sorry, 500 not 2000', priced, { kind: 'price', units: 500 }],
  ['what about 2,000', landed, { kind: 'landed-cost', units: 2000, originCodes: ['CN'] }],
  ['from vietnam', landed, { kind: 'landed-cost', units: 500, originCodes: ['VN'] }],
  ['in stainless steel instead', landed, { kind: 'landed-cost', goods: '', units: 500 }],
  ['my budget is 5k', priced, { kind: 'budget', budgetUsd: 5000 }],
  ['i would sell it at 35', priced, { kind: 'profit', priceUsd: 35 }],
  ['they quoted 2.40', priced, { kind: 'quoted-price', unitUsd: 2.4 }],
  ['they cost 9 bucks each', priced, { kind: 'quoted-price', unitUsd: 9 }],
  ['they quoted 2.40', landed, { kind: 'landed-cost', ownFobUsd: 2.4, units: 500 }],
  ['it was for 1000 pcs', quoted, { kind: 'quoted-price', units: 1000, unitUsd: 3.1 }],
  ['i need them before christmas', priced, { kind: 'in-hands' }],
  ['by air', landed, { kind: 'freight', mode: 'air' }],
  ['they weigh 900g each', duty, { kind: 'weight' }],
  ['zip 60614', priced, { kind: 'landed-cost' }],
  ['with our logo in red', priced, { kind: 'looks', looks: ['red', 'logo'] }],
  ['i want it to smell like lavender', priced, { kind: 'looks', looks: ['smell like lavender'] }],
  ['heavy canvas with a zipper', priced, { kind: 'price', goods: '' }],
  ['minimum is 300', quoted, { kind: 'quoted-price', units: 300 }],
  ['my current factory charges me 12.50', priced, { kind: 'quoted-price', unitUsd: 12.5 }],
  ['i would sell them at 10 each on etsy', priced, { kind: 'profit', priceUsd: 10 }],
  ['like 1000 of them', duty, { kind: 'landed-cost', units: 1000 }],
])('"%s" goes on with the answer before', (text, thread, intent) => {
  expect(readIntent(text, thread)).toMatchObject(intent);
});

test.each(['they’re leather', 'from vietnam', 'value 22 each', 'what if it enters in february'])(
  'after a duty, "%s" is left to the lookup',
  (text) => {
    expect(chooseRoute(text, duty)).toBe('tariff');
    expect(['duty', undefined]).toContain(readIntent(text, duty)?.kind);
  },
);

test.each([
  ['500', []],
  ['should i get a trademark', priced],
  ['which is better, a box or a bag', priced],
  ['how long does a trademark take', priced],
  ['what would 500 hoodies cost', []],
] as const)('"%s" is not asked of the thread', (text, thread) => {
  const kind = readIntent(text, [...thread])?.kind;
  expect(['price', undefined]).toContain(kind);
  if (kind === 'price') expect(readIntent(text, [...thread])).toMatchObject({ units: 500 });
});

test.each([
  [['could i earn much with 20k followers at $25', 'would people even buy it'], 'will-buy'],
  [['i have 20k followers', 'do people want it'], 'will-buy'],
] as const)('%j asks a page, where no goods are spoken of', ([first, then], question) => {
  const thread = talked([first, tool]);
  expect(readIntent(then, thread)).toEqual({ kind: 'ask-pages', questions: [question] });
});

test('orders a month after the fulfillment fees are asked of the calculator', () => {
  const thread = talked(...[['what about a 3pl then', tool] as const]);
  const after = [...priced, ...thread];
  expect(readIntent('about 300 orders a month', after)).toEqual({
    kind: 'fulfillment',
    monthlyOrders: 300,
  });
  expect(readIntent('about 300 orders a month', priced)?.kind).not.toBe('fulfillment');
});

test('a day with a place behind it is no number of pieces', () => {
  const thread = talked(['we need it by sept 20 in austin', tool]);
  expect(recordOf(thread).turns[0]?.details.units).toBeUndefined();
});

test('among the factories shown, which is better is theirs', () => {
  expect(
    readIntent('which one is best', talked(['find factories for mugs', factories]))?.kind,
  ).toBe('factory-check');
});

test('the record folds what was told, whatever came between', () => {
  const refused = anAnswer('I don’t know that.', {
    cards: [{ kind: 'people', contacts: ['email'] }],
  });
  const thread: Thread = [
    ...priced,
    aQuestion('silicone'),
    refused,
    ...talked(['what is a customs bond', { kind: 'pages', sources: [], writtenBy: 'builtin' }]),
    aQuestion('my budget is 5k'),
  ];
  const { turns, isOfGoods, asked } = recordOf(thread);
  expect(isOfGoods).toBe(true);
  expect(asked?.kind).toBe('budget');
  expect(turns.map(({ details }) => details.units ?? details.budgetUsd ?? null)).toEqual([
    500,
    500,
    null,
    5000,
  ]);
  expect(turns[1]?.details.qualities).toEqual(['silicone']);
});

test('a sum beside the name of goods is their price', () => {
  const thread = talked(['its 2000 enamel pins at 0.85', tool]);
  expect(recordOf(thread).turns[0]?.details).toMatchObject({ units: 2000, fobUsd: 0.85 });
  expect(readIntent('so total per pin landed', thread)).toMatchObject({
    kind: 'landed-cost',
    goods: '',
  });
});

test('a budget before any goods asks what for', () => {
  expect(readIntent('we have $15,000', [])).toMatchObject({ kind: 'budget', budgetUsd: 15_000 });
  expect(readIntent('how many candles would that be', talked(['mugs', tool]))).toMatchObject({
    kind: 'budget',
    goods: 'candles',
  });
});

test('sums of an audience or a shipment are no prices of goods', () => {
  const thread = talked(
    ['i have 80k followers, what could i earn at $25', tool],
    ['do i need a bond for a $1,800 order', tool],
  );
  const sums = recordOf(thread).turns.map(({ details }) => details.fobUsd ?? details.retailUsd);
  expect(sums.filter((sum) => sum !== undefined)).toEqual([]);
});

test('what an audience earns is asked at the price that was told since', () => {
  const thread = talked(
    ['my audience is 80k on tiktok', tool],
    ['i think i would sell lip balm at 9 bucks', tool],
  );
  expect(readIntent('what would i make', thread)).toMatchObject({
    kind: 'earnings',
    followers: 80_000,
    priceUsd: 9,
  });
});
