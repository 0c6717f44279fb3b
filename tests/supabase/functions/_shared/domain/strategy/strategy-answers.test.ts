import {
  completeAnswers,
  type StrategyDraft,
  strategyDraft,
} from '@functions/_shared/domain/strategy/strategy-answers.ts';
import { someAnswers } from '@tests/src/tools/strategy-builder/rules/a-roadmap.ts';
import { expect, test } from 'vitest';

const noAnswers: StrategyDraft = {
  currentCountry: '',
  volume: '',
  category: '',
  painPoints: [],
  timeline: '',
  riskTolerance: '',
};

test('answers are complete only when none is missing', () => {
  expect(completeAnswers(someAnswers())).toEqual(someAnswers());
  for (const name of Object.keys(noAnswers)) {
    expect(
      completeAnswers({ ...someAnswers(), [name]: name === 'painPoints' ? [] : '' }),
    ).toBeNull();
  }
});

test('invalid stored answers count as not given', () => {
  expect(
    strategyDraft({
      currentCountry: 'atlantis',
      volume: '100k+',
      category: 7,
      painPoints: ['Quality issues', 'Boredom', 'Tariffs', 'Tariffs'],
    }),
  ).toEqual({ ...noAnswers, volume: '100k+', painPoints: ['Tariffs', 'Quality issues'] });
  expect(strategyDraft({ painPoints: 'Tariffs' })).toEqual(noAnswers);
});
