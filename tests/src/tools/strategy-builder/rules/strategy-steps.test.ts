import type { StrategyDraft } from '@functions/_shared/domain/strategy/strategy-answers.ts';
import { expect, test } from 'vitest';
import {
  missingInStep,
  stepProgressPct,
  strategySteps,
} from '@/tools/strategy-builder/rules/strategy-steps.ts';
import { someAnswers } from './a-roadmap.ts';

const email = 'founder@example.com';

const noAnswers: StrategyDraft = {
  currentCountry: '',
  volume: '',
  category: '',
  painPoints: [],
  timeline: '',
  riskTolerance: '',
};

function without(name: keyof StrategyDraft): StrategyDraft {
  return { ...someAnswers(), [name]: noAnswers[name] };
}

test.each(strategySteps)('step %i is complete with every answer', (step) => {
  expect(missingInStep(step, someAnswers(), email)).toEqual([]);
});
test.each(strategySteps)('step %i is incomplete without answers', (step) => {
  expect(missingInStep(step, noAnswers, '')).not.toEqual([]);
});
test.each([
  [1, 'currentCountry'],
  [1, 'volume'],
  [1, 'category'],
  [2, 'painPoints'],
  [2, 'timeline'],
  [3, 'riskTolerance'],
] as const)('step %i is incomplete without %s', (step, name) => {
  expect(missingInStep(step, without(name), email)).toEqual([name]);
  for (const other of strategySteps.filter((each) => each !== step)) {
    expect(missingInStep(other, without(name), email)).toEqual([]);
  }
});
test.each(['', 'founder', 'founder@', ' '])('step 4 is incomplete with the email "%s"', (text) => {
  expect(missingInStep(4, someAnswers(), text)).toEqual(['email']);
});

test('each step is a quarter of the way', () => {
  expect(strategySteps.map(stepProgressPct)).toEqual([25, 50, 75, 100]);
});
