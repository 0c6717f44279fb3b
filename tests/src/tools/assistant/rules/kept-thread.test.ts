import { expect, test } from 'vitest';
import {
  mostMessagesKept,
  nothingKept,
  threadFromText,
  threadToText,
} from '@/tools/assistant/rules/kept-thread.ts';
import { anAnswer, aQuestion, aTariffCard } from './messages.ts';

const card = aTariffCard();
const readCard = (kept: unknown) =>
  typeof kept === 'object' && kept !== null && 'kind' in kept && kept.kind === 'tariff'
    ? card
    : null;

test('a thread comes back as it was', () => {
  const kept = {
    messages: [
      aQuestion('Duty on mugs?', { spoken: true, timestampMs: 5 }),
      anAnswer('8.5%', { cards: [card], suggestions: ['And from Mexico?'], failed: true }),
    ],
    conversationId: 'c1',
  };
  expect(threadFromText(threadToText(kept), readCard)).toEqual(kept);
});

test.each([null, '', '{', '[]', '"x"', '{"messages":7}'])('%j gives nothing', (text) => {
  expect(threadFromText(text, readCard)).toEqual(nothingKept);
});

test('messages and cards that make no sense are left out', () => {
  const text = JSON.stringify({
    messages: [
      { id: 'a', role: 'user', content: 'kept', timestampMs: 1 },
      { id: 'b', role: 'system', content: 'unknown role', timestampMs: 1 },
      { id: 'c', role: 'user', content: 7, timestampMs: 1 },
      { id: 'd', role: 'user', content: 'no time' },
      null,
      { id: 'e', role: 'assistant', content: 'card gone', timestampMs: 1, cards: [{ kind: 'x' }] },
    ],
  });
  expect(threadFromText(text, readCard).messages).toEqual([
    { id: 'a', role: 'user', content: 'kept', timestampMs: 1, spoken: false },
    {
      id: 'e',
      role: 'assistant',
      content: 'card gone',
      timestampMs: 1,
      cards: [],
      suggestions: [],
      failed: false,
    },
  ]);
});

test('of a long thread the end is kept', () => {
  const messages = Array.from({ length: mostMessagesKept + 5 }, (_, index) =>
    aQuestion(`${index}`),
  );
  const { messages: kept } = threadFromText(
    threadToText({ messages, conversationId: null }),
    readCard,
  );
  expect(kept).toHaveLength(mostMessagesKept);
  expect(kept.at(-1)?.id).toBe(`${mostMessagesKept + 4}`);
});
