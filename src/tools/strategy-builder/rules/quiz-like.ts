import {
  type ChosenAnswers,
  noAnswers,
} from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import {
  type CountryScore,
  scoreChosen,
} from '@functions/_shared/domain/country-quiz/score-countries.ts';
import type { StrategyAnswers } from '@functions/_shared/domain/strategy/strategy-answers.ts';

type LikeBasis = Pick<
  StrategyAnswers,
  'currentCountry' | 'category' | 'painPoints' | 'volume' | 'timeline'
>;

/** How the quiz ranks all countries for like answers, so that the two tools agree. */
export function quizLikeRanking(answers: LikeBasis): CountryScore[] {
  return scoreChosen(likeAnswers(answers));
}

/** The answers of the quiz that say the same; what the builder does not ask stays open. */
export function likeAnswers(answers: LikeBasis): ChosenAnswers {
  const { currentCountry, category, painPoints, volume, timeline } = answers;
  const has = (pain: StrategyAnswers['painPoints'][number]) => painPoints.includes(pain);
  return {
    ...noAnswers,
    currentStatus: [currentCountry === 'china' ? 'china' : 'other'],
    category: [category],
    // Most of "under 10,000" is this option of the quiz.
    volume: [volume === 'under-10k' ? '2000-10000' : '10000+'],
    timeline: [likeTimelines[timeline]],
    tariffConcern: has('Tariffs') ? ['major'] : [],
    painPoints: [
      ...(has('Tariffs') ? ['tariffs'] : []),
      ...(has('Faster lead times') ? ['lead-times'] : []),
      ...(has('Quality issues') ? ['quality'] : []),
    ],
    budgetFlexibility: has('Cost reduction') ? ['reduce'] : [],
  };
}

const likeTimelines = {
  asap: 'asap',
  'short-term': 'planning',
  'medium-term': 'exploring',
  'long-term': 'long-term',
} as const satisfies Record<StrategyAnswers['timeline'], string>;
