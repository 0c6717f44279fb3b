import { parseAmounts } from '@functions/_shared/domain/tariff-question/parse-amounts.ts';
import type { Intent } from './intent-kinds.ts';
import type { Thread } from './thread.ts';
import type { ThreadRecord } from './thread-record.ts';
import { countOf } from './units-in.ts';

/** The size of an audience, with its unit: "50k followers". */
export const audienceSize =
  /\b(\d[\d,.]*)\s?([km])?\s+(?:(?:\w+\s+){0,2}?(?:followers|subscribers|subs|fans|listeners|viewers|readers)|on (?:tik ?tok|instagram|insta|ig|you ?tube|yt|twitch|facebook|twitter|threads|snapchat|pinterest|substack))\b/i;
/** About an audience that was named before. */
const asksEarnings =
  /\b(?:could|can|would|will|might) (?:i|we) (?:earn|make)\s*(?:$|[?!.]|(?:at|with|from|a|per)\b)/i;
const earningWords = /\b(?:earn(?:ings?)?|make|income|revenue|profit|orders?|sales)\b/i;
const percentage = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|percent\b)\s*(\p{L}+)?/giu;
/** Percentages of something else than the audience. */
const otherShare =
  /^(?:conver\w*|order\w*|buy\w*|bought|margin\w*|markup|profit\w*|growth|tax\w*|fees?|commission\w*|discount\w*|dut(?:y|ies)|tariffs?|off|of)$/i;

/** "What would I make", of the audience that was told before, at the price that was told since. */
export function readEarningsOfThread(
  text: string,
  thread: Thread,
  { audience, turns }: Pick<ThreadRecord, 'audience' | 'turns'>,
): Intent | undefined {
  const isAsked = audience !== undefined && asksEarnings.test(text) && !audienceSize.test(text);
  const intent = isAsked ? readEarnings(text, thread) : undefined;
  if (intent?.kind !== 'earnings') return undefined;
  const told = turns.findLast(({ details }) => details.retailUsd !== undefined)?.details.retailUsd;
  return { ...intent, priceUsd: intent.priceUsd ?? told ?? null };
}

/** What an audience could earn; undefined where the message does not ask that. */
export function readEarnings(text: string, thread: Thread): Intent | undefined {
  const told = asksEarnings.test(text)
    ? thread.findLast(({ role, content }) => role === 'user' && audienceSize.test(content))?.content
    : undefined;
  const [, audience, unit] = audienceSize.exec(text) ?? audienceSize.exec(told ?? '') ?? [];
  const { unitValueUsd, shipmentValueUsd } = parseAmounts(text);
  // "80k followers, a candle at $28" asks as well.
  const asks = earningWords.test(text) || unitValueUsd !== undefined;
  if (audience === undefined || !asks) return undefined;
  return {
    kind: 'earnings',
    followers: countOf(audience, unit),
    engagementRatePct: engagementRateIn(text) ?? engagementRateIn(told ?? ''),
    priceUsd: unitValueUsd ?? shipmentValueUsd ?? null,
  };
}

/**
 * The engagement rate that a message states: "at 4%", "4% engagement". Null where it states none, or
 * a share of something else. In percent, above 0 and up to 100.
 */
export function engagementRateIn(text: string): number | null {
  for (const [, digits = '', next = ''] of text.matchAll(percentage)) {
    const ratePct = Number(digits.replace(',', '.'));
    if (ratePct > 0 && ratePct <= 100 && !otherShare.test(next)) return ratePct;
  }
  return null;
}
