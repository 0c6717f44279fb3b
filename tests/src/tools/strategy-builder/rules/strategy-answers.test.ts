import { expect, test } from 'vitest';
import {
  cleanDraft,
  completeAnswers,
  missingInStep,
  type StrategyDraft,
  stepProgressPct,
  strategySteps,
} from '@/tools/strategy-builder/rules/strategy-answers.ts';
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

test.each(strategySteps)('a step is complete %i, with everything answered', (step) => {
  expect(missingInStep(step, someAnswers(), email)).toEqual([]);
});
test.each(strategySteps)('a step is complete %i, but never with nothing', (step) => {
  expect(missingInStep(step, noAnswers, '')).not.toEqual([]);
});
test.each([
  [1, 'currentCountry'],
  [1, 'volume'],
  [1, 'category'],
  [2, 'painPoints'],
  [2, 'timeline'],
  [3, 'riskTolerance'],
] as const)('a step is complete %i, but not without %s', (step, name) => {
  expect(missingInStep(step, without(name), email)).toEqual([name]);
  for (const other of strategySteps.filter((each) => each !== step)) {
    expect(missingInStep(other, without(name), email)).toEqual([]);
  }
});
test.each(['', 'founder', 'founder@', ' '])(
  'a step is complete 4, but not with the email "%s"',
  (text) => {
    expect(missingInStep(4, someAnswers(), text)).toEqual(['email']);
  },
);

test('each step is a quarter of the way', () => {
  expect(strategySteps.map(stepProgressPct)).toEqual([25, 50, 75, 100]);
});

test('answers are whole only when none is missing', () => {
  expect(completeAnswers(someAnswers())).toEqual(someAnswers());
  for (const name of Object.keys(noAnswers)) {
    expect(
      completeAnswers({ ...someAnswers(), [name]: name === 'painPoints' ? [] : '' }),
    ).toBeNull();
  }
});

test('what does not hold up of kept answers is not answered', () => {
  expect(
    cleanDraft({
      currentCountry: 'atlantis',
      volume: '100k+',
      category: 7,
      painPoints: ['Quality issues', 'Boredom', 'Tariffs', 'Tariffs'],
    }),
  ).toEqual({ ...noAnswers, volume: '100k+', painPoints: ['Tariffs', 'Quality issues'] });
  expect(cleanDraft({ painPoints: 'Tariffs' })).toEqual(noAnswers);
});
