import {
  type CountryProfile,
  countryProfiles,
  type SourcingCategory,
  sourcingRating,
} from '@functions/_shared/domain/country-profiles.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { CountryMix } from './shares.ts';
import type { StrategyAnswers } from './strategy-answers.ts';
import type { StrategyType } from './strategy-type.ts';

/** New countries a mix can hold: more than three first orders at once is more than a buyer can watch. */
export const maxNewCountries = 3;

/** Countries to move to, the strongest in the category first; for nearshoring Mexico leads. */
export function candidateCountries(
  { currentCountry, category }: Pick<StrategyAnswers, 'currentCountry' | 'category'>,
  type: StrategyType,
): CountryProfile[] {
  const others = countryProfiles.filter(({ id }) => id !== currentCountry);
  return others.toSorted(
    (a, b) =>
      Number(type === 'nearshoring' && b.id === 'mexico') -
        Number(type === 'nearshoring' && a.id === 'mexico') ||
      rating(b.id, category) - rating(a.id, category),
  );
}

function rating(country: MapCountry, category: SourcingCategory): number {
  return sourcingRating(country, category);
}

/** The shares each plan aims at, in per cent; the rest stays where it is made today. */
const targetSharesPct: Readonly<Record<StrategyType, readonly number[]>> = {
  'full-switch': [40, 40],
  'dual-source': [40],
  diversify: [35, 25],
  nearshoring: [40],
};

/** The mix the roadmap starts from: the plan's shares, in the strongest countries. */
export function suggestedMix(
  answers: Pick<StrategyAnswers, 'currentCountry' | 'category'>,
  type: StrategyType,
): CountryMix<MapCountry> {
  const candidates = candidateCountries(answers, type);
  return {
    newCountries: targetSharesPct[type].flatMap((sharePct, index) => {
      const country = candidates[index]?.id;
      return country === undefined ? [] : [{ country, sharePct }];
    }),
  };
}
