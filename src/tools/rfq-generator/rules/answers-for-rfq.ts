import { isSourcingCategory } from '@functions/_shared/domain/sourcing-categories.ts';
import type { Certification } from '@/lib/order-terms.ts';
import type { SharedAnswers } from '@/lib/shared-answers.ts';
import type { QuizAnswers, QuizOption } from '@/tools/country-quiz/rules/quiz-answers.ts';
import { pilotUnits } from '@/tools/strategy-builder/rules/pilot.ts';
import type { StrategyAnswers } from '@/tools/strategy-builder/rules/strategy-answers.ts';

type RfqAnswers = Pick<SharedAnswers, 'category' | 'quantities' | 'certifications'>;

/**
 * The bounds of the answer, in pieces: a supplier who quotes for both ends shows where the price
 * falls between them.
 */
const quizQuantities: Record<QuizOption<'volume'>, readonly number[]> = {
  'under-500': [500],
  '500-2000': [500, 2000],
  '2000-10000': [2000, 10_000],
  '10000+': [10_000],
  'not-sure': [],
};

/**
 * One answer may stand for several papers. "Sustainability" names none: OEKO-TEX, GRS and BSCI
 * certify different things, and which is meant only the visitor knows.
 */
const quizCertifications: Record<QuizOption<'compliance'>, readonly Certification[]> = {
  cpsia: ['cpsia'],
  fda: ['fda'],
  organic: ['gots'],
  'fair-trade': ['fair-trade'],
  sustainability: [],
  none: ['none'],
};

/** What the quiz heard that a request for quotation asks as well. */
export function answersFromQuiz({ category, volume, compliance }: QuizAnswers): RfqAnswers {
  return {
    // A request is for one product, which belongs to one of several categories.
    category: category.length === 1 ? category.find(isSourcingCategory) : undefined,
    quantities: quizQuantities[volume],
    certifications: compliance.flatMap((each) => quizCertifications[each]),
  };
}

/** What a roadmap's request asks for first: the pilot order, from its smallest to its largest. */
export function answersFromStrategy({ category, volume }: StrategyAnswers): RfqAnswers {
  const { min, max } = pilotUnits(volume);
  return { category, quantities: [min, max ?? 0].filter((units) => units > 0) };
}
