import { expect, test } from 'vitest';
import {
  assessReadiness,
  estimatedMoq,
  recommendStrategy,
  riskProfile,
  timelineBucket,
} from '@/tools/country-quiz/rules/assess-answers.ts';
import { quizAnswers } from './answers.ts';

test('planning gives full-switch, whatever the other answers', () => {
  const answers = quizAnswers({
    currentStatus: 'planning',
    tariffConcern: 'major',
    painPoints: ['tariffs', 'quality', 'moq'],
    timeline: 'long-term',
  });
  expect(recommendStrategy(answers)).toBe('full-switch');
});

test('tariffs as a pain point and a major concern give dual-source, not diversify', () => {
  const answers = quizAnswers({
    tariffConcern: 'major',
    painPoints: ['tariffs', 'quality', 'moq'],
    timeline: 'long-term',
  });
  expect(recommendStrategy(answers)).toBe('dual-source');
});

test('three pain points give diversify, not stay-put', () => {
  const answers = quizAnswers({
    tariffConcern: 'moderate',
    painPoints: ['tariffs', 'quality', 'moq'],
    timeline: 'long-term',
  });
  expect(recommendStrategy(answers)).toBe('diversify');
});

test('a long-term timeline gives stay-put', () => {
  const answers = quizAnswers({ painPoints: ['quality', 'moq'], timeline: 'long-term' });
  expect(recommendStrategy(answers)).toBe('stay-put');
});

test('other answers give dual-source', () => {
  expect(recommendStrategy(quizAnswers({ painPoints: ['quality'] }))).toBe('dual-source');
});

test.each([
  ['asap', 'immediate'],
  ['planning', 'short-term'],
  ['exploring', 'medium-term'],
  ['long-term', 'long-term'],
] as const)('the timeline %s is %s', (timeline, bucket) => {
  expect(timelineBucket(timeline)).toBe(bucket);
});

test.each([
  ['asap', 'premium', 'complex', 'aggressive'],
  ['long-term', 'premium', 'complex', 'conservative'],
  ['asap', 'maintain', 'complex', 'balanced'],
  ['long-term', 'maintain', 'simple', 'balanced'],
] as const)('%s, %s and %s is %s', (timeline, budgetFlexibility, complexity, risk) => {
  expect(riskProfile({ timeline, budgetFlexibility, complexity })).toBe(risk);
});

test.each([
  ['asap', 70],
  ['planning', 65],
  ['exploring', 60],
  ['long-term', 55],
] as const)('the timeline %s alone gives a readiness of %i', (timeline, score) => {
  const unsure = { volume: 'not-sure', budgetFlexibility: 'not-sure' } as const;
  const answers = { timeline, category: [], priorities: [], ...unsure };
  expect(assessReadiness(answers).score).toBe(score);
});

test('readiness adds ten for each of volume, category, two priorities and budget', () => {
  const { score, dimensions } = assessReadiness(
    quizAnswers({ timeline: 'long-term', priorities: ['quality', 'low-cost'] }),
  );
  expect(dimensions.map(({ points }) => points)).toEqual([50, 5, 10, 10, 10, 10]);
  expect(score).toBe(95);
});

test('one priority adds nothing to readiness', () => {
  expect(assessReadiness(quizAnswers({ timeline: 'exploring' })).score).toBe(90);
});

test('readiness stops at 100', () => {
  const all = quizAnswers({ timeline: 'asap', priorities: ['quality', 'low-cost'] });
  expect(assessReadiness(all).score).toBe(100);
});

test.each([
  ['mexico', ['apparel'], '500-1,000 units'],
  ['portugal', ['beauty'], '1,000-2,000 units'],
  ['portugal', ['beauty', 'apparel'], '500-1,000 units'],
  ['china', ['other'], '1,000-2,000 units'],
] as const)('the first order in %s for %j is %s', (country, category, text) => {
  expect(estimatedMoq(country, [...category])).toBe(text);
});
