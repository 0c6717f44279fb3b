import { parseAmounts } from '@functions/_shared/domain/tariff-question/parse-amounts.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';
import type { Intent } from './intent-kinds.ts';
import { engagementRateIn } from './read-earnings.ts';
import type { Thread } from './thread.ts';
import type { ThreadRecord } from './thread-record.ts';
import { countOf } from './units-in.ts';

const maxWords = 9;
const continues =
  /^\W*(?:(?:no|nope|wait|sorry|actually|oops)\b[\s,.]*)?(?:and|or|but|so|then|ok(?:ay)?|what about|how about|what if|same|from|made in|for|make (?:it|that)|in\b|(?:it(?:'?s| is)|they(?:'?re| are)|that(?:'?s| is)) (?:basically |like |just )*(?:a |an )?(?:kind|type|sort) of|no,? (?:i|we) me(?:an|ant)|i meant|at \$?\d|[\d,.]+k?(?: (?:of (?:them|those|these)|pieces|units|pcs|followers|orders))?\W*$)/i;
const lead =
  /^\W*(?:(?:no|nope|wait|sorry|actually|oops|and|or|but|so|then|ok(?:ay)?|what about|how about|what if|same|from|made in|for|with|at|make (?:it|that)|in|(?:it(?:'?s| is)|they(?:'?re| are)|that(?:'?s| is)) (?:basically |like |just )*(?:a |an )?(?:kind|type|sort) of|no,? (?:i|we) me(?:an|ant)|i meant|if|it (?:is|was)|i (?:take|order|have|sell|charge|ask)|we (?:take|order|charge|ask))\b[\s,]*)+/i;
/** Asks for something else than the answer before, or is a sentence of its own. */
const asksElse =
  /\b(?:dut(?:y|ies)|tariffs?|tax(?:es)?|factor(?:y|ies)|suppliers?|samples?|shipping|who|why|how long|when|is|are|was|do|does|can|could|will|would|should|cheap\w*|lowest)\b/i;
/** "If I charge 45" names a price without its sign. */
const charges = /\b(?:charge|ask|sell (?:it|them|one)? ?(?:for|at)|price[ds]?)\b/i;
const bareNumber = /(?<![\d.,])\$?(\d[\d,]*)(k?)\b/i;
const notGoods =
  /\b(?:of (?:them|those|these)|pieces|units|pcs|followers|orders|a month|each|instead|please|it|them|that|there)\b/gi;

/**
 * What a message asks that goes on from an engine's answer: "and 1,000?", "what about mexico", "no, I
 * meant porcelain mugs". Undefined where it does not, or where the last answer came from elsewhere.
 */
export function continueIntent(
  text: string,
  _: Thread,
  { asked: before }: Pick<ThreadRecord, 'asked'>,
): Intent | undefined {
  if (!continues.test(text) || text.trim().split(/\s+/).length > maxWords) return undefined;
  if (asksElse.test(text.replace(lead, ' '))) return undefined;
  if (before === undefined) return undefined;
  const [, digits = '', thousand] = bareNumber.exec(text) ?? [];
  const count = digits === '' ? null : countOf(digits, thousand);
  switch (before.kind) {
    case 'earnings': {
      const engagementRatePct = engagementRateIn(text);
      if (engagementRatePct !== null) return { ...before, engagementRatePct };
      const priceUsd = parseAmounts(text).unitValueUsd ?? parseAmounts(text).shipmentValueUsd;
      if (priceUsd !== undefined) return { ...before, priceUsd };
      if (count === null) return undefined;
      return charges.test(text) ? { ...before, priceUsd: count } : { ...before, followers: count };
    }
    case 'customs-fees':
      return count === null ? undefined : { ...before, valueUsd: count };
    case 'fulfillment':
      return count === null ? undefined : { ...before, monthlyOrders: count };
    case 'price':
    case 'price-check':
    case 'price-levers':
    case 'minimum-check':
    case 'terms':
    case 'landed-cost':
    case 'freight':
    case 'profit':
    case 'rfq':
    case 'countries':
    case 'in-hands': {
      const { originCodes, remainder } = parseOrigins(text.replace(lead, ' '));
      const goods = remainder
        .replace(bareNumber, ' ')
        .replace(notGoods, ' ')
        .replace(/[?!.]+\s*$/, '')
        .trim();
      const hasGoods = /\p{L}{3,}/u.test(goods);
      // What only adds to the question before is read with the thread.
      if (!hasGoods) return undefined;
      const again: typeof before =
        before.kind === 'price-check' || before.kind === 'price-levers'
          ? { ...before, kind: 'price' }
          : before;
      return {
        ...again,
        goods,
        units: count ?? before.units,
        originCodes: originCodes.length > 0 ? originCodes : before.originCodes,
        // A factory price is one country's.
        ...(originCodes.length > 0 && { ownFobUsd: undefined }),
      };
    }
    default:
      return undefined;
  }
}

/** Whether a message begins as one that goes on: "no, I mean acrylic". */
export function goesOn(text: string): boolean {
  return continues.test(text);
}
