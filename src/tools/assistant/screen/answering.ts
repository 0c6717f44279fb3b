import { lazyModule } from '@/lazy/lazy-module.ts';

/**
 * Everything that answers need and questions do not: how an answer is found, shown and spoken. It is
 * loaded before the thread has its first answer.
 */
export const answering = lazyModule(async () => {
  const [{ answerQuestion }, { AnswerCards }, { spokenPieces }] = await Promise.all([
    import('./answer-question.ts'),
    import('./answer-cards.tsx'),
    import('../rules/sentences.ts'),
  ]);
  return { answerQuestion, AnswerCards, spokenPieces };
});
