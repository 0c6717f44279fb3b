import { strategyFor } from '@functions/_shared/domain/strategy/strategy-type.ts';
import { someAnswers } from '@tests/src/tools/strategy-builder/rules/a-roadmap.ts';
import { expect, test } from 'vitest';

const vietnam = someAnswers({
  currentCountry: 'vietnam',
  painPoints: ['Quality issues'],
  timeline: 'long-term',
  riskTolerance: 'aggressive',
});

test('tariffs and no time give nearshoring, whatever the other answers', () => {
  expect(
    strategyFor({
      ...vietnam,
      currentCountry: 'china',
      painPoints: ['Tariffs', 'Cost reduction', 'Quality issues'],
      timeline: 'asap',
      riskTolerance: 'balanced',
    }),
  ).toEqual({ type: 'nearshoring', reason: 'tariffs-now' });
});

test('tariffs alone, or no time alone, do not give nearshoring', () => {
  expect(strategyFor({ ...vietnam, painPoints: ['Tariffs'], timeline: 'short-term' }).type).toBe(
    'full-switch',
  );
  expect(strategyFor({ ...vietnam, timeline: 'asap' }).type).toBe('full-switch');
});

test('three pain points give diversify, whatever the risk tolerance', () => {
  expect(
    strategyFor({
      ...vietnam,
      painPoints: ['Tariffs', 'Cost reduction', 'Quality issues'],
      riskTolerance: 'balanced',
    }),
  ).toEqual({ type: 'diversify', reason: 'many-pain-points' });
});

test('made in China gives diversify, even with one pain point', () => {
  expect(strategyFor({ ...vietnam, currentCountry: 'china', riskTolerance: 'balanced' })).toEqual({
    type: 'diversify',
    reason: 'made-in-china',
  });
});

test('two pain points and a balanced risk tolerance give dual source', () => {
  expect(
    strategyFor({
      ...vietnam,
      painPoints: ['Tariffs', 'Cost reduction'],
      riskTolerance: 'balanced',
    }),
  ).toEqual({ type: 'dual-source', reason: 'balanced-risk' });
});

test.each(['conservative', 'aggressive'] as const)(
  'otherwise, %s: full switch',
  (riskTolerance) => {
    expect(strategyFor({ ...vietnam, riskTolerance })).toEqual({
      type: 'full-switch',
      reason: 'no-other-rule',
    });
  },
);
