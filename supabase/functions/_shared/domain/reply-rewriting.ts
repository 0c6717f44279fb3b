import { collapseRanges } from './number-ranges.ts';
import { replaceProfessionalAdvice } from './professional-advice.ts';

/**
 * Rewrites a reply for display and speech (specification §9): the assistant replaces professionals
 * in advice, and numeric ranges become their upper value. Idempotent.
 */
export function rewriteReply(text: string): string {
  return collapseRanges(replaceProfessionalAdvice(text));
}
