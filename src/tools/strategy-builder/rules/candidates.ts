import {
  type CountryProfile,
  countryProfiles,
  sourcingRating,
} from '@functions/_shared/domain/country-profiles.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { quizWeights, type WeightPoints } from '@/tools/country-quiz/rules/quiz-weights.ts';
import type { CountryMix } from './shares.ts';
import { safetyPoints } from './strategy.assumptions.ts';
import type { PainPoint, StrategyAnswers } from './strategy-answers.ts';
import type { StrategyType } from './strategy-type.ts';

/** A buyer can hardly watch more than three first orders at once. */
export const maxNewCountries = 3;

type CandidateBasis = Pick<StrategyAnswers, 'currentCountry' | 'category' | 'painPoints'>;

/**
 * Countries to move to: by strength in the category, then by how much they relieve the pain points.
 * Nearshoring puts Mexico first. If tariffs are a pain point, China, with the highest duties, comes
 * last.
 */
export function candidateCountries(answers: CandidateBasis, type: StrategyType): CountryProfile[] {
  const { currentCountry, category, painPoints } = answers;
  const place = ({ id }: CountryProfile) => {
    if (type === 'nearshoring' && id === 'mexico') return 0;
    return id === 'china' && painPoints.includes('Tariffs') ? 2 : 1;
  };
  const others = countryProfiles.filter(({ id }) => id !== currentCountry);
  return others.toSorted(
    (a, b) =>
      place(a) - place(b) ||
      sourcingRating(b.id, category) - sourcingRating(a.id, category) ||
      reliefPoints(b, painPoints) - reliefPoints(a, painPoints),
  );
}

/** The weights of the quiz, so that the two tools do not contradict each other. */
const reliefWeights: Readonly<Record<Exclude<PainPoint, 'Risk mitigation'>, WeightPoints>> = {
  Tariffs: quizWeights.painPoints.tariffs.points,
  'Cost reduction': quizWeights.budgetFlexibility.reduce.points,
  'Faster lead times': quizWeights.painPoints['lead-times'].points,
  'Quality issues': quizWeights.painPoints.quality.points,
};

function reliefPoints(
  { id, geopoliticalRisk }: CountryProfile,
  painPoints: readonly PainPoint[],
): number {
  return painPoints.reduce(
    (sum, pain) =>
      sum +
      (pain === 'Risk mitigation'
        ? safetyPoints.value[geopoliticalRisk]
        : (reliefWeights[pain][id] ?? 0)),
    0,
  );
}

/** The shares of the new countries in each plan, in percent. */
const targetSharesPct: Readonly<Record<StrategyType, readonly number[]>> = {
  'full-switch': [40, 40],
  'dual-source': [40],
  diversify: [35, 25],
  nearshoring: [40],
};

/** The initial mix of a roadmap: the shares of the plan, for the strongest countries. */
export function suggestedMix(answers: CandidateBasis, type: StrategyType): CountryMix<MapCountry> {
  const candidates = candidateCountries(answers, type);
  return {
    newCountries: targetSharesPct[type].flatMap((sharePct, index) => {
      const country = candidates[index]?.id;
      return country === undefined ? [] : [{ country, sharePct }];
    }),
  };
}
