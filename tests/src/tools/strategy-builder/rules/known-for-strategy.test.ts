import { answersToParams } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import {
  parseStrategyParams,
  type SharedRoadmap,
  toStrategyParams,
} from '@functions/_shared/domain/strategy/strategy-address.ts';
import { strategyDraft } from '@functions/_shared/domain/strategy/strategy-answers.ts';
import { quizAnswers } from '@tests/src/tools/country-quiz/rules/answers.ts';
import { someAnswers } from '@tests/src/tools/strategy-builder/rules/a-roadmap.ts';
import { expect, test } from 'vitest';
import {
  draftFromQuiz,
  knownForStrategy,
  withoutKnown,
} from '@/tools/strategy-builder/rules/known-for-strategy.ts';
import {
  productFromStrategy,
  productOfLink,
} from '@/tools/strategy-builder/rules/product-from-strategy.ts';

const blank = strategyDraft(undefined);
const roadmap: SharedRoadmap = {
  answers: someAnswers(),
  startDay: '2027-03-01',
  mix: { newCountries: [{ country: 'vietnam', sharePct: 40 }] },
};
const quiz = answersToParams(
  quizAnswers({ painPoints: ['tariffs', 'moq', 'quality'], volume: '2000-10000' }),
).toString();

test('draftFromQuiz says in the builder’s words what the quiz was told', () => {
  expect(
    draftFromQuiz(
      quizAnswers({ painPoints: ['quality', 'tariffs', 'moq', 'lead-times'], timeline: 'asap' }),
    ),
  ).toEqual({
    currentCountry: 'china',
    volume: 'under-10k',
    category: 'apparel',
    painPoints: ['Tariffs', 'Faster lead times', 'Quality issues'],
    timeline: 'asap',
    riskTolerance: 'balanced',
  });
});

test.each([
  ['planning', ''],
  ['china', 'china'],
  ['diversified', 'other'],
  ['other', 'other'],
] as const)('draftFromQuiz reads the status "%s" as the country "%s"', (currentStatus, country) => {
  expect(draftFromQuiz(quizAnswers({ currentStatus })).currentCountry).toBe(country);
});

test.each([
  ['under-500', 'under-10k'],
  ['500-2000', 'under-10k'],
  ['2000-10000', 'under-10k'],
  ['10000+', ''],
  ['not-sure', ''],
] as const)('draftFromQuiz reads the volume "%s" as "%s"', (volume, expected) => {
  expect(draftFromQuiz(quizAnswers({ volume })).volume).toBe(expected);
});

test('draftFromQuiz takes the risk profile that the quiz shows', () => {
  const aggressive = quizAnswers({ timeline: 'asap', budgetFlexibility: 'premium' });
  expect(draftFromQuiz(aggressive).riskTolerance).toBe('aggressive');
  const conservative = quizAnswers({ timeline: 'long-term', complexity: 'complex' });
  expect(draftFromQuiz(conservative).riskTolerance).toBe('conservative');
});

test('draftFromQuiz leaves open what has no counterpart', () => {
  const draft = draftFromQuiz(
    quizAnswers({
      category: ['apparel', 'beauty'],
      painPoints: ['moq', 'ip-theft', 'communication'],
      budgetFlexibility: 'reduce',
    }),
  );
  expect(draft.category).toBe('');
  expect(draft.painPoints).toEqual([]);
  expect(draftFromQuiz(quizAnswers({ category: ['other'] })).category).toBe('');
});

test('knownForStrategy prefers an earlier roadmap, then the quiz, then the category', () => {
  const strategy = toStrategyParams(roadmap).toString();
  expect(knownForStrategy(blank, { strategy, quiz, category: 'beauty' })).toEqual({
    draft: roadmap.answers,
    names: ['strategy'],
  });
  const both = knownForStrategy(blank, {
    quiz: answersToParams(quizAnswers({ category: ['apparel', 'beauty'] })).toString(),
    category: 'beauty',
  });
  expect(both.names).toEqual(['quiz', 'category']);
  expect(both.draft.category).toBe('beauty');
  expect(knownForStrategy(blank, {})).toEqual({ draft: {}, names: [] });
});

test('knownForStrategy answers only the open questions', () => {
  const { draft } = knownForStrategy({ ...blank, currentCountry: 'india' }, { quiz });
  expect(draft).toEqual({
    volume: 'under-10k',
    category: 'apparel',
    painPoints: ['Tariffs', 'Quality issues'],
    timeline: 'short-term',
    riskTolerance: 'balanced',
  });
});

test('withoutKnown empties what was filled in, but for what the visitor changed', () => {
  const { draft } = knownForStrategy(blank, { quiz });
  expect(withoutKnown({ ...blank, ...draft, timeline: 'asap' }, draft)).toEqual({
    currentCountry: '',
    volume: '',
    category: '',
    painPoints: [],
    riskTolerance: '',
  });
});

test('productFromStrategy gives the answers, the pilot order and the roadmap itself', () => {
  const { strategy, ...product } = productFromStrategy(
    { ...roadmap, answers: someAnswers({ volume: '10k-50k' }) },
    { answers: {}, origins: {} },
  );
  expect(product).toEqual({
    category: roadmap.answers.category,
    currentCountry: roadmap.answers.currentCountry,
    quantities: [1000, 7500],
  });
  expect(parseStrategyParams(new URLSearchParams(strategy))?.answers).toEqual(
    someAnswers({ volume: '10k-50k' }),
  );
});

test('productOfLink says the same of the roadmap in an address, and nothing of an address without one', () => {
  const params = toStrategyParams(roadmap);
  expect(productOfLink(params)).toEqual(productFromStrategy(roadmap, { answers: {}, origins: {} }));
  expect(productOfLink(new URLSearchParams('tool=strategy'))).toEqual({});
});

test('productFromStrategy leaves an order that the visitor gave', () => {
  const before = {
    answers: { quantities: [750] },
    origins: { quantities: { from: 'tariff', on: '2026-11-20' } },
  } as const;
  expect(productFromStrategy(roadmap, before).quantities).toBe(undefined);
});
