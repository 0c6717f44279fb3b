import { overallRating } from '../country-ratings.ts';
import { type MapCountry, mapCountries, mapCountryLabels } from '../manufacturing-countries.ts';
import {
  type ChosenAnswers,
  chosenFrom,
  type QuizAnswers,
  type QuizQuestion,
  quizQuestions,
} from './quiz-answers.ts';
import { type QuizWeight, weightOf } from './quiz-weights.ts';

/** Points that make a full score (specification §9). */
export const fullScorePoints = 200;

/** What one answer adds to a country's points. */
export type Contribution = Readonly<{
  question: QuizQuestion;
  option: string;
  points: number;
  from: QuizWeight['from'];
  why: string;
}>;

export type CountryScore = Readonly<{
  country: MapCountry;
  /** The sum of the contributions, not capped. */
  points: number;
  /** Percent of a full score, a whole number from 0 to 100. */
  scorePct: number;
  /** Only answers that added points, in the order of the questions. */
  contributions: readonly Contribution[];
}>;

/**
 * Ranks all countries by points, then by the overall rating, then by name. Two answers that share
 * one weight count once.
 */
export function scoreCountries(answers: QuizAnswers): CountryScore[] {
  return scoreChosen(chosenFrom(answers));
}

/** The same for unfinished answers; an open question adds no points. */
export function scoreChosen(chosen: ChosenAnswers): CountryScore[] {
  const weighed = weighAnswers(chosen);
  return mapCountries
    .map((country): CountryScore => {
      const contributions = weighed.flatMap(({ question, option, weight }): Contribution[] => {
        const points = weight.points[country] ?? 0;
        const { from, why } = weight;
        return points > 0 ? [{ question, option, points, from, why }] : [];
      });
      const points = contributions.reduce((sum, each) => sum + each.points, 0);
      return { country, points, scorePct: toScorePct(points), contributions };
    })
    .sort(byRank);
}

/** Points as a percentage of a full score, rounded half up, at most 100. */
export function toScorePct(points: number): number {
  // Multiplied first: 115 / 200 * 100 would be 57.49999999999999.
  return Math.min(100, Math.round((points * 100) / fullScorePoints));
}

/** Comparator of the ranking. */
export function byRank(
  a: Pick<CountryScore, 'country' | 'points'>,
  b: Pick<CountryScore, 'country' | 'points'>,
): number {
  return (
    b.points - a.points ||
    overallRating(b.country) - overallRating(a.country) ||
    mapCountryLabels[a.country].localeCompare(mapCountryLabels[b.country], 'en')
  );
}

function weighAnswers(chosen: ChosenAnswers) {
  const seen = new Set<QuizWeight>();
  return quizQuestions.flatMap((question) =>
    chosen[question].flatMap((option) => {
      const weight = weightOf(question, option);
      if (!weight || seen.has(weight)) return [];
      seen.add(weight);
      return [{ question, option, weight }];
    }),
  );
}
