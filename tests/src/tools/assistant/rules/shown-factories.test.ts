import type { Factory } from '@functions/_shared/contracts/ai-factory-search.ts';
import { expect, test } from 'vitest';
import { refinedQuery } from '@/tools/assistant/rules/factory-follow-up.ts';
import { readIntent } from '@/tools/assistant/rules/intent.ts';
import type { AnswerCard, Thread } from '@/tools/assistant/rules/thread.ts';
import { answerShownFactories } from '@/tools/assistant/screen/engine-factories.ts';
import { anAnswer, aQuestion, aTariffCard } from './messages.ts';

function aFactory(overrides: Partial<Factory>): Factory {
  return {
    id: 'a',
    name: 'Mat & Motion',
    country: 'vietnam',
    location: 'Bac Ninh',
    description: '',
    minOrder: 200,
    leadTime: '40-55 days',
    certifications: ['BSCI'],
    specialties: [],
    priceRange: '$3-28',
    unitPriceUsd: { min: 3, max: 28 },
    match: 'kind',
    reason: '',
    isSample: true,
    ...overrides,
  };
}

const factories = [
  aFactory({}),
  aFactory({
    id: 'b',
    name: 'Nets & Posts',
    country: 'pakistan',
    location: 'Sialkot',
    minOrder: 100,
    leadTime: '32-50 days',
    certifications: [],
    priceRange: '$1.50-22',
    unitPriceUsd: { min: 1.5, max: 22 },
  }),
];
const card: AnswerCard = { kind: 'factories', query: 'yoga mats', factories };
const shown: Thread = [
  aQuestion('find factories for yoga mats'),
  anAnswer('Two.', { cards: [card] }),
];
const said: Thread = [...shown, aQuestion('which is the cheapest'), anAnswer('The second.')];
const changed: Thread = [
  ...shown,
  aQuestion('duty on mugs from china'),
  anAnswer('20%', { cards: [aTariffCard()] }),
];

test.each([
  ['what is their minimum', shown, 'minimum'],
  ['and the moq?', shown, 'minimum'],
  ['which is the cheapest', shown, 'price'],
  ['which one', shown, 'choice'],
  ['which one would you use', shown, 'choice'],
  ['which one', said, 'choice'],
  ["what's their lead time", said, 'time'],
  ['where are they located', said, 'place'],
  ['are they certified', shown, 'certificates'],
  ['what is their minimum', changed, 'minimum'],
])('%s asks the factories shown for their %s', (text, thread, topic) => {
  expect(readIntent(text, thread)).toMatchObject({
    kind: 'shown-factories',
    topic,
    goods: 'yoga mats',
  });
});

test.each([
  ['which one', changed],
  ['what is the minimum order for hoodies', shown],
  ['which country has the lowest duty', shown],
  ['find other factories', shown],
  ['which one', []],
])('%s does not', (text, thread: Thread) => {
  expect(readIntent(text, thread)?.kind).not.toBe('shown-factories');
});

test('the answer has what the cards say, the lowest first', () => {
  const about = {
    kind: 'shown-factories',
    goods: 'yoga mats',
    query: 'yoga mats',
    factories,
  } as const;
  const say = (topic: 'minimum' | 'price' | 'choice' | 'place' | 'certificates') =>
    answerShownFactories({ ...about, topic }, null).content;
  expect(say('minimum')).toContain('Nets & Posts from 100 units and Mat & Motion from 200 units');
  expect(say('price')).toContain('Nets & Posts $1.50-22 each and Mat & Motion $3-28 each');
  expect(say('place')).toContain('Bac Ninh, Vietnam');
  expect(say('certificates')).toContain('Nets & Posts lists none');
  expect(say('choice')).toContain('Nets & Posts has the lowest minimum (from 100 units)');
});

test.each([
  ['do they do embroidery', shown, 'yoga mats with embroidery'],
  ['do they make foam rollers', shown, 'foam rollers'],
  ['in cork instead', shown, 'cork yoga mats'],
  ['do they do embroidery', said, 'yoga mats with embroidery'],
  ['in cork instead', changed, undefined],
  [
    "it's a kind of candle",
    [
      aQuestion('find factories for glims'),
      anAnswer('None.', { cards: [{ kind: 'factory-search', query: 'glims' }] }),
    ],
    'candle',
  ],
])('%s searches again', (text, thread: Thread, query) => {
  expect(refinedQuery(text, thread)).toBe(query);
});
