import {
  type AnalyzeCreatorAestheticRequest,
  type AnalyzeCreatorAestheticResponse,
  analyzeCreatorAestheticResponseSchema,
} from '@functions/_shared/contracts/creator-aesthetic.ts';
import { callFunction } from './functions.ts';

// A language model may be asked twice before our own engine answers.
const timeoutMs = 60_000;

/** Reads the look of a creator from their profile. @throws ApiError when it shows nothing to read */
export function analyzeCreatorAesthetic(
  request: AnalyzeCreatorAestheticRequest,
): Promise<AnalyzeCreatorAestheticResponse> {
  return callFunction('analyze-creator-aesthetic', request, analyzeCreatorAestheticResponseSchema, {
    timeoutMs,
  });
}
