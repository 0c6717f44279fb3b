import { countryProfile } from '@functions/_shared/domain/country-profiles.ts';
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
import type { QuizAnswers } from './quiz-answers.ts';
import { type CountryScore, scoreCountries } from './score-countries.ts';
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
  };
}

function describeTop({ country, scorePct }: CountryScore, answers: QuizAnswers): TopCountry {
  const profile = countryProfile(country);
  return {
    country: profile.name,
    countryId: country,
    score: scorePct,
    flag: profile.flag,
    strengths: profile.whyThisCountry.slice(0, 3).map(({ text }) => text),
    considerations: profile.considerations.slice(0, 3).map(({ text }) => text),
    bestFor: profile.bestFor,
    avgLeadTime: profile.generalInfo.typicalLeadTime.text,
    certificationSupport: profile.certifications.slice(0, 4),
    estimatedMOQ: estimatedMoq(country, answers.category),
  };
}
