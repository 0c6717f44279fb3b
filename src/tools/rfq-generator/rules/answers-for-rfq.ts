import type {
  QuizAnswers,
  QuizOption,
} from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { isManufacturingCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { Certification } from '@functions/_shared/domain/rfq-terms.ts';
import { isSourcingCategory } from '@functions/_shared/domain/sourcing-categories.ts';
import { pilotUnits } from '@functions/_shared/domain/strategy/pilot.ts';
import type { StrategyAnswers } from '@functions/_shared/domain/strategy/strategy-answers.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import type { Rfq } from './rfq.ts';

type RfqAnswers = Pick<ProductAnswers, 'category' | 'quantities' | 'certifications'>;

/** The bounds of the answer, in pieces: quotes for both show the price breaks between them. */
const quizQuantities: Record<QuizOption<'volume'>, readonly number[]> = {
  'under-500': [500],
  '500-2000': [500, 2000],
  '2000-10000': [2000, 10_000],
  '10000+': [10_000],
  'not-sure': [],
};

/**
 * "Sustainability" means no certification in particular: OEKO-TEX, GRS and BSCI certify different
 * things.
 */
const quizCertifications: Record<QuizOption<'compliance'>, readonly Certification[]> = {
  cpsia: ['cpsia'],
  fda: ['fda'],
  organic: ['gots'],
  'fair-trade': ['fair-trade'],
  sustainability: [],
  none: ['none'],
};

/** The answers of the quiz that a request for quotation also asks for. */
export function answersFromQuiz({ category, volume, compliance }: QuizAnswers): RfqAnswers {
  return {
    // A request is for one product; of several categories, which one is unknown.
    category: category.length === 1 ? category.find(isSourcingCategory) : undefined,
    quantities: quizQuantities[volume],
    certifications: compliance.flatMap((each) => quizCertifications[each]),
  };
}

/** The answers of a roadmap: its category, and the smallest and largest pilot order. */
export function answersFromStrategy({ category, volume }: StrategyAnswers): RfqAnswers {
  const { min, max } = pilotUnits(volume);
  return { category, quantities: [min, max ?? 0].filter((units) => units > 0) };
}

/** What a saved or sent request says about the product. Not its target price, which is a wish. */
export function answersFromRfq({
  product,
  origin,
  quantities,
  certifications,
}: Pick<Rfq, 'product' | 'origin' | 'quantities' | 'certifications'>): ProductAnswers {
  return {
    product,
    country: isManufacturingCountry(origin) ? origin : undefined,
    quantities,
    certifications,
  };
}
