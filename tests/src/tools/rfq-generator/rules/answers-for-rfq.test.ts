import { quizAnswers } from '@tests/src/tools/country-quiz/rules/answers.ts';
import { expect, test } from 'vitest';
import { parseSharedAnswers, serializeSharedAnswers } from '@/lib/shared-answers.ts';
import { quizOptions } from '@/tools/country-quiz/rules/quiz-answers.ts';
import {
  answersFromQuiz,
  answersFromStrategy,
} from '@/tools/rfq-generator/rules/answers-for-rfq.ts';
import type { StrategyAnswers } from '@/tools/strategy-builder/rules/strategy-answers.ts';

const strategy: StrategyAnswers = {
  currentCountry: 'china',
  volume: '10k-50k',
  category: 'apparel',
  painPoints: ['Tariffs'],
  timeline: 'asap',
  riskTolerance: 'balanced',
};

test('what the quiz heard becomes quantities at both ends of the answer', () => {
  const quantities = (volume: (typeof quizOptions.volume)[number]) =>
    answersFromQuiz(quizAnswers({ volume })).quantities;
  expect(quizOptions.volume.map(quantities)).toEqual([
    [500],
    [500, 2000],
    [2000, 10_000],
    [10_000],
    [],
  ]);
});

test('what the quiz heard becomes certificates where the answer names one', () => {
  const certificates = answersFromQuiz(
    quizAnswers({ compliance: ['cpsia', 'organic', 'sustainability'] }),
  ).certifications;
  expect(certificates).toEqual(['cpsia', 'gots']);
  expect(answersFromQuiz(quizAnswers({ compliance: ['none'] })).certifications).toEqual(['none']);
});

test('what the quiz heard has a category only where it is one', () => {
  expect(answersFromQuiz(quizAnswers({ category: ['beauty'] })).category).toBe('beauty');
  expect(answersFromQuiz(quizAnswers({ category: ['beauty', 'apparel'] })).category).toBe(
    undefined,
  );
  expect(answersFromQuiz(quizAnswers({ category: ['other'] })).category).toBe(undefined);
});

test('what the quiz heard survives the device as it is', () => {
  const heard = answersFromQuiz(quizAnswers({ category: ['beauty'], compliance: ['fda'] }));
  expect(parseSharedAnswers(serializeSharedAnswers(heard))).toEqual(heard);
});

test('what the strategy builder heard becomes the pilot order, 10% of the least to 15% of the most', () => {
  expect(answersFromStrategy(strategy)).toEqual({
    category: 'apparel',
    quantities: [1000, 7500],
  });
});

test('what the strategy builder heard has one quantity where the answer is open at an end', () => {
  expect(answersFromStrategy({ ...strategy, volume: 'under-10k' }).quantities).toEqual([1500]);
  expect(answersFromStrategy({ ...strategy, volume: '100k+' }).quantities).toEqual([10_000]);
});
