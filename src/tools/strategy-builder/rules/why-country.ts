import {
  countryProfile,
  type GeopoliticalRisk,
  type MainClosure,
  type SourcingCategory,
  sourcingRating,
} from '@functions/_shared/domain/country-profiles.ts';
import {
  quizWeights,
  type WeightPoints,
} from '@functions/_shared/domain/country-quiz/quiz-weights.ts';
import {
  isMapCountry,
  type MapCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { PainPoint } from '@functions/_shared/domain/strategy/strategy-answers.ts';
import type { StrategyType } from '@functions/_shared/domain/strategy/strategy-type.ts';
import { sampleDuty } from '@functions/_shared/domain/tariff/sample-duties.ts';
import { type CandidateBasis, daysToEastCoast, lowestDutyPct } from './candidates.ts';

/** What speaks for a new country, by the pains named, and which of them it does not help. */
export type WhyCountry = Readonly<{
  country: MapCountry;
  category: SourcingCategory;
  rating: number;
  /** Null where today's country is not one that we know. */
  today: MapCountry | null;
  /** Present where tariffs are a pain. */
  duty?: { totalPct: number; usmcaPct: number | null; todayPct: number | null };
  /** Present where lead times are a pain. */
  days?: { days: number; todayDays: number | null };
  /** Present where risk is a pain. */
  risk?: GeopoliticalRisk;
  helped: readonly PainPoint[];
  unhelped: readonly PainPoint[];
  /** The closure that it shares with today's country, in a plan that keeps both. */
  sharedClosure: MainClosure | null;
}>;

export function whyCountry(
  country: MapCountry,
  answers: CandidateBasis,
  type: StrategyType,
): WhyCountry {
  const { currentCountry, category, painPoints } = answers;
  const today = isMapCountry(currentCountry) ? currentCountry : null;
  const profile = countryProfile(country);
  const helped = painPoints.filter((pain) => helps(pain, country, category, today));
  const { totalPct, usmcaTotalPct } = sampleDuty(category, country);
  const sharesClosure =
    today !== null &&
    type !== 'full-switch' &&
    countryProfile(today).mainClosure === profile.mainClosure;
  return {
    country,
    category,
    rating: sourcingRating(country, category),
    today,
    ...(painPoints.includes('Tariffs') && {
      duty: {
        totalPct,
        usmcaPct: usmcaTotalPct,
        todayPct: today && lowestDutyPct(today, category),
      },
    }),
    ...(painPoints.includes('Faster lead times') && {
      days: {
        days: daysToEastCoast(country, category),
        todayDays: today && daysToEastCoast(today, category),
      },
    }),
    ...(painPoints.includes('Risk mitigation') && { risk: profile.geopoliticalRisk }),
    helped,
    unhelped: painPoints.filter((pain) => !helped.includes(pain)),
    sharedClosure: sharesClosure ? profile.mainClosure : null,
  };
}

/** By figures where both countries have them, else by the points of the quiz. */
function helps(
  pain: PainPoint,
  country: MapCountry,
  category: SourcingCategory,
  today: MapCountry | null,
): boolean {
  const hasPoints = (points: WeightPoints) => (points[country] ?? 0) > 0;
  switch (pain) {
    case 'Tariffs':
      return today === null
        ? hasPoints(quizWeights.painPoints.tariffs.points)
        : lowestDutyPct(country, category) < lowestDutyPct(today, category);
    case 'Faster lead times':
      return today === null
        ? hasPoints(quizWeights.painPoints['lead-times'].points)
        : daysToEastCoast(country, category) < daysToEastCoast(today, category);
    case 'Cost reduction':
      return hasPoints(quizWeights.budgetFlexibility.reduce.points);
    case 'Quality issues':
      return hasPoints(quizWeights.painPoints.quality.points);
    case 'Risk mitigation':
      return countryProfile(country).geopoliticalRisk !== 'high';
  }
}
