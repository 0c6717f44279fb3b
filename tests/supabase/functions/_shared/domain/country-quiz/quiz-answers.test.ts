import {
  answersFromParams,
  answersToParams,
  choose,
  chosenFrom,
  completeAnswers,
  noAnswers,
} from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { expect, test } from 'vitest';
import { quizAnswers } from '../../../../../src/tools/country-quiz/rules/answers.ts';

test('a single choice replaces the former one', () => {
  const first = choose(noAnswers, 'volume', '500-2000');
  expect(choose(first, 'volume', '10000+').volume).toEqual(['10000+']);
});

test('a third priority is ignored; one of two can be removed', () => {
  const two = choose(choose(noAnswers, 'priorities', 'quality'), 'priorities', 'low-cost');
  expect(choose(two, 'priorities', 'proximity')).toBe(two);
  expect(choose(two, 'priorities', 'quality').priorities).toEqual(['low-cost']);
});

test('no certification and a certification exclude each other', () => {
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

test('answers survive the round trip through an address', () => {
  const answers = quizAnswers({ category: ['beauty', 'other'], volume: '10000+' });
  const params = new URLSearchParams(answersToParams(answers).toString());
  expect(answersFromParams(params)).toEqual(answers);
});

test('an address with an unknown option gives null, with three priorities the first two', () => {
  const params = answersToParams(quizAnswers());
  params.set('priorities', 'quality,low-cost,proximity');
  expect(answersFromParams(params)?.priorities).toEqual(['low-cost', 'quality']);
  params.set('volume', 'a lot');
  expect(answersFromParams(params)).toBeNull();
});
