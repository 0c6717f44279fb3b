import { quizResult } from '../../../src/tools/country-quiz/rules/quiz-result.ts';
import { suggestedMix } from '../../../src/tools/strategy-builder/rules/candidates.ts';
import { calculateEngagementRate } from '../../../supabase/functions/_shared/domain/calc/engagement-rate.ts';
import { calculateFulfillment } from '../../../supabase/functions/_shared/domain/calc/fulfillment/fulfillment.ts';
import {
  compareCountries,
  profitSensitivity,
} from '../../../supabase/functions/_shared/domain/calc/margins.ts';
import {
  calculateRevenue,
  type RevenueInput,
} from '../../../supabase/functions/_shared/domain/calc/revenue.ts';
import { calculateVolume } from '../../../supabase/functions/_shared/domain/calc/volume.ts';
import { projectYear } from '../../../supabase/functions/_shared/domain/calc/year-projection.ts';
import type { QuizAnswers } from '../../../supabase/functions/_shared/domain/country-quiz/quiz-answers.ts';
import type { StrategyAnswers } from '../../../supabase/functions/_shared/domain/strategy/strategy-answers.ts';
import { strategyFor } from '../../../supabase/functions/_shared/domain/strategy/strategy-type.ts';
import { readSupplierReply } from '../../../supabase/functions/_shared/domain/supplier-reply/read-supplier-reply.ts';

const revenue: RevenueInput = {
  followers: 48_200,
  engagementRatePct: 5.7,
  priceUsd: 40,
  country: 'china',
};
const answers: QuizAnswers = {
  currentStatus: 'china',
  volume: 'under-500',
  category: ['apparel'],
  priorities: ['proximity'],
  complexity: 'simple',
  timeline: 'planning',
  compliance: ['none'],
  tariffConcern: 'major',
  painPoints: ['tariffs'],
  budgetFlexibility: 'maintain',
};
const strategy: StrategyAnswers = {
  currentCountry: 'china',
  volume: '10k-50k',
  category: 'apparel',
  painPoints: ['Tariffs'],
  timeline: 'short-term',
  riskTolerance: 'conservative',
};
const result = calculateRevenue(revenue);
const mail = 'MOQ 500 pcs, FOB Ningbo $2.05/pc, 25-30 days after 30% deposit.\n'.repeat(16);

/**
 * What each tool computes on a keystroke; gets the number of the call, so that no two inputs are
 * equal.
 */
export const calculators: Readonly<Record<string, (call: number) => unknown>> = {
  'revenue potential': (call) => calculateRevenue({ ...revenue, followers: call }),
  'every country compared': (call) => compareCountries({ ...revenue, followers: call }),
  'what moves the profit': (call) => profitSensitivity({ ...revenue, followers: call }),
  'year, month by month': (call) => projectYear({ ...result, monthlyRevenue: call }),
  'volume price': (call) => calculateVolume({ quantityUnits: call % 5000, retailPriceUsd: 40 }),
  'engagement rate': (call) =>
    calculateEngagementRate({ followers: 50_000, averageLikes: call % 5000, averageComments: 85 }),
  'fulfillment cost': (call) =>
    calculateFulfillment({
      monthlyOrders: call % 5000,
      currentMethod: 'diy',
      currentCostPerOrder: 6,
      competitorComparison: 'shipbob',
    }),
  'country quiz': (call) =>
    quizResult({ ...answers, complexity: call % 2 === 0 ? 'simple' : 'moderate' }),
  'supplier mail of 1,000 characters': (call) => readSupplierReply(`${call} pcs\n${mail}`),
  'country mix of a strategy': (call) =>
    suggestedMix(
      { ...strategy, category: call % 2 === 0 ? 'apparel' : 'beauty' },
      strategyFor(strategy).type,
    ),
};

/**
 * How often per second a calculation runs on one core.
 * @param forMs duration of the measurement, in milliseconds
 */
export function callsPerSecond(calculate: (call: number) => unknown, forMs: number): number {
  const startedAt = performance.now();
  let calls = 0;
  let passedMs = 0;
  while (passedMs < forMs) {
    // The clock is read rarely, because it costs more than some of the calculations.
    for (let inRow = 0; inRow < 100; inRow += 1) {
      calls += 1;
      calculate(calls);
    }
    passedMs = performance.now() - startedAt;
  }
  return (calls / passedMs) * 1000;
}
