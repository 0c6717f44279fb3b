import {
  bestCategoryOf,
  countryInCategory,
} from '@functions/_shared/domain/country-by-category.ts';
import {
  countryProfile,
  isSourcingCategory,
  type SourcingCategory,
} from '@functions/_shared/domain/country-profiles.ts';
import type { QuizAnswers } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import {
  type CountryScore,
  scoreCountries,
} from '@functions/_shared/domain/country-quiz/score-countries.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  assessReadiness,
  estimatedMoq,
  type QuizStrategy,
  type Readiness,
  type RiskProfile,
  recommendStrategy,
  riskProfile,
  type TimelineBucket,
  timelineBucket,
} from './assess-answers.ts';
import { type FirstOrderFit, firstOrderFit } from './first-order.ts';
import { type NextStepsBasis, nextStepsBasis } from './next-steps.ts';
import { orderCertifications } from './order-certifications.ts';
import { nearestWinnerChange, type WinnerChange } from './winner-change.ts';

/** A country of the report (specification §3). */
export type TopCountry = Readonly<{
  country: string;
  countryId: MapCountry;
  /** Percent. */
  score: number;
  flag: string;
  strengths: readonly string[];
  considerations: readonly string[];
  bestFor: string;
  avgLeadTime: string;
  certificationSupport: readonly string[];
  estimatedMOQ: string;
  /** Beyond the specification: the sum that the score is capped from. */
  points: number;
  /** The category that lead time, reasons and certificates are for. */
  factsCategory: SourcingCategory;
  /** The lead time has no published source. */
  isLeadTimeEstimate: boolean;
  firstOrder: FirstOrderFit;
}>;

export type QuizResult = Readonly<{
  topCountries: readonly TopCountry[];
  readinessScore: number;
  timeline: TimelineBucket;
  riskProfile: RiskProfile;
  recommendedStrategy: QuizStrategy;
  /** Beyond the specification, to explain the result. */
  ranking: readonly CountryScore[];
  readiness: Readiness;
  winnerChange: WinnerChange | null;
  nextSteps: NextStepsBasis;
}>;

const topCount = 3;

/** Everything the report shows except its copy. */
export function quizResult(answers: QuizAnswers): QuizResult {
  const ranking = scoreCountries(answers);
  const readiness = assessReadiness(answers);
  return {
    topCountries: ranking.slice(0, topCount).map((score) => describeTop(score, answers)),
    readinessScore: readiness.score,
    timeline: timelineBucket(answers.timeline),
    riskProfile: riskProfile(answers),
    recommendedStrategy: recommendStrategy(answers),
    ranking,
    readiness,
    winnerChange: nearestWinnerChange(answers),
    nextSteps: nextStepsBasis(answers, ranking),
  };
}

/** Reasons, times and certificates are those of the chosen category that the country is best at. */
function describeTop(
  { country, points, scorePct }: CountryScore,
  answers: QuizAnswers,
): TopCountry {
  const profile = countryProfile(country);
  const chosen = bestCategoryOf(profile, answers.category.filter(isSourcingCategory));
  const facts = countryInCategory(profile, chosen);
  return {
    country: profile.name,
    countryId: country,
    score: scorePct,
    flag: profile.flag,
    strengths: facts.whyThisCountry.slice(0, 3).map(({ text }) => text),
    considerations: facts.considerations.slice(0, 3).map(({ text }) => text),
    bestFor: profile.bestFor,
    avgLeadTime: facts.leadTime.text,
    certificationSupport: orderCertifications(facts.certifications, answers.compliance).slice(0, 4),
    estimatedMOQ: estimatedMoq(country, answers.category),
    points,
    factsCategory: facts.category,
    isLeadTimeEstimate: facts.leadTime.source === 'our estimate',
    firstOrder: firstOrderFit(country, chosen, answers),
  };
}
