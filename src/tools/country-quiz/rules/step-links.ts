import type { QuizAnswers } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { scoreCountries } from '@functions/_shared/domain/country-quiz/score-countries.ts';
import {
  isFactoryCountry,
  originCodeOf,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  isSourcingCategory,
  sourcingCategoryLabels,
} from '@functions/_shared/domain/sourcing-categories.ts';
import type { StepTarget } from './next-steps.ts';

const topCount = 3;

/** The countries that the report compares: today's, where the quiz knows it, and the best three. */
export function countriesToCompare(answers: QuizAnswers): string[] {
  const today = answers.currentStatus === 'china' ? ['china'] : [];
  const top = scoreCountries(answers).slice(0, topCount);
  return [...new Set([...today, ...top.map(({ country }) => country)])];
}

/** Their codes in the tariff schedule. */
export function originsToCompare(answers: QuizAnswers): string[] {
  return countriesToCompare(answers).filter(isFactoryCountry).map(originCodeOf);
}

/** The query of the sourcing page that opens the tool of a next step. */
export function stepQuery(
  target: Exclude<StepTarget, 'factories' | null>,
  answers: QuizAnswers,
): Record<string, string> {
  if (target === 'tariff') return { tool: target, origin: originsToCompare(answers).join(',') };
  if (target !== 'map') return { tool: target };
  const [other] = countriesToCompare(answers).filter(
    (country) => country !== 'china' || answers.currentStatus !== 'china',
  );
  const [category, ...more] = answers.category;
  return {
    tool: target,
    ...(other !== undefined && { country: other }),
    ...(more.length === 0 && isSourcingCategory(category) && { category }),
  };
}

/** What to search factories for: the product, else the only category; '' where nobody has said. */
export function factoryWords({ category }: QuizAnswers, product: string | undefined): string {
  const [only, ...more] = category;
  if (product !== undefined) return product;
  return more.length === 0 && isSourcingCategory(only)
    ? sourcingCategoryLabels[only].toLowerCase()
    : '';
}
