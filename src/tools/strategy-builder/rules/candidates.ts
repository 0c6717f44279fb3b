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

/** New countries a mix can hold: more than three first orders at once is more than a buyer can watch. */
export const maxNewCountries = 3;

type CandidateBasis = Pick<StrategyAnswers, 'currentCountry' | 'category' | 'painPoints'>;

/**
 * Countries to move to, the strongest in the category first, equals by what they do for the pain
 * points. For nearshoring Mexico leads. Whoever suffers from tariffs is sent to China last of all,
 * where duties stack highest.
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

/** The quiz's weights for the same wishes, so that the two tools do not contradict each other. */
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

/** The shares each plan aims at, in per cent; the rest stays where it is made today. */
const targetSharesPct: Readonly<Record<StrategyType, readonly number[]>> = {
  'full-switch': [40, 40],
  'dual-source': [40],
  diversify: [35, 25],
  nearshoring: [40],
};

/** The mix the roadmap starts from: the plan's shares, in the strongest countries. */
export function suggestedMix(answers: CandidateBasis, type: StrategyType): CountryMix<MapCountry> {
  const candidates = candidateCountries(answers, type);
  return {
    newCountries: targetSharesPct[type].flatMap((sharePct, index) => {
      const country = candidates[index]?.id;
      return country === undefined ? [] : [{ country, sharePct }];
    }),
  };
}
