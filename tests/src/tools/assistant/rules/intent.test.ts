import { expect, test } from 'vitest';
import { engineCopy } from '@/tools/assistant/engine-copy.ts';
import { namesGoodsAndOrigin, readIntent } from '@/tools/assistant/rules/intent.ts';
import { routeMessage } from '@/tools/assistant/rules/routing.ts';
import { answerIntent, suggestionsFor } from '@/tools/assistant/screen/engine-answers.ts';
import { anAnswer, aQuestion } from './messages.ts';

test.each([
  ['help', 'help'],
  ['are you sure', 'doubt'],
  ['that is wrong', 'complaint'],
  ['how much is the merchandise processing fee on $20,000', 'customs-fees'],
  ['i have 50k followers, what could i earn at $25', 'earnings'],
  ['what does it cost to ship 500 orders a month', 'fulfillment'],
  ['how much would 1,000 mugs cost', 'price'],
  ['can i order just 50 hoodies', 'price'],
  ['i have 50k followers on tiktok, what should i sell', 'ideas'],
  ['what country is best for leather bags', 'countries'],
  ['compare portugal and turkey for socks', 'countries'],
])('"%s" asks for %s', (text, kind) => {
  expect(readIntent(text, [])?.kind).toBe(kind);
});

test.each([
  'What does the strategy call cost?',
  'how long does a launch take',
  'what do samples cost',
  'how much is the duty on mugs from China',
])('"%s" is left to the lookup and the pages', (text) => {
  expect(readIntent(text, [])).toBeUndefined();
});

test('what was asked is said again', () => {
  const thread = [aQuestion('duty on mugs'), anAnswer('22.5%')];
  expect(readIntent('what did i ask before', thread)).toEqual({
    kind: 'recall',
    question: 'duty on mugs',
  });
});

test.each(['wool beanies from peru', 'porcelain mug china', 'sterling silver rings from thailand'])(
  '"%s" is a question about the duty',
  (text) => {
    expect(namesGoodsAndOrigin(text)).toBe(true);
  },
);

test.each(['how long does it take from China', 'are your factories in China', 'from China'])(
  '"%s" names no goods to look up',
  (text) => {
    expect(namesGoodsAndOrigin(text)).toBe(false);
  },
);

test('the fees on $20,000 are those of the schedule', () => {
  const fees = answerIntent({ kind: 'customs-fees', valueUsd: 20_000 }, null, []);
  expect(fees?.content).toContain('$69.28');
  expect(fees?.content).toContain('$25.00');
});

test('earnings follow the calculator', () => {
  const intent = { kind: 'earnings', followers: 50_000, priceUsd: 20 } as const;
  // 50,000 × 3.5% × 2% = 35 orders.
  expect(answerIntent(intent, null, [])?.content).toContain('about 35 orders a month: $700');
});

test('every suggested question reaches an engine', () => {
  for (const question of [
    ...suggestionsFor(null),
    ...suggestionsFor('mugs', 'Portugal'),
    engineCopy.ask.countries('mugs'),
  ]) {
    const isAnswered = routeMessage(question) !== 'chat' || readIntent(question, []) !== undefined;
    expect(isAnswered, question).toBe(true);
  }
});
