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

// A language model may be asked twice before our own engine answers.
const timeoutMs = 60_000;

/** Reads the look of a creator from their profile. @throws ApiError when it shows nothing to read */
export function analyzeCreatorAesthetic(
  request: AnalyzeCreatorAestheticRequest,
): Promise<AnalyzeCreatorAestheticResponse> {
  return callFunction('analyze-creator-aesthetic', request, answerSchema, {
    timeoutMs,
  });
}
