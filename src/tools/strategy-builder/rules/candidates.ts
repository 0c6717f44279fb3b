import { countryInCategory } from '@functions/_shared/domain/country-by-category.ts';
import {
  type CountryProfile,
  countryProfile,
  type GeopoliticalRisk,
  type SourcingCategory,
  sourcingRating,
} from '@functions/_shared/domain/country-profiles.ts';
import { isFeasibleRating } from '@functions/_shared/domain/country-ratings.ts';
import {
  isMapCountry,
  type MapCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { CountryMix } from '@functions/_shared/domain/strategy/shares.ts';
import { safetyPoints } from '@functions/_shared/domain/strategy/strategy.assumptions.ts';
import type { StrategyAnswers } from '@functions/_shared/domain/strategy/strategy-answers.ts';
import type { StrategyType } from '@functions/_shared/domain/strategy/strategy-type.ts';
import { sampleDuty } from '@functions/_shared/domain/tariff/sample-duties.ts';
import { quizLikeRanking } from './quiz-like.ts';

export type CandidateBasis = Pick<
  StrategyAnswers,
  'currentCountry' | 'category' | 'painPoints' | 'volume' | 'timeline'
>;

/** A pain point that a move to the country would make worse. */
export type Worsening =
  | { kind: 'slower'; days: number; todayDays: number }
  | { kind: 'higher-duty'; dutyPct: number; todayPct: number };

/**
 * Countries to move to. Those that are weak in the category come last, after those that make a named
 * pain worse than it is today; within each, the points of the quiz for like answers decide, with
 * points for safety where risk is a pain. Nearshoring puts Mexico first. If tariffs are a pain point,
 * China, with the highest duties, comes last.
 */
export function candidateCountries(answers: CandidateBasis, type: StrategyType): CountryProfile[] {
  const { currentCountry, painPoints } = answers;
  const points = candidatePoints(answers);
  const place = (id: MapCountry) => {
    if (type === 'nearshoring' && id === 'mexico') return 0;
    return id === 'china' && painPoints.includes('Tariffs') ? 2 : 1;
  };
  return [...points.keys()]
    .filter((id) => id !== currentCountry)
    .sort(
      (a, b) =>
        place(a) - place(b) ||
        Number(isWeak(a, answers)) - Number(isWeak(b, answers)) ||
        worsenings(a, answers).length - worsenings(b, answers).length ||
        (points.get(b) ?? 0) - (points.get(a) ?? 0),
    )
    .map(countryProfile);
}

function isWeak(country: MapCountry, { category }: Pick<CandidateBasis, 'category'>): boolean {
  return !isFeasibleRating(sourcingRating(country, category));
}

/** What a move to the country would make worse, of the pains that have a figure. */
export function worsenings(country: MapCountry, answers: CandidateBasis): Worsening[] {
  const { currentCountry, category, painPoints } = answers;
  if (!isMapCountry(currentCountry)) return [];
  const found: Worsening[] = [];
  const [days, todayDays] = [
    daysToEastCoast(country, category),
    daysToEastCoast(currentCountry, category),
  ];
  if (painPoints.includes('Faster lead times') && days > todayDays) {
    found.push({ kind: 'slower', days, todayDays });
  }
  const [dutyPct, todayPct] = [
    lowestDutyPct(country, category),
    lowestDutyPct(currentCountry, category),
  ];
  if (painPoints.includes('Tariffs') && dutyPct > todayPct) {
    found.push({ kind: 'higher-duty', dutyPct, todayPct });
  }
  return found;
}

/** From the approved sample to the East Coast, in days, at the longest usual. */
export function daysToEastCoast(country: MapCountry, category: SourcingCategory): number {
  const profile = countryProfile(country);
  return countryInCategory(profile, category).leadTimeDays.to + profile.transitEastCoastDays.to;
}

/** The duty on the category's sample product, under USMCA where that is possible. */
export function lowestDutyPct(country: MapCountry, category: SourcingCategory): number {
  const { totalPct, usmcaTotalPct } = sampleDuty(category, country);
  return usmcaTotalPct ?? totalPct;
}

/** Points of the quiz, plus those for safety; in the order of the quiz's ranking. */
function candidatePoints(answers: CandidateBasis): Map<MapCountry, number> {
  const wantsSafety = answers.painPoints.includes('Risk mitigation');
  return new Map(
    quizLikeRanking(answers).map(({ country, points }) => {
      const { geopoliticalRisk } = countryProfile(country);
      return [country, points + (wantsSafety ? safetyPoints.value[geopoliticalRisk] : 0)];
    }),
  );
}

/** Why a country of the ranking was passed over. */
export type PassedOver = { country: MapCountry } & (
  | { kind: 'same-region' | 'same-closure'; as: MapCountry }
  | { kind: 'weak'; rating: number }
  | { kind: 'less-safe'; risk: GeopoliticalRisk }
  | { kind: 'by-ship' | 'highest-duty' }
  | Worsening
);

export type Suggestion = {
  /** As many as the plan has shares. */
  chosen: readonly MapCountry[];
  /** Those that the quiz's points put before a chosen one. */
  passedOver: readonly PassedOver[];
};

/** The shares of the new countries in each plan, in percent. */
export const targetSharesPct: Readonly<Record<StrategyType, readonly number[]>> = {
  'full-switch': [40, 40],
  'dual-source': [40],
  diversify: [35, 25],
  nearshoring: [40],
};

/**
 * The countries of a plan: the first candidates of which no two lie in one region or close for the
 * same holiday. The region of today's country counts too, unless the plan leaves it.
 */
export function suggestCountries(answers: CandidateBasis, type: StrategyType): Suggestion {
  const count = targetSharesPct[type].length;
  const kept =
    type !== 'full-switch' && isMapCountry(answers.currentCountry) ? [answers.currentCountry] : [];
  const chosen: MapCountry[] = [];
  const clashing: PassedOver[] = [];
  for (const { id } of candidateCountries(answers, type)) {
    if (chosen.length === count) break;
    const clash = clashOf(id, kept, chosen);
    if (clash === null) chosen.push(id);
    else clashing.push(clash);
  }
  return { chosen, passedOver: passedOver(answers, type, chosen, clashing) };
}

function clashOf(
  country: MapCountry,
  kept: readonly MapCountry[],
  chosen: readonly MapCountry[],
): PassedOver | null {
  const { region, mainClosure } = countryProfile(country);
  const neighbor = [...kept, ...chosen].find((each) => countryProfile(each).region === region);
  if (neighbor !== undefined) return { country, kind: 'same-region', as: neighbor };
  const closing = chosen.find((each) => countryProfile(each).mainClosure === mainClosure);
  return closing === undefined ? null : { country, kind: 'same-closure', as: closing };
}

/** At most as many as were chosen: the quiz's first ones that are not among them, with the reason. */
function passedOver(
  answers: CandidateBasis,
  type: StrategyType,
  chosen: readonly MapCountry[],
  clashing: readonly PassedOver[],
): PassedOver[] {
  const ranked = quizLikeRanking(answers)
    .map(({ country }) => country)
    .filter((country) => country !== answers.currentCountry);
  return ranked.slice(0, chosen.length).flatMap((country): PassedOver[] => {
    if (chosen.includes(country)) return [];
    const clash = clashing.find((each) => each.country === country);
    return [clash ?? reasonToPass(country, answers, type)];
  });
}

function reasonToPass(
  country: MapCountry,
  answers: CandidateBasis,
  type: StrategyType,
): PassedOver {
  if (isWeak(country, answers)) {
    return { country, kind: 'weak', rating: sourcingRating(country, answers.category) };
  }
  const [worse] = worsenings(country, answers);
  if (worse) return { country, ...worse };
  if (type === 'nearshoring') return { country, kind: 'by-ship' };
  if (country === 'china' && answers.painPoints.includes('Tariffs')) {
    return { country, kind: 'highest-duty' };
  }
  return { country, kind: 'less-safe', risk: countryProfile(country).geopoliticalRisk };
}

/** The initial mix of a roadmap: the shares of the plan, for the suggested countries. */
export function suggestedMix(answers: CandidateBasis, type: StrategyType): CountryMix<MapCountry> {
  const { chosen } = suggestCountries(answers, type);
  return {
    newCountries: targetSharesPct[type].flatMap((sharePct, index) => {
      const country = chosen[index];
      return country === undefined ? [] : [{ country, sharePct }];
    }),
  };
}
