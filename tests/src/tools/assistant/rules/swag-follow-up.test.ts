import { expect, test } from 'vitest';
import { readSwagFollowUp } from '@/tools/assistant/rules/swag-follow-up.ts';
import type { Thread } from '@/tools/assistant/rules/thread.ts';
import { answerSwagFollowUp } from '@/tools/assistant/screen/engine-swag.ts';
import { anAnswer, aQuestion, aTariffCard } from './messages.ts';

const mugs: Thread = [
  aQuestion('need 200 branded mugs for our offsite'),
  anAnswer('Yes.', { cards: [{ kind: 'tool', label: '', href: '/swag' }] }),
];

test.each([
  ['can they be black', { piece: 'mug', units: 200, asks: 'color' }],
  ['what colors do they come in', { piece: 'mug', units: 200, asks: 'color' }],
  ['how much in total', { piece: 'mug', units: 200, asks: 'price' }],
  ['what about tumblers instead', { piece: 'tumbler', units: 200, asks: 'price' }],
  ['make it 300', { piece: 'mug', units: 300, asks: 'price' }],
])('%s goes on with the piece', (text, swag) => {
  expect(readSwagFollowUp(text, mugs)).toEqual(swag);
});

test('people and a budget narrow a question about swag in general', () => {
  const gear: Thread = [
    aQuestion('we need branded gear for an offsite'),
    anAnswer('The catalog.', { cards: [{ kind: 'tool', label: '', href: '/swag' }] }),
  ];
  const told = { piece: null, units: 75, budgetUsd: 60, asks: 'price' };
  expect(readSwagFollowUp('about 75 people, budget 60 dollars each', gear)).toEqual(told);
  expect(readSwagFollowUp('what items would you suggest', gear)).toMatchObject({ piece: null });
  expect(readSwagFollowUp('where are you located', gear)).toBeUndefined();
});

test('nothing goes on where other goods were spoken of since', () => {
  const since: Thread = [
    ...mugs,
    aQuestion('duty on hats'),
    anAnswer('20%', { cards: [aTariffCard()] }),
  ];
  expect(readSwagFollowUp('make it 300', since)).toBeUndefined();
  expect(readSwagFollowUp('make it 300', [])).toBeUndefined();
});

test('the colors are those of the catalog, with the piece to open', () => {
  const { content, cards } = answerSwagFollowUp({ piece: 'mug', units: 200, asks: 'color' });
  expect(content).toContain('black');
  expect(cards).toHaveLength(1);
});
