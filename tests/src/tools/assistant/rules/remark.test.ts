import { expect, test } from 'vitest';
import { readIntent } from '@/tools/assistant/rules/intent.ts';
import { isJudgment } from '@/tools/assistant/rules/remark.ts';
import type { AnswerCard, Thread } from '@/tools/assistant/rules/thread.ts';
import { anAnswer, aQuestion, aTariffResult } from './messages.ts';

const tool: AnswerCard = { kind: 'tool', label: '', href: '/sourcing' };
const factories: AnswerCard = { kind: 'factories', query: 'mugs', factories: [] };
const bondPages: AnswerCard = {
  kind: 'pages',
  writtenBy: 'builtin',
  sources: [
    { id: 'a', page: 'b', path: '/c', title: 'What is a customs bond, and do I need one?' },
  ],
};

function duty(overrides: Parameters<typeof aTariffResult>[0] = {}): AnswerCard {
  return { kind: 'tariff', request: { query: 'q' }, result: aTariffResult(overrides) };
}

function after(question: string, card: AnswerCard, content = 'An answer.'): Thread {
  return [aQuestion(question), anAnswer(content, { cards: [card] })];
}

const price = after('price for 300 candles', tool);
const answered = after('duty on mugs from china', duty());
const open = after('duty on snorfs from china', duty({ status: 'not-found', hsCodeUsed: null }));
const compared = after('compare hoodies from china and vietnam', tool);
const earned = after('I have 50k followers, what could I earn', tool);

test.each<[string, Thread, object | undefined]>([
  ['is that a fair price', [], { kind: 'judgment', isPrice: true }],
  ['is that a good price', open, { kind: 'judgment', isPrice: true }],
  ['is that normal', [], { kind: 'judgment', isPrice: false }],
  ["that's a lot", answered, { kind: 'about-duty', topic: 'judge' }],
  ['is that high', answered, { kind: 'about-duty', topic: 'judge' }],
  ['why', answered, { kind: 'about-duty', topic: 'parts' }],
  ['since when', answered, { kind: 'about-duty', topic: 'since' }],
  ['is that a good deal', price, { kind: 'price-check' }],
  ['can I get a better one', price, { kind: 'price-check' }],
  ['what do I get for that', price, { kind: 'included' }],
  ['is that realistic', earned, { kind: 'earnings-check' }],
  ['sounds low', earned, { kind: 'earnings-check' }],
  ['is that fair', compared, { kind: 'why-rating' }],
  ['why', compared, { kind: 'why-rating' }],
  ['which country would you use', compared, { kind: 'decide', isChoice: true }],
  ['is there a better country', answered, { kind: 'decide', isChoice: true }],
  ['are they any good', after('find factories for mugs', factories), { kind: 'factory-check' }],
  ['which one is best', after('find factories for mugs', factories), { kind: 'factory-check' }],
  ['send it', after('write an rfq for mugs', tool), { kind: 'own-draft' }],
  [
    'since when',
    after('a', bondPages, 'A law. It holds since 2018.'),
    { sentence: 'It holds since 2018.' },
  ],
  ['since when', after('a', bondPages, 'A law.'), { kind: 'since', sentence: null }],
  ['do I need one for a $1,800 order', after('a', bondPages), { kind: 'bond', valueUsd: 1800 }],
  ['looks good', answered, { kind: 'approval' }],
  ["thanks, that's fine", answered, { kind: 'approval' }],
  ["you're pretty good at this", [], { kind: 'approval' }],
  ['right', [], { kind: 'approval' }],
  ['is that the right one', answered, { kind: 'doubt' }],
  ["what's your name", [], { kind: 'identity', about: 'name' }],
  ['who made you', [], { kind: 'identity', about: 'maker' }],
  ['what sells best', [], { kind: 'ideas' }],
  ['any fresh ideas', [], { kind: 'ideas' }],
])('%s', (text, thread, intent) => {
  expect(readIntent(text, thread)).toMatchObject(intent ?? {});
});

test.each(['is that cotton', 'is that a mug', 'good mugs from peru', 'is a 30% deposit normal'])(
  '%s judges nothing',
  (text) => {
    expect(isJudgment(text)).toBe(false);
  },
);

test.each(['good mugs', 'is it good?', 'duty on fine china', 'light'])(
  '%s is no approval',
  (text) => {
    expect(readIntent(text, [])?.kind).not.toBe('approval');
  },
);
