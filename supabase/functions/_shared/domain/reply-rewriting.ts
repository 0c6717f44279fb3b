import { collapseRanges } from './number-ranges.ts';
import { replaceProfessionalAdvice } from './professional-advice.ts';

/**
 * The text of a reply as it is shown and spoken (specification §9): advice to consult a
 * professional names the assistant instead, and numeric ranges are their upper value. Rewriting a
 * rewritten text changes nothing.
 */
export function rewriteReply(text: string): string {
  return collapseRanges(replaceProfessionalAdvice(text));
}
