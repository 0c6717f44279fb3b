import { answersFromParams } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { quizAnswers } from '@tests/src/tools/country-quiz/rules/answers.ts';
import { expect, test } from 'vitest';
import type { AnswerSource, VisitorProduct } from '@/lib/visitor-product/products.ts';
import { productFromQuiz } from '@/tools/country-quiz/rules/product-from-quiz.ts';
import { quizResult } from '@/tools/country-quiz/rules/quiz-result.ts';

const unknown = { answers: {}, origins: {} };

function knew(
  answers: VisitorProduct['answers'],
  from: AnswerSource,
): Pick<VisitorProduct, 'answers' | 'origins'> {
  const on = '2026-11-20';
  return {
    answers,
    origins: Object.fromEntries(Object.keys(answers).map((name) => [name, { from, on }])),
  };
}

/** Vietnam comes first, then Mexico, then Pakistan. */
const cheap = quizAnswers({ priorities: ['low-cost'], budgetFlexibility: 'reduce' });

test('productFromQuiz gives what the quiz heard and what it recommends', () => {
  expect(quizResult(cheap).topCountries.map(({ country }) => country)).toEqual([
    'Vietnam',
    'Mexico',
    'Pakistan',
  ]);
  const { quiz, ...product } = productFromQuiz(cheap, unknown);
  expect(product).toEqual({
    category: 'apparel',
    certifications: ['none'],
    currentCountry: 'china',
    originCodes: ['CN', 'VN', 'MX', 'PK'],
    quantities: [500],
    country: 'vietnam',
  });
  expect(answersFromParams(new URLSearchParams(quiz))).toEqual(cheap);
});

test('productFromQuiz names no country of today but China, and no origin twice', () => {
  const planning = productFromQuiz({ ...cheap, currentStatus: 'planning' }, unknown);
  expect(planning.currentCountry).toBe(undefined);
  expect(planning.originCodes).toHaveLength(3);
  const china = quizAnswers({
    category: ['electronics'],
    priorities: ['low-cost'],
    complexity: 'complex',
    tariffConcern: 'minor',
  });
  expect(quizResult(china).topCountries[0]?.country).toBe('China');
  expect(productFromQuiz(china, unknown).originCodes).toEqual([
    ...new Set(productFromQuiz(china, unknown).originCodes),
  ]);
});

test('productFromQuiz recommends no country to somebody who has chosen one', () => {
  expect(productFromQuiz(cheap, knew({ country: 'korea' }, 'creator')).country).toBe(undefined);
  expect(productFromQuiz(cheap, knew({ country: 'mexico' }, 'quiz')).country).toBe('vietnam');
});

test('productFromQuiz leaves order sizes that the visitor gave themselves', () => {
  expect(productFromQuiz(cheap, knew({ quantities: [750] }, 'rfq')).quantities).toBe(undefined);
  expect(productFromQuiz(cheap, knew({ quantities: [1500] }, 'strategy')).quantities).toEqual([
    500,
  ]);
});
