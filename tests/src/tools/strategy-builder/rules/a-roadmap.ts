import type { StrategyAnswers } from '@functions/_shared/domain/strategy/strategy-answers.ts';
import {
  type StrategyType,
  strategyFor,
} from '@functions/_shared/domain/strategy/strategy-type.ts';
import { strategyBuilderCopy } from '@/tools/strategy-builder/copy.ts';
import { suggestedMix } from '@/tools/strategy-builder/rules/candidates.ts';
import { makeRoadmap, type Roadmap } from '@/tools/strategy-builder/rules/roadmap.ts';

export function someAnswers(overrides: Partial<StrategyAnswers> = {}): StrategyAnswers {
  return {
    currentCountry: 'china',
    volume: '10k-50k',
    category: 'apparel',
    painPoints: ['Tariffs'],
    timeline: 'short-term',
    riskTolerance: 'conservative',
    ...overrides,
  };
}

/** Answers that lead to each of the plans. */
export const answersFor: Readonly<Record<StrategyType, StrategyAnswers>> = {
  'full-switch': someAnswers({ currentCountry: 'vietnam' }),
  'dual-source': someAnswers({ currentCountry: 'india', riskTolerance: 'balanced' }),
  diversify: someAnswers(),
  nearshoring: someAnswers({ timeline: 'asap', riskTolerance: 'aggressive' }),
};

export function aRoadmap(answers = someAnswers(), startDay = '2027-01-31'): Roadmap {
  return makeRoadmap({
    copy: strategyBuilderCopy,
    answers,
    startDay,
    mix: suggestedMix(answers, strategyFor(answers).type),
  });
}
