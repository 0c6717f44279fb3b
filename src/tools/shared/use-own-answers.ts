import { useState } from 'react';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { ownAnswers } from '@/lib/visitor-product/own-answers.ts';

/**
 * Of what a tool would tell the visitor's record, what is the visitor's: where the tool opened with
 * somebody else's result, only what was put in its place since.
 * @param isShared whether the result that the tool opened with is somebody else's
 * @param answersOfLink what that result says; called once
 */
export function useOwnAnswers(
  isShared: boolean,
  answersOfLink: () => ProductAnswers,
): (told: ProductAnswers) => ProductAnswers {
  const [linked] = useState(() => (isShared ? answersOfLink() : {}));
  return (told) => ownAnswers(told, linked);
}
