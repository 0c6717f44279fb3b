import { parseTariffQuestion } from '@functions/_shared/domain/tariff-question/parse-tariff-question.ts';
import { describe, expect, test } from 'vitest';
import {
  beforeLastQuestion,
  chatHistory,
  conversationTitle,
  lastQuestionId,
  previousTariffQuery,
} from '@/tools/assistant/rules/thread.ts';
import { anAnswer, aQuestion, aTariffCard, aTariffResult } from './messages.ts';

const limits = { maxMessages: 3, maxLength: 10 };

describe('the last question', () => {
  const thread = [aQuestion('one'), anAnswer('1'), aQuestion('two'), anAnswer('2')];

  test('is left out with its answer, to be asked again', () => {
    expect(beforeLastQuestion(thread).map(({ id }) => id)).toEqual(['one', '1']);
    expect(beforeLastQuestion([])).toEqual([]);
  });

  test('is known by its id', () => {
    expect(lastQuestionId(thread)).toBe('two');
    expect(lastQuestionId([anAnswer('hello')])).toBeNull();
  });
});

test('the chat gets the last messages, cut to its limit', () => {
  const thread = [aQuestion('a'), anAnswer('b'), aQuestion('c'.repeat(20)), anAnswer('d')];
  expect(chatHistory(thread, limits)).toEqual([
    { role: 'assistant', content: 'b' },
    { role: 'user', content: 'c'.repeat(10) },
    { role: 'assistant', content: 'd' },
  ]);
});

test('the chat gets no failed answers and no blank messages', () => {
  const thread = [aQuestion('a'), anAnswer('sorry', { failed: true }), aQuestion(' ')];
  expect(chatHistory(thread, limits)).toEqual([{ role: 'user', content: 'a' }]);
});

describe('the previous tariff question', () => {
  const threadWith = (card = aTariffCard()) => [
    aQuestion('duty?'),
    anAnswer('36.5%', { cards: [card] }),
    aQuestion('thanks'),
    anAnswer('You are welcome'),
  ];

  test('has goods, line, origin and day, however many turns ago', () => {
    expect(previousTariffQuery(threadWith())).toBe(
      'duty on cotton t-shirts 6109.10.00 from China on 2026-11-28',
    );
  });

  test('has all the goods of a question that named several', () => {
    const mugs = {
      product: 'mugs',
      query: 'duty on mugs from China',
      status: 'answered',
      confidence: 'high',
      hsCodeUsed: '6912.00.44',
      lineDescription: null,
      unitValueUsd: null,
      quantity: null,
    } as const;
    expect(
      previousTariffQuery(
        threadWith(aTariffCard({ others: [{ ...mugs, duties: [], orders: [] }] })),
      ),
    ).toBe('duty on cotton t-shirts, mugs from China on 2026-11-28');
  });

  test('has several origins and the given amounts', () => {
    const china = aTariffResult();
    const vietnam = aTariffResult({ originCode: 'VN', originCountry: 'Vietnam' });
    const card = aTariffCard({
      comparison: [china, vietnam],
      unitValueUsd: 4.5,
      quantity: 2000,
      unitWeightKg: 0.2,
    });
    const query = previousTariffQuery(threadWith(card)) ?? '';
    expect(parseTariffQuestion(query, '2026-12-24')).toMatchObject({
      product: 'cotton t-shirts',
      codeDigits: '61091000',
      originCodes: ['CN', 'VN'],
      unitValueUsd: 4.5,
      quantity: 2000,
      unitWeightKg: 0.2,
      entryDate: '2026-11-28',
    });
  });

  test('without an origin has the line', () => {
    expect(previousTariffQuery(threadWith(aTariffCard({ originCountry: null })))).toBe(
      'duty on cotton t-shirts 6109.10.00 on 2026-11-28',
    );
  });

  test('without a line has the goods', () => {
    expect(previousTariffQuery(threadWith(aTariffCard({ hsCodeUsed: null })))).toBe(
      'duty on cotton t-shirts from China on 2026-11-28',
    );
  });

  test('is undefined without a tariff question', () => {
    expect(previousTariffQuery([aQuestion('a'), anAnswer('b')])).toBeUndefined();
  });
});

test('the title of a conversation is the person’s first words, up to 60 characters', () => {
  expect(conversationTitle(aQuestion('Duty on mugs?'))).toBe('Duty on mugs?');
  expect(conversationTitle(aQuestion('x'.repeat(80)))).toBe('x'.repeat(60));
});

test('the title of a conversation never ends with half a character', () => {
  expect(conversationTitle(aQuestion(`${'x'.repeat(59)}🧦`))).toBe('x'.repeat(59));
});

test('the title of a conversation tells if the assistant spoke first', () => {
  expect(conversationTitle(anAnswer('Hello'))).toBe('Voice conversation');
});
