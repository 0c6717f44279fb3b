import { expect, test } from 'vitest';
import { followsUpTariff } from '@/tools/assistant/rules/tariff-follow-up.ts';
import { anAnswer, aQuestion, aTariffCard } from './messages.ts';

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
])('after a tariff answer "%s" leads on', (text) => {
  expect(followsUpTariff(text, answered)).toBe(true);
});

test.each(['How long does a launch take?', 'Thanks!', 'android phones are nice'])(
  'after a tariff answer "%s" does not',
  (text) => {
    expect(followsUpTariff(text, answered)).toBe(false);
  },
);

test('after a tariff answer a long sentence is a question of its own', () => {
  const long = 'and by the way how do you choose the people who sew our things';
  expect(followsUpTariff(long, answered)).toBe(false);
});

test('after a question of ours a few words are its answer', () => {
  expect(followsUpTariff('China', asking)).toBe(true);
  expect(followsUpTariff('men’s, knitted', asking)).toBe(true);
});

test.each([
  'who won the world cup in 1954',
  'Why do you ask?',
  'can you ship to my door?',
  'what countries are best for shoes',
])('after a question of ours "%s" is a question of its own', (text) => {
  expect(followsUpTariff(text, asking)).toBe(false);
});

test('elsewhere nothing follows up', () => {
  expect(followsUpTariff('and from Vietnam?', [])).toBe(false);
  expect(followsUpTariff('and from Vietnam?', [aQuestion('hi'), anAnswer('hello')])).toBe(false);
  expect(followsUpTariff('and from Vietnam?', [...answered, aQuestion('hm')])).toBe(false);
});
