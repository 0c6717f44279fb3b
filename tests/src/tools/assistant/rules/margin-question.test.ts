import { expect, test } from 'vitest';
import { readIntent } from '@/tools/assistant/rules/intent.ts';
import type { Thread } from '@/tools/assistant/rules/thread.ts';
import { answerMargin } from '@/tools/assistant/screen/engine-margin.ts';
import { anAnswer, aQuestion } from './messages.ts';

const tool = { kind: 'tool', label: 'Open', href: '/' } as const;

/** What the last of some messages asks, each answered by an engine. */
function lastOf(...texts: string[]) {
  const thread: Thread = texts
    .slice(0, -1)
    .flatMap((text) => [aQuestion(text), anAnswer('…', { cards: [tool] })]);
  return readIntent(texts.at(-1) ?? '', thread);
}

test('figures of several messages are one calculation', () => {
  const messages = [
    'my landed cost is $11.40 per unit',
    'i sell at $34 on shopify',
    'I also spend about $6 for ads',
    'what if i raise the price to 39',
  ];
  expect(lastOf(...messages.slice(0, 1))).toMatchObject({ kind: 'margin', costUsd: 11.4 });
  expect(lastOf(...messages.slice(0, 2))).toMatchObject({ costUsd: 11.4, priceUsd: 34 });
  expect(lastOf(...messages)).toMatchObject({ costUsd: 11.4, extraUsd: 6, priceUsd: 39 });
});

test('the price that earnings were asked for counts with a cost that is told since', () => {
  const earned = 'how much could i earn with 45k followers and a bottle at $24';
  expect(lastOf(earned, 'if it costs me 6 bucks landed what’s my margin')).toMatchObject({
    kind: 'margin',
    costUsd: 6,
    priceUsd: 24,
  });
  expect(lastOf(earned, 'it costs me 6 and i sell at 30')).toMatchObject({ priceUsd: 30 });
});

test('a margin asks for a price', () => {
  expect(lastOf('I want a 60% margin on something that costs me 12 dollars')).toMatchObject({
    kind: 'margin',
    costUsd: 12,
    marginPct: 60,
  });
});

test.each([
  'what is a good margin',
  'is a 30% deposit normal',
  'duty on mugs that cost $4 from China',
  'the minimum is 500',
])('"%s" is no calculation of margins', (text) => {
  expect(lastOf(text)?.kind).not.toBe('margin');
});

test('the arithmetic, and what is missing', () => {
  const text = (figures: Omit<Parameters<typeof answerMargin>[0], 'kind'>) =>
    answerMargin({ kind: 'margin', ...figures }).content;
  expect(text({ costUsd: 11.4, extraUsd: 6, priceUsd: 34 })).toContain(
    'At $34.00 with $17.40 in costs, you keep $16.60 a piece, 49% of the price',
  );
  expect(text({ costUsd: 12, marginPct: 60 })).toContain('has to sell for $30.00');
  expect(text({ costUsd: 12, priceUsd: 10 })).toContain('you lose $2.00');
  expect(text({ costUsd: 12 })).toContain('What do you sell it for');
  expect(text({ priceUsd: 12 })).toContain('What does a piece cost you');
});
