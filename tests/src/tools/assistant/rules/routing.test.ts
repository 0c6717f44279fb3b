import { describe, expect, test } from 'vitest';
import { asksForLowest, chooseRoute } from '@/tools/assistant/rules/choose-route.ts';
import {
  factoryQuery,
  isTariffFollowUp,
  type MessageRoute,
  routeMessage,
} from '@/tools/assistant/rules/routing.ts';
import { anAnswer, aQuestion, aTariffCard } from './messages.ts';

const cases: readonly (readonly [MessageRoute, readonly string[]])[] = [
  [
    'tariff',
    [
      'How much is the duty on cotton t-shirts from China?',
      'tariff on mugs',
      "Çin'den pamuklu tişört gümrük vergisi ne kadar",
      'aranceles para velas de China',
      'cuánto pago por tazas de Portugal',
      '从中国进口棉T恤关税多少',
      'What are the TARIFFS on candles from Vietnam',
      'duties for hoodies from india',
      'does section 301 apply to backpacks',
      'Sec. 301 on yoga mats',
      'what import tax do I pay on toys',
      'import taxes for sneakers from Vietnam',
      'taxes on imports of socks from Turkey',
      'hts code for a silicone spatula',
      'Are leather wallets dutiable?',
      'find factories in the country with the lowest duty on socks',
      'duty on heavy-duty backpacks',
      'tarrif on mugs',
      'what are the tarrifs on candles',
      'teh dutys for socks',
      'duti on hoodies from India',
      'teriff for toys',
      'how much tax on hoodies from pakistan',
      'what customs do i pay on mugs from china',
      'customs for t-shirts from china',
      'what are import fees on shoes from vietnam',
      '6109 china',
      '99999999 china',
      '420292 vietnam vs china',
      '6109.10.00',
      '6109100012 from China',
      '6109.10 from China to Germany',
      'does 9503.00.00 change next month',
    ],
  ],
  [
    'factory',
    [
      'Find factories for grip socks',
      'shortlist three candle makers',
      'Can you short-list suppliers in Portugal?',
      'find me a factory for scented candles in Vietnam',
      'I am looking for a manufacturer of leather bags',
      'recommend some reliable knitwear suppliers',
      'Which factories can make ceramic mugs?',
      'who can make hoodies with embroidery?',
      'who makes candles in mexico',
      'where can i get hoodies made',
      'factories in Mexico',
      'Candle manufacturers in India',
      'I need a good heavy-duty backpack factory',
      'heavy-duty tote bags suppliers',
      'Can you recommend some suppliers',
    ],
  ],
  [
    'chat',
    [
      'What does the strategy call cost?',
      'How do you choose a factory?',
      'How long does it take to launch?',
      'Do you audit the factory?',
      'What is a minimum order quantity?',
      'Do you make heavy-duty boxes?',
      'Who is on call of duty today?',
      'Which country is best for ceramics?',
      'Hello',
      'what countries are your factories in',
      'Tell me about your manufacturers',
      'I have 1000000 followers',
      '5000 followers',
      '2025 launch',
      'how long does customs take for goods from China',
      'do I need a customs broker for mugs from China',
      'do you handle freight and customs for me',
      'who makes the decisions',
      'My budget is $1234.56',
      'and how long does it take?',
    ],
  ],
];

describe.each(cases)('answered by %s', (route, texts) => {
  test.each(texts)('%s', (text) => {
    expect(routeMessage(text)).toBe(route);
  });
});

const answered = [aQuestion('duty?'), anAnswer('36.5%', { cards: [aTariffCard()] })];
const asking = [
  aQuestion('duty?'),
  anAnswer('Where is it made?', { cards: [aTariffCard({ status: 'ask-origin' })] }),
];

test.each([
  'and from Vietnam?',
  'What about Mexico?',
  'from India',
  'what if it is wool',
  'made in Portugal',
  'or bamboo?',
])('after a tariff answer "%s" is a follow-up', (text) => {
  expect(isTariffFollowUp(text, answered)).toBe(true);
});

test.each(['How long does a launch take?', 'Thanks!', 'android phones are nice'])(
  'after a tariff answer "%s" is not a follow-up',
  (text) => {
    expect(isTariffFollowUp(text, answered)).toBe(false);
  },
);

test('after a tariff answer a long sentence is not a follow-up', () => {
  const long = 'and by the way how do you choose the people who sew our things';
  expect(isTariffFollowUp(long, answered)).toBe(false);
});

test.each(['no i meant porcelain', 'and glass?', '1000 of them at 2 bucks'])(
  'after a failed turn "%s" still belongs to the duty before it',
  (text) => {
    const failedTurn = [...answered, aQuestion('hm'), anAnswer('Trouble.', { failed: true })];
    expect(isTariffFollowUp(text, failedTurn)).toBe(true);
  },
);

test('after our question a few words are its answer', () => {
  expect(isTariffFollowUp('China', asking)).toBe(true);
  expect(isTariffFollowUp('men’s, knitted', asking)).toBe(true);
});

test.each([
  'who won the world cup in 1954',
  'Why do you ask?',
  'can you ship to my door?',
  'what countries are best for shoes',
])('after our question "%s" is not an answer', (text) => {
  expect(isTariffFollowUp(text, asking)).toBe(false);
});

test('without a preceding tariff answer nothing is a follow-up', () => {
  expect(isTariffFollowUp('and from Vietnam?', [])).toBe(false);
  expect(isTariffFollowUp('and from Vietnam?', [aQuestion('hi'), anAnswer('hello')])).toBe(false);
  expect(isTariffFollowUp('and from Vietnam?', [...answered, aQuestion('hm')])).toBe(false);
});

test.each([
  ['Find factories for soy candles', 'soy candles'],
  ['Shortlist factories for baby grip socks', 'baby grip socks'],
  ['can you find me a factory for leather bags in Portugal?', 'leather bags in Portugal'],
  ["I'm looking for manufacturers of ceramic mugs.", 'ceramic mugs'],
  ['Please recommend three suppliers for tumblers', 'tumblers'],
  ['Who can make hoodies with embroidery?', 'hoodies with embroidery'],
  ['find factories in Vietnam', 'in Vietnam'],
  ['shortlist three candle makers', 'candle'],
  ['factories for mugs', 'mugs'],
  ['find factories', ''],
  ['Find me some good factories.', ''],
  ['Can you recommend some suppliers', ''],
  ["I'm looking for a manufacturer", ''],
  ['find candle factories', 'candle'],
  ['heavy-duty tote bags suppliers', 'heavy-duty tote bags'],
  ['find me a vegan leather factory in India', 'vegan leather in India'],
  ['suppliers for silicone baby bibs', 'silicone baby bibs'],
])('the product in "%s" is "%s"', (text, product) => {
  expect(factoryQuery(text)).toBe(product);
});

test.each(['ceramic', 'in stainless steel instead', 'no, cotton'])(
  '%s after a duty is the same goods of another material',
  (text) => {
    const thread = [
      aQuestion('duty on plates from China'),
      anAnswer('22%', { cards: [aTariffCard()] }),
    ];
    expect(isTariffFollowUp(text, thread)).toBe(true);
  },
);

test.each(['can i import it from france', 'should we get them from Vietnam'])(
  '%s asks for the duty on the goods of the thread',
  (text) => {
    const thread = [aQuestion('do you know anything about perfume'), anAnswer('I can look it up.')];
    expect(chooseRoute(text, thread)).toBe('tariff');
    expect(chooseRoute(text, [])).not.toBe('tariff');
  },
);

test('"at least" ranks no countries', () => {
  expect(asksForLowest.test('how many do they want at least')).toBe(false);
  expect(asksForLowest.test('which country has the least duty')).toBe(true);
});
