import { expect, test } from 'vitest';
import {
  answersFromParams,
  answersToParams,
  choose,
  chosenFrom,
  completeAnswers,
  noAnswers,
  readSharedAnswers,
} from '@/tools/country-quiz/rules/quiz-answers.ts';
import { quizAnswers } from './answers.ts';

test('choosing a single choice replaces the former one', () => {
  const first = choose(noAnswers, 'volume', '500-2000');
  expect(choose(first, 'volume', '10000+').volume).toEqual(['10000+']);
});

test('choosing a third priority is blocked; one can be taken off', () => {
  const two = choose(choose(noAnswers, 'priorities', 'quality'), 'priorities', 'low-cost');
  expect(choose(two, 'priorities', 'proximity')).toBe(two);
  expect(choose(two, 'priorities', 'quality').priorities).toEqual(['low-cost']);
});

test('choosing no certification and a certification exclude each other', () => {
  const fda = choose(noAnswers, 'compliance', 'fda');
  const none = choose(fda, 'compliance', 'none');
  expect(none.compliance).toEqual(['none']);
  expect(choose(none, 'compliance', 'organic').compliance).toEqual(['organic']);
});

test('answers are complete once all ten questions have one', () => {
  const chosen = chosenFrom(quizAnswers());
  expect(completeAnswers(chosen)).toEqual(quizAnswers());
  expect(completeAnswers({ ...chosen, painPoints: [] })).toBeNull();
  expect(completeAnswers({ ...chosen, timeline: [] })).toBeNull();
});

test('answers survive the address', () => {
  const answers = quizAnswers({ category: ['beauty', 'other'], volume: '10000+' });
  const params = new URLSearchParams(answersToParams(answers).toString());
  expect(answersFromParams(params)).toEqual(answers);
});

test('an edited address is answered by nothing, too many priorities by the first two', () => {
  const params = answersToParams(quizAnswers());
  params.set('priorities', 'quality,low-cost,proximity');
  expect(answersFromParams(params)?.priorities).toEqual(['low-cost', 'quality']);
  params.set('volume', 'a lot');
  expect(answersFromParams(params)).toBeNull();
});

test('kept answers of any shape are read without harm', () => {
  expect(readSharedAnswers('nonsense')).toEqual(noAnswers);
  expect(readSharedAnswers({ volume: ['10000+'], category: ['cars', 'beauty'] })).toEqual({
    ...noAnswers,
    volume: ['10000+'],
    category: ['beauty'],
  });
});
