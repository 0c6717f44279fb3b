import { expect, test } from 'vitest';
import { datedParts, readForeignFollowUp } from '@/tools/assistant/rules/foreign-follow-up.ts';
import type { Thread } from '@/tools/assistant/rules/thread.ts';
import { anAnswer, aQuestion, aTariffCard } from './messages.ts';

type Language = 'es' | 'de' | 'fr' | 'tr' | 'zh';

function answeredIn(language: Language, unitValueUsd: number | null = null): Thread {
  return [
    aQuestion('…'),
    anAnswer(
      'Total: 36,5 %. Se compone de: base 16,5 %; 7,5 % lista 4A (9903.88.15); 12,5 % trabajo forzoso (9903.05.31).',
      { language, cards: [aTariffCard({ unitValueUsd })] },
    ),
  ];
}

test.each<[Language, string]>([
  ['es', '¿y desde cuándo?'],
  ['de', 'und seit wann?'],
  ['fr', 'et depuis quand ?'],
  ['tr', 'ne zamandan beri?'],
  ['zh', '从什么时候开始？'],
])('%s: %s asks since when', (language, text) => {
  expect(readForeignFollowUp(text, answeredIn(language))).toMatchObject({
    language,
    asks: 'since',
  });
});

test.each<[Language, string]>([
  ['es', '¿cuánto sería para 500?'],
  ['de', 'wie viel wäre das für 500?'],
  ['fr', 'combien pour 500 ?'],
  ['tr', '500 adet için ne kadar?'],
  ['zh', '500件要多少钱？'],
])('%s: %s needs the value, unless it was said', (language, text) => {
  expect(readForeignFollowUp(text, answeredIn(language))).toMatchObject({
    asks: 'needs-value',
    units: 500,
  });
  expect(readForeignFollowUp(text, answeredIn(language, 4))).toMatchObject({
    asks: 'amount',
    units: 500,
  });
});

test('a value is taken with the number of pieces said before', () => {
  const thread: Thread = [
    ...answeredIn('es'),
    aQuestion('¿cuánto sería para 500?'),
    anAnswer('Depende.', { language: 'es' }),
  ];
  expect(readForeignFollowUp('¿y si cuestan 4 dólares cada una?', thread)).toMatchObject({
    asks: 'amount',
    units: 500,
  });
});

test('English, other languages and countries are left to the lookup', () => {
  expect(readForeignFollowUp('since when', answeredIn('es'))).toBeUndefined();
  expect(readForeignFollowUp('¿y desde México?', answeredIn('es'))).toBeUndefined();
  expect(readForeignFollowUp('¿y desde cuándo?', [])).toBeUndefined();
});

test('each part with a day is named as the answer names it', () => {
  const thread = answeredIn('es');
  const asked = readForeignFollowUp('¿y desde cuándo?', thread);
  expect(asked && datedParts(thread, asked)).toEqual([
    { part: '7,5 % lista 4A (9903.88.15)', day: '2020-02-14' },
    { part: '12,5 % trabajo forzoso (9903.05.31)', day: '2026-07-24' },
  ]);
});
