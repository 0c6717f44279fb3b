import {
  isManufacturingCountry,
  originCodeOf,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { isOpenTo } from '@/lib/visitor-product/is-open-to.ts';
import type { AnswerSource, VisitorProduct } from '@/lib/visitor-product/products.ts';
import { answersFromQuiz } from '@/tools/rfq-generator/rules/answers-for-rfq.ts';
import { answersToParams, type QuizAnswers } from './quiz-answers.ts';
import { quizResult } from './quiz-result.ts';

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
  const isFromChina = answers.currentStatus === 'china';
  const top = quizResult(answers).topCountries.map(({ countryId }) => countryId);
  const [winner] = top;
  const origins = [...(isFromChina ? (['china'] as const) : []), ...top].map(originCodeOf);
  return {
    category,
    certifications,
    currentCountry: isFromChina ? 'china' : undefined,
    originCodes: [...new Set(origins)],
    quiz: answersToParams(answers).toString(),
    ...(isOpenTo(rangeSources, 'quantities', before) && { quantities }),
    ...(isOpenTo(['quiz'], 'country', before) && isManufacturingCountry(winner)
      ? { country: winner }
      : {}),
  };
}
