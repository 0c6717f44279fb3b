import { expect, test } from 'vitest';
import {
  emptyThread,
  maxStoredMessages,
  parseThread,
  stringifyThread,
} from '@/tools/assistant/storage.ts';
import { anAnswer, aQuestion, aTariffCard } from './rules/messages.ts';

const card = aTariffCard();
const readCard = (stored: unknown) =>
  typeof stored === 'object' && stored !== null && 'kind' in stored && stored.kind === 'tariff'
    ? card
    : null;

test('restores a stored thread', () => {
  const stored = {
    messages: [
      aQuestion('Duty on mugs?', { spoken: true, timestampMs: 5 }),
      anAnswer('8.5%', { cards: [card], suggestions: ['And from Mexico?'], failed: true }),
    ],
    conversationId: 'c1',
  };
  expect(parseThread(stringifyThread(stored), readCard)).toEqual(stored);
});

test('restores the language of an answer, and only a known one', () => {
  const stored = (language: string) =>
    JSON.stringify({
      messages: [{ id: 'a', role: 'assistant', content: 'x', timestampMs: 1, language }],
    });
  expect(parseThread(stored('de'), readCard).messages[0]).toMatchObject({ language: 'de' });
  expect(parseThread(stored('xx'), readCard).messages[0]).not.toHaveProperty('language');
});

test.each([null, '', '{', '[]', '"x"', '{"messages":7}'])('%j gives an empty thread', (text) => {
  expect(parseThread(text, readCard)).toEqual(emptyThread);
});

test('drops invalid messages and cards', () => {
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
  expect(parseThread(text, readCard).messages).toEqual([
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

test('stores the end of a long thread', () => {
  const messages = Array.from({ length: maxStoredMessages + 5 }, (_, index) =>
    aQuestion(`${index}`),
  );
  const { messages: stored } = parseThread(
    stringifyThread({ messages, conversationId: null }),
    readCard,
  );
  expect(stored).toHaveLength(maxStoredMessages);
  expect(stored.at(-1)?.id).toBe(`${maxStoredMessages + 4}`);
});
