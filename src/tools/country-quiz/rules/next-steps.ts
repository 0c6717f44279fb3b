import type { QuizAnswers } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import type { CountryScore } from '@functions/_shared/domain/country-quiz/score-countries.ts';
import {
  type MapCountry,
  mapCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { type QuizStrategy, recommendStrategy } from './assess-answers.ts';

/** The tool in which a step is done; null for one that is done elsewhere. */
export type StepTarget = 'tariff' | 'factories' | 'rfq' | 'map' | 'strategy' | null;

export type NextStep = Readonly<{
  id: 'right-place' | 'opening' | 'samples' | 'duty' | 'pilot';
  text: string;
  target: StepTarget;
}>;

/** Which countries the next steps speak of. */
export type NextStepsBasis = Readonly<{
  strategy: QuizStrategy;
  /** The name of today's country where the quiz knows it. */
  today: string | null;
  /** The visitor already makes in the country that fits best. */
  isTodayFirst: boolean;
  /** The visitor makes somewhere that the quiz did not ask for, perhaps in one of these. */
  mayBeHere: boolean;
  /** The two countries to look at: the best ones without today's. */
  first: string;
  second: string;
}>;

/** Nobody is told to add the country where they make today. */
export function nextStepsBasis(
  answers: QuizAnswers,
  ranking: readonly Pick<CountryScore, 'country'>[],
): NextStepsBasis {
  const { currentStatus } = answers;
  const today: MapCountry | null = currentStatus === 'china' ? 'china' : null;
  const [first, second] = ranking.filter(({ country }) => country !== today);
  return {
    strategy: recommendStrategy(answers),
    today: today && mapCountryLabels[today],
    isTodayFirst: today !== null && ranking[0]?.country === today,
    mayBeHere: currentStatus === 'other' || currentStatus === 'diversified',
    first: first ? mapCountryLabels[first.country] : '',
    second: second ? mapCountryLabels[second.country] : '',
  };
}
