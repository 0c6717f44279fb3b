import { hasExamples, nearestQuestions } from '@functions/kira-chat/nearest-question.ts';
import { questionTokens } from '@functions/kira-chat/question-tokens.ts';
import { expect, test } from 'vitest';

test('words of the same meaning and endings are one token', () => {
  expect(questionTokens('the factory’s price')).toEqual(questionTokens('the manufacturer’s fees'));
  expect(questionTokens('samples')).toEqual(questionTokens('sample'));
});

test('countries and numbers are any country and any number; goods keep their noun as well', () => {
  expect(questionTokens('500 mugs from Vietnam')).toEqual([
    '<number>',
    'mug',
    '<goods>',
    'from',
    '<country>',
  ]);
  expect(questionTokens('section 301')).toContain('301');
});

test.each([
  ['is there a tour of the plant before we pay', 'asked-can-i-visit-the-factory'],
  [
    'tees from China printed in Mexico, whose origin',
    'asked-does-printing-or-finishing-in-another',
  ],
  ['I want my calculation back', 'asked-where-do-i-find-my-report'],
  ['what shows the world map', 'asked-what-does-the-map-explorer-show'],
])('"%s" comes nearest to %s', (question, id) => {
  expect(nearestQuestions(question)[0]?.id).toMatch(new RegExp(`^${id}`));
});

test('what nobody asks us is near to nothing', () => {
  for (const question of ['how tall is the eiffel tower', 'who won the super bowl', '']) {
    expect(nearestQuestions(question)[0]?.nearness ?? 0).toBeLessThan(0.5);
  }
});

test('passages on countries have no examples', () => {
  expect(hasExamples('asked-can-i-visit-the-factory')).toBe(true);
  expect(hasExamples('duty-brazil')).toBe(false);
});
