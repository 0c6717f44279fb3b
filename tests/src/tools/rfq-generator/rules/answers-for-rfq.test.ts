import { quizOptions } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import type { StrategyAnswers } from '@functions/_shared/domain/strategy/strategy-answers.ts';
import { quizAnswers } from '@tests/src/tools/country-quiz/rules/answers.ts';
import { expect, test } from 'vitest';
import { readAnswers } from '@/lib/visitor-product/answers.ts';
import {
  answersFromQuiz,
  answersFromRfq,
  answersFromStrategy,
} from '@/tools/rfq-generator/rules/answers-for-rfq.ts';

const strategy: StrategyAnswers = {
  currentCountry: 'china',
  volume: '10k-50k',
  category: 'apparel',
  painPoints: ['Tariffs'],
  timeline: 'asap',
  riskTolerance: 'balanced',
};

test('answersFromQuiz gives the quantities at both ends of the answer', () => {
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

test('answersFromQuiz gives the certifications that the answer names', () => {
  const certificates = answersFromQuiz(
    quizAnswers({ compliance: ['cpsia', 'organic', 'sustainability'] }),
  ).certifications;
  expect(certificates).toEqual(['cpsia', 'gots']);
  expect(answersFromQuiz(quizAnswers({ compliance: ['none'] })).certifications).toEqual(['none']);
});

test('answersFromQuiz gives a category only when a single one was chosen', () => {
  expect(answersFromQuiz(quizAnswers({ category: ['beauty'] })).category).toBe('beauty');
  expect(answersFromQuiz(quizAnswers({ category: ['beauty', 'apparel'] })).category).toBe(
    undefined,
  );
  expect(answersFromQuiz(quizAnswers({ category: ['other'] })).category).toBe(undefined);
});

test('answersFromQuiz gives answers that survive storage unchanged', () => {
  const heard = answersFromQuiz(quizAnswers({ category: ['beauty'], compliance: ['fda'] }));
  expect(readAnswers(heard)).toEqual(heard);
});

test('answersFromStrategy gives the pilot order, from 10% of the least to 15% of the most', () => {
  expect(answersFromStrategy(strategy)).toEqual({
    category: 'apparel',
    quantities: [1000, 7500],
  });
});

test('answersFromStrategy gives one quantity when the answer has no upper bound or no lower one', () => {
  expect(answersFromStrategy({ ...strategy, volume: 'under-10k' }).quantities).toEqual([1500]);
  expect(answersFromStrategy({ ...strategy, volume: '100k+' }).quantities).toEqual([10_000]);
});

test('answersFromRfq gives the origin only where the calculators know the country', () => {
  const rfq = { product: 'Tote', quantities: [500], certifications: ['gots'] } as const;
  expect(answersFromRfq({ ...rfq, origin: 'vietnam' })).toEqual({ ...rfq, country: 'vietnam' });
  expect(answersFromRfq({ ...rfq, origin: 'portugal' }).country).toBe(undefined);
  expect(answersFromRfq({ ...rfq, origin: null }).country).toBe(undefined);
});
