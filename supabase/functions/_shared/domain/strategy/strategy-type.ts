import type { StrategyAnswers } from './strategy-answers.ts';

export const strategyTypes = ['full-switch', 'dual-source', 'diversify', 'nearshoring'] as const;
export type StrategyType = (typeof strategyTypes)[number];

type TypeBasis = Pick<
  StrategyAnswers,
  'painPoints' | 'timeline' | 'currentCountry' | 'riskTolerance'
>;

/** The rule that decided; the page explains it. */
export type StrategyReason =
  | 'tariffs-now'
  | 'many-pain-points'
  | 'made-in-china'
  | 'balanced-risk'
  | 'no-other-rule';

/** The plan that fits the answers; the first rule that holds decides (specification §4). */
export function strategyFor(answers: TypeBasis): { type: StrategyType; reason: StrategyReason } {
  if (answers.painPoints.includes('Tariffs') && answers.timeline === 'asap') {
    return { type: 'nearshoring', reason: 'tariffs-now' };
  }
  if (answers.painPoints.length >= 3) return { type: 'diversify', reason: 'many-pain-points' };
  if (answers.currentCountry === 'china') return { type: 'diversify', reason: 'made-in-china' };
  if (answers.riskTolerance === 'balanced') {
    return { type: 'dual-source', reason: 'balanced-risk' };
  }
  return { type: 'full-switch', reason: 'no-other-rule' };
}
