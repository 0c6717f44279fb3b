import { expect, test } from 'vitest';
import { mayBeGoodsAlone, namesGoodsAndOrigin } from '@/tools/assistant/rules/goods-alone.ts';
import { namesNothing } from '@/tools/assistant/rules/goods-words.ts';
import { readIntent } from '@/tools/assistant/rules/intent.ts';
import type { AnswerCard, Thread } from '@/tools/assistant/rules/thread.ts';
import { unitsIn } from '@/tools/assistant/rules/units-in.ts';
import { anAnswer, aQuestion, aTariffCard } from './messages.ts';

const pastedReply =
  'Dear friend, our best price is USD 3.20/pc FOB Ningbo, MOQ 500 pcs. Lead time 25 days. Payment 30% deposit. Best regards, Linda';

test.each([
  ['help', 'help'],
  ['tell me a joke', 'off-topic'],
  ['are you sure', 'doubt'],
  ['that is wrong', 'complaint'],
  ['you keep answering something i didnt ask, this is useless', 'complaint'],
  ['this calculator gave me a totally wrong duty, im annoyed', 'complaint'],
  ['you did not answer my question', 'complaint'],
  ['no thats not what i meant', 'complaint'],
  ['can you speak spanish', 'languages'],
  ['can you write me a poem', 'off-topic'],
  ['moq for hoodies', 'terms'],
  ['how fast can you make 500 tote bags', 'terms'],
  ['cheapest country for hoodies', 'landed-cost'],
  ['how much to bring in 300 yoga mats from india', 'landed-cost'],
  ['how much is the merchandise processing fee on $20,000', 'customs-fees'],
  ['i have 50k followers, what could i earn at $25', 'earnings'],
  ['what does it cost to ship 500 orders a month', 'fulfillment'],
  ['how much would 1,000 mugs cost', 'price'],
  ['what do 250 enamel pins run', 'price'],
  ['can i order just 50 hoodies', 'price'],
  ['can you make 300 soy candles for under $5 each', 'price'],
  ['what would 500 tumblers land at from vietnam', 'landed-cost'],
  ['landed cost of 1000 hoodies', 'landed-cost'],
  ['write a request for quotes for 1000 canvas totes', 'rfq'],
  ['can you draft an rfq for steel tumblers', 'rfq'],
  ['can i have 500 tumblers by march 3?', 'in-hands'],
  ['can we get 200 hoodies before christmas', 'in-hands'],
  ['i need 1,000 mugs in hands by 3/1/2027', 'in-hands'],
  ['how fast can i get 300 tees', 'in-hands'],
  ['how soon could you have 250 totes made', 'in-hands'],
  ['how long do 300 tees take', 'in-hands'],
  ['I need 500 tumblers by january 20, can you do it', 'in-hands'],
  ['i want to sell tumblers', 'goods'],
  ['are there rules for candles', 'rules'],
  ['what labels do candles need', 'rules'],
  ['i have 50k followers on tiktok, what should i sell', 'ideas'],
  ['what merch should a gaming streamer sell', 'ideas'],
  ['what country is best for leather bags', 'countries'],
  ['compare portugal and turkey for socks', 'countries'],
  ['vietnam or china for backpacks', 'countries'],
  [pastedReply, 'supplier-reply'],
])('"%s" asks for %s', (text, kind) => {
  expect(readIntent(text, [])?.kind).toBe(kind);
});

test.each([
  'What does the strategy call cost?',
  'how long does a launch take',
  'what do samples cost',
  'how much is the duty on mugs from China',
  'how much is the duty on 500 mugs that arrive by March 3',
  'how fast do I get samples',
  'what is a landed cost',
  'what is an RFQ',
])('"%s" is left to the lookup and the pages', (text) => {
  expect(readIntent(text, [])).toBeUndefined();
});

test('what was asked is said again, and small talk is no question', () => {
  const thread = [
    aQuestion('duty on mugs'),
    anAnswer('22.5%'),
    aQuestion('are you sure'),
    anAnswer('The card says how sure I am.'),
  ];
  expect(readIntent('what did i ask before', thread)).toEqual({
    kind: 'recall',
    question: 'duty on mugs',
  });
});

const afterTool = (question: string): Thread => [
  aQuestion(question),
  anAnswer('Up to $5.', { cards: [{ kind: 'tool', label: 'Open', href: '/sourcing' }] }),
];

test.each([
  ['how much would 500 mugs cost', 'and 1,000?', { kind: 'price', units: 1000 }],
  ['how much would 500 mugs cost', 'and from mexico?', { units: 500, originCodes: ['MX'] }],
  // The thread has the mugs; the material comes with the message.
  ['how much would 500 mugs cost', 'no i meant porcelain mugs', { kind: 'price', units: 500 }],
  ['landed cost of 500 mugs from china', 'make it 2000', { kind: 'landed-cost', units: 2000 }],
  ['can i get 500 mugs by march 3', 'and 5,000?', { kind: 'in-hands', units: 5000 }],
  ['what country is best for bags', 'and for mugs?', { kind: 'countries', goods: 'mugs' }],
  ['i have 50k followers, what could i earn', 'and at $40?', { priceUsd: 40, followers: 50_000 }],
  [
    'i have 50k followers, what could i earn',
    'and at 6%?',
    { engagementRatePct: 6, priceUsd: null },
  ],
  ['what does it cost to ship 500 orders a month', 'and 2k?', { monthlyOrders: 2000 }],
  ['what is the mpf on $12,000', 'and 50000?', { kind: 'customs-fees', valueUsd: 50_000 }],
])('after "%s", "%s" goes on', (question, next, expected) => {
  expect(readIntent(next, afterTool(question))).toMatchObject(expected);
});

test.each(['and the duty?', 'what if they are late', 'who makes them'])(
  'after a price, "%s" asks for something else',
  (next) => {
    expect(readIntent(next, afterTool('how much would 500 mugs cost'))).toBeUndefined();
  },
);

test('an audience told before is the one whose earnings are asked', () => {
  const thread = [aQuestion('i run a yoga channel with 80k subscribers'), anAnswer('Ideas.')];
  expect(readIntent('i run a yoga channel with 80k subscribers', [])?.kind).toBe('ideas');
  expect(readIntent('what could i earn', thread)).toMatchObject({ followers: 80_000 });
  expect(readIntent('what could i earn', [])).toBeUndefined();
});

test('a value that follows a question about fees is that of the shipment', () => {
  const thread = [aQuestion('what is the hmf'), anAnswer('0.125%.')];
  expect(readIntent('on a $9,000 shipment by sea', thread)).toMatchObject({ valueUsd: 9000 });
});

test('a failed turn does not end the thread', () => {
  const thread: Thread = [
    ...afterTool('how much would 500 mugs cost'),
    aQuestion('and 1000?'),
    anAnswer('Trouble', { failed: true }),
  ];
  expect(readIntent('and 2000?', thread)).toMatchObject({ kind: 'price', units: 2000 });
});

test('a number of pieces after a duty asks what they land at, and nothing goes on from nothing', () => {
  const duty = [aQuestion('duty on mugs'), anAnswer('22.5%', { cards: [aTariffCard()] })];
  expect(readIntent('and 1000?', duty)).toMatchObject({ kind: 'landed-cost', units: 1000 });
  expect(readIntent('and 1000?', [])).toBeUndefined();
});

test.each(['wool beanies from peru', 'porcelain mug china', 'sterling silver rings from thailand'])(
  '"%s" is a question about the duty',
  (text) => {
    expect(namesGoodsAndOrigin(text)).toBe(true);
  },
);

test.each([
  'how long does it take from China',
  'are your factories in China',
  'from China',
  'I’m in canada, sell to customers',
])('"%s" names no goods to look up', (text) => {
  expect(namesGoodsAndOrigin(text)).toBe(false);
});

test.each([
  ['soy candles', true],
  ['porcelain mug', true],
  ['how long', false],
  ['soy candles?', false],
  ['a gift for my mother in law', false],
])('"%s" may be goods alone: %s', (text, expected) => {
  expect(mayBeGoodsAlone(text)).toBe(expected);
});

test.each([
  ['what would 500 cost', true],
  ['what is the duty then', true],
  ['which country is cheapest', true],
  ['what would 500 mugs cost', false],
])('"%s" names nothing itself: %s', (text, expected) => {
  expect(namesNothing(text)).toBe(expected);
});

const afterReply: Thread = [
  aQuestion(pastedReply),
  anAnswer('It says $3.20.', {
    cards: [
      { kind: 'draft', text: 'Hello Linda' },
      { kind: 'tool', label: 'RFQ', href: '/sourcing' },
    ],
  }),
];

test.each([
  ['how much would 500 mugs cost', 'is that a good price', 'price-check'],
  ['how much would 500 mugs cost', 'that seems a bit high', 'price-check'],
  ['how much would 500 mugs cost', 'is that with shipping and duty?', 'landed-cost'],
  ['how much would 500 mugs cost', 'whats the minimum there', 'terms'],
  ['how much would 500 mugs cost', 'can i order fewer', 'terms'],
  ['how much would 500 mugs cost', 'and how long does it take', 'terms'],
  ['what does it cost to ship 500 orders a month', 'what does that cost', 'fulfillment'],
])('after "%s", "%s" asks for %s', (question, next, kind) => {
  expect(readIntent(next, afterTool(question))?.kind).toBe(kind);
});

test('a supplier’s price is judged, and its answer drafted again', () => {
  expect(readIntent('is that a good price', afterReply)).toEqual({
    kind: 'quote-check',
    reply: pastedReply,
  });
  expect(readIntent('ask them for what is missing', afterReply)?.kind).toBe('supplier-reply');
});

test.each([
  ['is there antidumping on that', 'orders'],
  ['when does it go up', 'coming'],
  ['why is it so high', 'parts'],
  ['does 301 stack on it', 'parts'],
])('after a duty, "%s" asks about its %s', (text, topic) => {
  const duty = [aQuestion('duty on tees'), anAnswer('36.5%', { cards: [aTariffCard()] })];
  expect(readIntent(text, duty)).toMatchObject({ kind: 'about-duty', topic });
  expect(readIntent(text, [])).toBeUndefined();
});

test('"yes" after questions to press asks which one', () => {
  const thread = [
    aQuestion('mugs'),
    anAnswer('I can look up mugs.', { suggestions: ['A?', 'B?'] }),
  ];
  expect(readIntent('yes please', thread)).toEqual({ kind: 'choose', suggestions: ['A?', 'B?'] });
  expect(readIntent('yes please', [])).toBeUndefined();
});

test('an answer that leads nowhere does not end what it stands between', () => {
  const people = { kind: 'people' as const, contacts: ['booking' as const] };
  const thread: Thread = [
    ...afterTool('price for 500 beanies'),
    aQuestion('hmm what about the sheep'),
    anAnswer('I don’t know that.', { cards: [people] }),
  ];
  expect(readIntent('and 5000?', thread)).toMatchObject({ kind: 'price', units: 5000 });
});

test('the first question is remembered too', () => {
  const thread = [
    aQuestion('duty on mugs'),
    anAnswer('22.5%'),
    aQuestion('and on plates'),
    anAnswer('20%'),
  ];
  expect(readIntent('what did i ask first', thread)).toMatchObject({ question: 'duty on mugs' });
});

test.each([
  ['a yoga mat. what does it cost to make 300', 300],
  ['how much for 2,000', 2000],
  ['order just 2k', 2000],
  ['what changes for 2027', null],
  ['at $35', null],
])('"%s" asks for %s pieces', (text, units) => {
  expect(unitsIn(text)).toBe(units);
});

const begun: Thread = [aQuestion('hello'), anAnswer('Hello.')];

test.each<[string, Thread, object]>([
  ['is 500 fine', begun, { kind: 'minimum-check', units: 500 }],
  ['would 2k be enough', begun, { kind: 'minimum-check', units: 2000 }],
  ["that's a lot of money, can't I start smaller", begun, { kind: 'terms', goods: '' }],
  ['how many do they want at least', begun, { kind: 'terms', goods: '' }],
  ['can it be faster', [aQuestion('price for 300 candles')], { kind: 'in-hands', goods: '' }],
  [
    'when do I have to start for christmas',
    [aQuestion('price for 300 candles')],
    { kind: 'in-hands', goods: '' },
  ],
  ['How long do candles take to make', [], { kind: 'terms' }],
  ['I make soap at home and want to sell more', [], { kind: 'goods', goods: 'soap' }],
  [
    'I run a small boutique and want my own line of linen dresses',
    [],
    { kind: 'goods', goods: 'linen dresses' },
  ],
  ['do you know anything about perfume', [], { kind: 'goods', goods: 'perfume' }],
  ['do i need to test it', [], { kind: 'rules' }],
  ['is this a scam', [], { kind: 'identity', about: 'trust' }],
  ['i have 120k on tiktok, how much could i make', [], { kind: 'earnings', followers: 120_000 }],
])('%s is read by its own words', (text, thread, intent) => {
  expect(readIntent(text, thread)).toMatchObject(intent);
});

const tool: AnswerCard = { kind: 'tool', label: '', href: '/sourcing' };
const priced: Thread = [
  aQuestion('how much would 500 tote bags cost'),
  anAnswer('Up to $5.70.', { cards: [tool] }),
];
const checked: Thread = [
  ...priced,
  aQuestion('is that a good price'),
  anAnswer('It falls.', { cards: [tool] }),
];
const earned: Thread = [
  aQuestion('i have 50k followers, what could i earn'),
  anAnswer('About.', { cards: [tool] }),
];
const refused: Thread = [
  aQuestion('can you get me into vogue by friday'),
  anAnswer('I don’t know that.', { cards: [{ kind: 'people', contacts: ['email'] }] }),
];
const planned: Thread = [
  aQuestion('I want to launch in 2 weeks with 50 dollars'),
  refused[1],
].flatMap((message) => message ?? []);

test.each<[string, Thread, object]>([
  ['can you do better', priced, { kind: 'price-check' }],
  ['can you do better', checked, { kind: 'price-levers' }],
  ["it's a kind of candle", priced, { kind: 'price', goods: 'candle', units: 500 }],
  ['ok and if i charge 45', earned, { kind: 'earnings', followers: 50_000, priceUsd: 45 }],
  ['is that realistic', refused, { kind: 'judge-unknown' }],
  ['is that realistic', planned, { kind: 'ask-pages', questions: ['first-money', 'launch-time'] }],
])('%s goes on from the answer before', (text, thread, intent) => {
  expect(readIntent(text, thread)).toMatchObject(intent);
});

const moneyPage: Thread = [
  aQuestion('how much money do i need'),
  anAnswer('Most first products fall into the Starter range of $25K.', {
    cards: [{ kind: 'pages', writtenBy: 'builtin', sources: [] }],
  }),
];

test.each<[string, Thread, object]>([
  [
    'my supplier quoted 4.50 for a tumbler, is that ok',
    [],
    { kind: 'quote-check', reply: 'tumbler: USD 4.50/pc' },
  ],
  ['can you do 50', priced, { kind: 'minimum-check', units: 50 }],
  ['when would they be here', priced, { kind: 'in-hands', goods: '' }],
  ['and shipping?', priced, { kind: 'landed-cost' }],
  ['no make it 300', priced, { kind: 'price', units: 300 }],
  ["that's a lot", moneyPage, { kind: 'ask-pages', questions: ['start-alone'] }],
  [
    'what if trump changes it',
    [aQuestion('duty on tees from china'), anAnswer('36.5%', { cards: [aTariffCard()] })],
    { kind: 'about-duty', topic: 'coming' },
  ],
  [
    'is 3.20 good',
    [aQuestion(pastedReply), anAnswer('It says.', { cards: [tool] })],
    { kind: 'quote-check' },
  ],
  ['I own a spa and want our own bath salts', [], { kind: 'goods', goods: 'bath salts' }],
  ['how do i know your numbers are right', [], { kind: 'doubt' }],
])('%s is about what was spoken of', (text, thread, intent) => {
  expect(readIntent(text, thread)).toMatchObject(intent);
});
