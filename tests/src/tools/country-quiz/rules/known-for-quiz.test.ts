import {
  answersToParams,
  type ChosenAnswers,
  chosenFrom,
  noAnswers,
} from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { toStrategyParams } from '@functions/_shared/domain/strategy/strategy-address.ts';
import type { StrategyAnswers } from '@functions/_shared/domain/strategy/strategy-answers.ts';
import { quizAnswers } from '@tests/src/tools/country-quiz/rules/answers.ts';
import { someAnswers } from '@tests/src/tools/strategy-builder/rules/a-roadmap.ts';
import { expect, test } from 'vitest';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { knownForQuiz } from '@/tools/country-quiz/rules/known-for-quiz.ts';

function strategyOf(changes: Partial<StrategyAnswers>): string {
  return toStrategyParams({
    answers: someAnswers(changes),
    startDay: '2027-03-01',
    mix: { newCountries: [{ country: 'turkey', sharePct: 40 }] },
  }).toString();
}

function known(answers: ProductAnswers, chosen: Partial<ChosenAnswers> = {}) {
  return knownForQuiz({ ...noAnswers, ...chosen }, answers);
}

test('knownForQuiz leaves every question open where nothing is known', () => {
  expect(known({})).toEqual({ answers: noAnswers, from: {} });
});

test('knownForQuiz takes all answers of an earlier quiz', () => {
  const { answers, from } = known({ quiz: answersToParams(quizAnswers()).toString() });
  expect(answers).toEqual(chosenFrom(quizAnswers()));
  expect(new Set(Object.values(from))).toEqual(new Set(['quiz']));
});

test('knownForQuiz takes the answers of the strategy builder that mean the same', () => {
  const strategy = strategyOf({
    currentCountry: 'china',
    volume: '50k-100k',
    category: 'beauty',
    painPoints: ['Tariffs', 'Risk mitigation', 'Faster lead times', 'Quality issues'],
    timeline: 'medium-term',
  });
  expect(known({ strategy })).toEqual({
    answers: {
      ...noAnswers,
      currentStatus: ['china'],
      volume: ['10000+'],
      category: ['beauty'],
      timeline: ['exploring'],
      painPoints: ['tariffs', 'lead-times', 'quality'],
    },
    from: {
      currentStatus: 'strategy',
      volume: 'strategy',
      category: 'strategy',
      timeline: 'strategy',
      painPoints: 'strategy',
    },
  });
});

test('knownForQuiz leaves open what the strategy builder asks in another way', () => {
  const strategy = strategyOf({
    currentCountry: 'vietnam',
    volume: 'under-10k',
    painPoints: ['Cost reduction', 'Risk mitigation'],
    timeline: 'asap',
  });
  const { answers } = known({ strategy });
  expect(answers.currentStatus).toEqual([]);
  expect(answers.volume).toEqual([]);
  expect(answers.painPoints).toEqual([]);
  expect(answers.timeline).toEqual(['asap']);
});

test.each([
  ['short-term', 'planning'],
  ['long-term', 'long-term'],
] as const)('knownForQuiz reads the timeline %s as %s', (timeline, expected) => {
  expect(known({ strategy: strategyOf({ timeline }) }).answers.timeline).toEqual([expected]);
});

test('knownForQuiz keeps what the visitor chose', () => {
  const strategy = strategyOf({ category: 'beauty', timeline: 'asap' });
  const { answers, from } = known({ strategy }, { category: ['apparel', 'other'] });
  expect(answers.category).toEqual(['apparel', 'other']);
  expect(from.category).toBe(undefined);
});

test('knownForQuiz takes the category and the certificates that other tools know', () => {
  expect(known({ category: 'accessories', certifications: ['oeko-tex', 'gots', 'cpsia'] })).toEqual(
    {
      answers: { ...noAnswers, category: ['accessories'], compliance: ['organic', 'cpsia'] },
      from: { category: 'category', compliance: 'certifications' },
    },
  );
  expect(known({ certifications: ['iso-9001'] })).toEqual({ answers: noAnswers, from: {} });
});

test('knownForQuiz ignores damaged records', () => {
  expect(known({ quiz: 'volume=none', strategy: 'sv=9' })).toEqual({
    answers: noAnswers,
    from: {},
  });
});
