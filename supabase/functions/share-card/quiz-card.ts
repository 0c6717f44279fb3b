import { answersFromParams } from '../_shared/domain/country-quiz/quiz-answers.ts';
import { scoreCountries } from '../_shared/domain/country-quiz/score-countries.ts';
import { mapCountryLabels } from '../_shared/domain/manufacturing-countries.ts';
import {
  isSourcingCategory,
  sourcingCategoryLabels,
} from '../_shared/domain/sourcing-categories.ts';
import { drawnSamples } from './drawn-samples.ts';
import type { ShareCard } from './share-card.ts';

/** The country that the quiz recommends; null where the link leaves a question open. */
export function quizCard(params: URLSearchParams): ShareCard | null {
  const answers = answersFromParams(params);
  if (answers === null) return null;
  const [first, ...others] = scoreCountries(answers);
  if (first === undefined) return null;
  const [category, ...more] = answers.category.filter(isSourcingCategory);
  const isOnly = category !== undefined && more.length === 0;
  return {
    kind: 'result',
    label: isOnly ? `Where to make it: ${sourcingCategoryLabels[category]}` : 'Where to make it',
    figure: mapCountryLabels[first.country],
    caption: `Fits the answers best, with ${first.scorePct}%`,
    facts: others.slice(0, 2).map(({ country, scorePct }) => ({
      label: mapCountryLabels[country],
      value: `${scorePct}% match`,
    })),
    note: 'The scores are our estimate from ten answers and public facts, not a quote.',
    goods: isOnly ? drawnSamples[category] : null,
    ground: 'blush',
  };
}
