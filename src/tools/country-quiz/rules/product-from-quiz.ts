import {
  answersToParams,
  type QuizAnswers,
} from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { scoreCountries } from '@functions/_shared/domain/country-quiz/score-countries.ts';
import { isManufacturingCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { isOpenTo } from '@/lib/visitor-product/is-open-to.ts';
import type { AnswerSource, VisitorProduct } from '@/lib/visitor-product/products.ts';
import { answersFromQuiz } from '@/tools/rfq-generator/rules/answers-for-rfq.ts';
import { originsToCompare } from './step-links.ts';

/** Order sizes that these tools give are the ends of a range, not the visitor's own figures. */
const rangeSources: readonly AnswerSource[] = ['quiz', 'strategy'];

/**
 * What a finished quiz says about the product. The country and the order sizes only where nobody has
 * said more: a recommendation is no choice, and a range no order.
 */
export function productFromQuiz(
  answers: QuizAnswers,
  before: Pick<VisitorProduct, 'answers' | 'origins'>,
): ProductAnswers {
  const { category, quantities, certifications } = answersFromQuiz(answers);
  const winner = scoreCountries(answers)[0]?.country;
  return {
    category,
    certifications,
    currentCountry: answers.currentStatus === 'china' ? 'china' : undefined,
    originCodes: originsToCompare(answers),
    quiz: answersToParams(answers).toString(),
    ...(isOpenTo(rangeSources, 'quantities', before) && { quantities }),
    ...(isOpenTo(['quiz'], 'country', before) && isManufacturingCountry(winner)
      ? { country: winner }
      : {}),
  };
}
