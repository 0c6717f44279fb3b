import { expect, test } from 'vitest';
import {
  assessReadiness,
  estimatedMoq,
  recommendStrategy,
  riskProfile,
  timelineBucket,
} from '@/tools/country-quiz/rules/assess-answers.ts';
import { quizAnswers } from './answers.ts';

test('the recommended strategy, first matching rule 1. planning gives full-switch, whatever else is true', () => {
  const answers = quizAnswers({
    currentStatus: 'planning',
    tariffConcern: 'major',
    painPoints: ['tariffs', 'quality', 'moq'],
    timeline: 'long-term',
  });
  expect(recommendStrategy(answers)).toBe('full-switch');
});

test('the recommended strategy, first matching rule 2. pain of tariffs with a major concern gives dual-source before diversify', () => {
  const answers = quizAnswers({
    tariffConcern: 'major',
    painPoints: ['tariffs', 'quality', 'moq'],
    timeline: 'long-term',
  });
  expect(recommendStrategy(answers)).toBe('dual-source');
});

test('the recommended strategy, first matching rule 3. three pain points give diversify before stay-put', () => {
  const answers = quizAnswers({
    tariffConcern: 'moderate',
    painPoints: ['tariffs', 'quality', 'moq'],
    timeline: 'long-term',
  });
  expect(recommendStrategy(answers)).toBe('diversify');
});

test('the recommended strategy, first matching rule 4. a long-term timeline gives stay-put', () => {
  const answers = quizAnswers({ painPoints: ['quality', 'moq'], timeline: 'long-term' });
  expect(recommendStrategy(answers)).toBe('stay-put');
});

test('the recommended strategy, first matching rule 5. otherwise dual-source', () => {
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
] as const)('readiness with nothing else known, %s gives %i', (timeline, score) => {
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

test('readiness one priority gives nothing', () => {
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
