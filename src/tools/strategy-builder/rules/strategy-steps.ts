import type { StrategyDraft } from '@functions/_shared/domain/strategy/strategy-answers.ts';
import { isAcceptableEmail } from '@/lib/email.ts';

export const strategySteps = [1, 2, 3, 4] as const;
export type StrategyStep = (typeof strategySteps)[number];

export type StrategyField = keyof StrategyDraft | 'email';

/** In the order of the form (specification §5). */
const fieldsOfStep: Readonly<Record<StrategyStep, readonly StrategyField[]>> = {
  1: ['currentCountry', 'volume', 'category'],
  2: ['painPoints', 'timeline'],
  3: ['riskTolerance'],
  4: ['email'],
};

/** The open questions of a step. */
export function missingInStep(
  step: StrategyStep,
  draft: StrategyDraft,
  email: string,
): StrategyField[] {
  return fieldsOfStep[step].filter((name) =>
    name === 'email' ? !isAcceptableEmail(email) : draft[name].length === 0,
  );
}

/** Progress at a step, in percent: step / 4 (specification §9). */
export function stepProgressPct(step: StrategyStep): number {
  return (step / strategySteps.length) * 100;
}
