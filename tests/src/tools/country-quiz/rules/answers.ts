import type { QuizAnswers } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';

/** Answers to all ten questions; a test changes what it is about. */
export function quizAnswers(changes: Partial<QuizAnswers> = {}): QuizAnswers {
  return {
    currentStatus: 'china',
    volume: 'under-500',
    category: ['apparel'],
    priorities: ['proximity'],
    complexity: 'simple',
    timeline: 'planning',
    compliance: ['none'],
    tariffConcern: 'major',
    painPoints: ['tariffs'],
    budgetFlexibility: 'maintain',
    ...changes,
  };
}
