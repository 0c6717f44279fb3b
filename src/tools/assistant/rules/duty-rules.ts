import { parseCode } from '@functions/_shared/domain/tariff-question/parse-code.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';

const asksAboutRules =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|then|also)\s+)?(?:why|who|will|what|which|how|when|where|can|could|is|are|do|does|did|should|explain|tell me)\b/i;
/** "The duty on widgets" asks for a rate, whatever widgets are. */
const asksForRate = /\b(?:dut(?:y|ies)|tariffs?|rates?|tax(?:es)?|codes?)\s+(?:on|for|of)\b/i;
/** "Are the tariffs for China going up": the changes to come, of all goods. */
const asksFuture =
  /\b(?:tariffs?|duties)\b.*\b(?:chang(?:e|es|ing)|going (?:up|down|away)|go (?:up|down|away))\b|\bchang(?:e|es|ing)\b.*\b(?:tariffs?|duties)\b/i;
const asksWhoPays = /^\W*(?:who|why|can|do i|should|will)\b/i;

/**
 * Whether a message asks how duties work and names no code and no origin, so that the pages are asked
 * before the schedule is searched for its words.
 */
export function asksHowDutiesWork(text: string): boolean {
  if (asksFuture.test(text) && parseCode(text).digits === undefined) return true;
  return (
    asksAboutRules.test(text) &&
    (!asksForRate.test(text) || asksWhoPays.test(text)) &&
    parseCode(text).digits === undefined &&
    parseOrigins(text).originCodes.length === 0
  );
}
