import type {
  AnalyzeCreatorAestheticRequest,
  AnalyzeCreatorAestheticResponse,
} from '@functions/_shared/contracts/creator-aesthetic.ts';
import { callFunction } from './functions.ts';

// A language model may be asked twice before our own engine answers.
const timeoutMs = 60_000;

/** Reads the look of a creator from their profile. @throws ApiError when it shows nothing to read */
export function analyzeCreatorAesthetic(
  request: AnalyzeCreatorAestheticRequest,
): Promise<AnalyzeCreatorAestheticResponse> {
  return callFunction('analyze-creator-aesthetic', request, loadSchema, {
    timeoutMs,
  });
}

async function loadSchema() {
  return (await import('@functions/_shared/contracts/creator-aesthetic.ts'))
    .analyzeCreatorAestheticResponseSchema;
}
