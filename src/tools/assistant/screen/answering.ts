import { lazyModule } from '@/lazy/lazy-module.ts';

/**
 * All that an answer needs and a question does not: how it is found, shown and said. No answer is in
 * a thread before it is there.
 */
export const answering = lazyModule(async () => {
  const [{ answerQuestion }, { AnswerCards }, { spokenPieces }] = await Promise.all([
    import('./answer-question.ts'),
    import('./answer-cards.tsx'),
    import('../rules/sentences.ts'),
  ]);
  return { answerQuestion, AnswerCards, spokenPieces };
});
