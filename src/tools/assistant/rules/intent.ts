import { parseAmounts } from '@functions/_shared/domain/tariff-question/parse-amounts.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';
import type { Thread } from './thread.ts';

/** What a message asks for that one of the site's engines answers without the pages. */
export type Intent =
  | { kind: 'help' | 'doubt' | 'complaint' | 'ideas' }
  /** Asks what was asked before; null when nothing was. */
  | { kind: 'recall'; question: string | null }
  /** Customs fees on the value of a shipment, US dollars. */
  | { kind: 'customs-fees'; valueUsd: number }
  /** Monthly earnings; null where the message does not say. */
  | { kind: 'earnings'; followers: number; priceUsd: number | null }
  /** Our fulfillment for this many orders a month. */
  | { kind: 'fulfillment'; monthlyOrders: number }
  /** What goods cost at the factory. */
  | { kind: 'price'; goods: string; units: number | null }
  /** Which country suits goods, or how the named ones compare. */
  | { kind: 'countries'; goods: string; originCodes: readonly string[] };

const help =
  /^\W*(?:help(?: me)?(?: please)?|what now|how does this work|i(?:'m| am) (?:lost|stuck))\W*$/i;
const offTopic = /\b(?:tell me a joke|sing (?:me )?a song|weather|who won)\b/i;
const ideas =
  /\bwhat (?:should|could|can|do) (?:i|we) (?:sell|make|launch)\b|\bproduct ideas?\b|\bideas for (?:a |my )?(?:product|merch)\b/i;
const orders =
  /^\s*(?:(?:i|we)(?:'d like)? (?:need|want|order)?\s*(?:to order )?|can (?:i|we) (?:order|get|buy) (?:just |only )?)\d[\d,]* \p{L}/iu;
const doubt =
  /^\W*(?:are you (?:really )?(?:sure|certain)|how (?:sure|certain) are you|how do you know)\b/i;
const complaint =
  /^\W*(?:(?:this|that|it|you)(?:'s|'re| is| are| was)? (?:wrong|useless|not helpful|unhelpful|bad|stupid|not what i asked)|wrong(?: answer)?|that(?:'s| is) not (?:right|correct|what i (?:asked|meant)))\W*$/i;
const recall =
  /\bwhat (?:did|have) i (?:just )?(?:ask|say|asked|said)\b|\bmy (?:last|first) question\b/i;
const feeWords =
  /\b(?:mpf|hmf|merchandise processing|harbou?r maintenance|processing fees?|customs fees?)\b/i;
const followers =
  /\b(\d[\d,.]*)\s?([km])?\s+(?:\w+\s+){0,2}?(?:followers|subscribers|subs|fans)\b/i;
const earningWords = /\b(?:earn|make|income|revenue|profit)\b/i;
const shipWords = /\b(?:fulfil?l?(?:ment|ing)?|ship(?:ping)?|3pl|pick(?:ing)? and pack(?:ing)?)\b/i;
const monthlyOrders = /\b(\d[\d,]*)\s?(k)?\s+(?:orders|parcels|packages)\b/i;
const priceWords =
  /\b(?:how much (?:would|do|does|will|are|is|for)|what (?:would|do|does|will)\b.*\bcost|prices?|costs?|quote)\b/i;
const notGoodsPrice =
  /\b(?:call|tier|package|samples?|prototypes?|you charge|your|fulfil?l?ment|shipping|freight|partner|working with|duty|tariff|tax(?:es)?|customs|fees?|insurance|label|deposit|bond|lawyer)\b/i;
const bestCountry =
  /\b(?:(?:what|which) countr(?:y|ies)|where)\b.*\b(?:best|good|strong|make|made|produce)\b|\bbest countr(?:y|ies)\b/i;
const comparison = /\b(?:compare|versus|vs\.?|better)\b/i;
const dutyWords =
  /\b(?:dut(?:y|ies)|tariffs?|customs|tax(?:es)?|import(?:ing)?|cheap(?:er|est))\b/i;

/**
 * Reads a message into what it asks an engine for; undefined for duties, factories and the pages,
 * which are routed by their own words. Pure.
 */
export function readIntent(text: string, thread: Thread): Intent | undefined {
  if (help.test(text) || offTopic.test(text)) return { kind: 'help' };
  if (doubt.test(text)) return { kind: 'doubt' };
  if (complaint.test(text)) return { kind: 'complaint' };
  if (recall.test(text)) {
    return {
      kind: 'recall',
      question: thread.findLast(({ role }) => role === 'user')?.content ?? null,
    };
  }
  return readFigures(text) ?? (ideas.test(text) ? { kind: 'ideas' } : readGoods(text));
}

function readFigures(text: string): Intent | undefined {
  const amounts = parseAmounts(text);
  if (feeWords.test(text)) {
    const valueUsd = amounts.shipmentValueUsd ?? amounts.unitValueUsd;
    return valueUsd === undefined ? undefined : { kind: 'customs-fees', valueUsd };
  }
  const [, audience, unit] = followers.exec(text) ?? [];
  if (audience !== undefined && earningWords.test(text)) {
    return {
      kind: 'earnings',
      followers: countOf(audience, unit),
      priceUsd: amounts.unitValueUsd ?? null,
    };
  }
  const [, orders, thousand] = monthlyOrders.exec(text) ?? [];
  return orders !== undefined && shipWords.test(text)
    ? { kind: 'fulfillment', monthlyOrders: countOf(orders, thousand) }
    : undefined;
}

function readGoods(text: string): Intent | undefined {
  if (dutyWords.test(text)) return undefined;
  const { originCodes, remainder } = parseOrigins(text);
  if (bestCountry.test(text) || (comparison.test(text) && originCodes.length > 1)) {
    return { kind: 'countries', goods: afterFor(remainder), originCodes };
  }
  const asksPrice = priceWords.test(text) || orders.test(text);
  return asksPrice && !notGoodsPrice.test(text)
    ? { kind: 'price', goods: text, units: parseAmounts(text).quantity ?? null }
    : undefined;
}

/** "Leather bags" in "which country is best for leather bags". */
function afterFor(text: string): string {
  return /\bfor\s+(?:making\s+)?(.+)$/i.exec(text)?.[1] ?? text;
}

function countOf(digits: string, unit: string | undefined): number {
  const scale = unit?.toLowerCase();
  const factor = scale === 'k' ? 1000 : scale === 'm' ? 1_000_000 : 1;
  return Number(digits.replaceAll(',', '')) * factor;
}

const asksSomething =
  /^\s*(?:how|why|when|who|where|do|does|did|are|is|can|could|will|would|should|tell|explain|hello|hi|what (?:is|are|makes|happens))\b|\b(?:you|your|factor(?:y|ies)|suppliers?|manufacturers?|lead times?|long|shipping|risks?|certificat\w*|ratings?)\b/i;

/**
 * Whether a message names goods and where they are made and asks nothing else: "wool beanies from
 * peru". It is then a question about the duty.
 */
export function namesGoodsAndOrigin(text: string): boolean {
  if (asksSomething.test(text)) return false;
  const { originCodes, remainder } = parseOrigins(text);
  return originCodes.length > 0 && /\p{L}{3,}/u.test(remainder);
}

const asksAboutRules =
  /^\s*(?:why|who|will|what will|can (?:i|my|we|you)|is (?:the )?duty|do i (?:have to )?pay|should)\b/i;

/**
 * Whether a message with a word for duty asks how duties work and names no origin, so that the pages
 * are asked before the schedule is searched for its words.
 */
export function asksHowDutiesWork(text: string): boolean {
  return asksAboutRules.test(text) && parseOrigins(text).originCodes.length === 0;
}
