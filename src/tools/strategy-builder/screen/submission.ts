import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { withTimeout } from '@/tools/shared/with-timeout.ts';
import type { StrategyAnswers } from '../rules/strategy-answers.ts';
import { strategyFor } from '../rules/strategy-type.ts';
import type { StrategyNotification, StrategyRow, StrategyServices } from './services.ts';

const LIMIT_MS = 20_000;

/** The wizard does not ask where to, so the countries are always to be determined. */
const targetCountries = 'TBD';

/** Stores the answers and tells the team, side by side; what fails is logged and nothing more. */
export async function submitStrategy(
  services: StrategyServices,
  answers: StrategyAnswers,
  email: string,
  form: BotSignals,
): Promise<void> {
  const row = strategyRow(answers, email);
  const message = { ...strategyNotification(answers, email), form };
  await Promise.all([
    logged('save', () => services.saveStrategy(row, form)),
    logged('report', () => services.notify(message, row)),
  ]);
}

function strategyRow(answers: StrategyAnswers, email: string): StrategyRow {
  return {
    user_email: email,
    current_country: answers.currentCountry,
    target_countries: targetCountries,
    timeline: answers.timeline,
    roadmap_data: {
      strategy_type: strategyFor(answers).type,
      pain_points: [...answers.painPoints],
      volume: answers.volume,
      category: answers.category,
      risk_tolerance: answers.riskTolerance,
    },
  };
}

function strategyNotification(
  answers: StrategyAnswers,
  email: string,
): Omit<StrategyNotification, 'form'> {
  return {
    type: 'strategy',
    email,
    data: {
      currentCountry: answers.currentCountry,
      targetCountries,
      timeline: answers.timeline,
      strategyType: strategyFor(answers).type,
    },
  };
}

async function logged(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await withTimeout(work(), LIMIT_MS);
  } catch (error) {
    console.warn(`Strategy Builder: could not ${what} the roadmap`, error);
  }
}
