import type {
  AnalyzeCreatorAestheticRequest,
  AnalyzeCreatorAestheticResponse,
} from '@functions/_shared/contracts/creator-aesthetic.ts';
import { callFunction } from './functions.ts';
import { lazyApiModule } from './lazy-api-module.ts';

const answerSchema = lazyApiModule(() =>
  import('@functions/_shared/contracts/creator-aesthetic.ts').then(
    (m) => m.analyzeCreatorAestheticResponseSchema,
  ),
);

// The function may ask a language model twice before its built-in engine answers.
const timeoutMs = 60_000;

/**
 * Determines a creator's visual style from their profile.
 * @throws ApiError if there is nothing to analyze
 */
export function analyzeCreatorAesthetic(
  request: AnalyzeCreatorAestheticRequest,
): Promise<AnalyzeCreatorAestheticResponse> {
  return callFunction('analyze-creator-aesthetic', request, answerSchema, {
    timeoutMs,
  });
}
