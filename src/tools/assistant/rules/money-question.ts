import { parseAmounts } from '@functions/_shared/domain/tariff-question/parse-amounts.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';
import { goodsWords } from './goods-words.ts';
import type { Intent } from './intent-kinds.ts';
import type { Thread } from './thread.ts';
import { unitsIn } from './units-in.ts';

const asksForSum =
  /\b(?:costs?|prices?|rates?|fees?|charges?|postage|how much|what (?:does|do|will|would|is|are))\b/i;
const sends = /\b(?:postage|usps|mail(?:ing)?|ship(?:ping|s)?|send(?:ing)?|deliver(?:y|ing)?)\b/i;
const toCustomer =
  /\b(?:customers?|buyers?|parcels?|packages?|postage|usps|per order|each order|one order|an order|domestic)\b/i;
const freight = /\b(?:freight|ship(?:ping)?)\b/i;
/** Asks for days, or for what we charge or do. */
const asksElse =
  /\b(?:how (?:long|many|fast|soon)|days?|weeks?|when|why|who|your?|air or|sea or|or (?:by )?(?:air|sea))\b|\b(?:dut(?:y|ies)|tariffs?|customs|tax(?:es)?|insurance)\b/i;

const keeps =
  /\b(?:profits?|profitable|margins?|mark[- ]?ups?|break[- ]?even|(?:do|would|will|can|could) i (?:keep|make|net|earn|have left)|(?:is|are|be) left)\b/i;
/** Enough to mean the goods of the thread. */
const namesProfit = /\b(?:profits?|profitable|margins?|break[- ]?even)\b/i;
const asksRetail =
  /\bhow much (?:should|could|can|would|do) (?:i|we) (?:charge|sell|price|ask)\b|\bwhat (?:should|could|can|do) (?:i|we) (?:charge|price)\b|\bwhat price\b|\bretail price\b|\b(?:do|does|would|could) [\p{L} -]{2,40} (?:sell|retail|go) for\b/iu;
const sum =
  '(?:\\$\\s?(\\d[\\d,]*(?:\\.\\d+)?)|(\\d[\\d,]*(?:\\.\\d+)?)\\s?(?:dollars|usd|bucks)\\b)';
const soldAt = new RegExp(
  `\\b(?:sell(?:ing|s)?|sold|retail(?:ing|s)?|charge|charging|priced?|list(?:ed)?)\\b[^$.?!]{0,40}?${sum}`,
  'i',
);
const boughtAt = new RegExp(
  `\\b(?:buy(?:ing)?|bought|pay(?:ing)?|paid|costs?(?: me| us)?|costing|make (?:it|them) for|fob|exw|landed(?: at| for)?)\\b[^$.?!]{0,40}?${sum}`,
  'i',
);

const judges =
  /\b(?:good|fair|normal|reasonable|ok(?:ay)?|high|low|expensive|cheap|overpriced|rip[- ]?off|too much|a deal|competitive|realistic|in line)\b/i;
const asks = /\?|^\W*(?:is|are|does|do)\b|\b(?:good|fair|ok(?:ay)?|normal|reasonable)\W*$/i;
const otherPrices =
  /\b(?:deposit|samples?|tooling|molds?|broker|bond|insurance|freight|shipping|postage|call|agent|commission|inspection|budget|followers|engagement)\b/i;

const bareQuestion = /^\W*(?:the )?(?:prices?|costs?|how much)\W*$/i;

/**
 * What a message asks about sums around goods that its own words name: what a piece leaves, what it
 * costs to mail or to ship in, or whether a price is a usual one. Undefined for everything else. Pure.
 */
export function readMoneyQuestion(text: string, thread: Thread): Intent | undefined {
  if (thread.length === 0 && bareQuestion.test(text)) {
    return { kind: 'judgment', goods: '', isPrice: false };
  }
  return readParcel(text) ?? readQuotedPrice(text) ?? readProfit(text) ?? readFreight(text);
}

/** "Postage for a 2 lb parcel", "what does it cost to mail a candle to a customer". */
function readParcel(text: string): Intent | undefined {
  const { unitWeightKg } = parseAmounts(text);
  const isOfParcel = toCustomer.test(text) || unitWeightKg !== undefined;
  if (!isOfParcel || !sends.test(text) || !asksForSum.test(text) || asksElse.test(text)) {
    return undefined;
  }
  if (parseOrigins(text).originCodes.length > 0 || unitsIn(text) !== null) return undefined;
  const goods = goodsWords(text);
  return goods === '' && unitWeightKg === undefined
    ? undefined
    : { kind: 'parcel', goods, weightKg: unitWeightKg ?? null };
}

/** "My supplier says FOB 4.20 for 1,000 mugs. Good?" */
function readQuotedPrice(text: string): Intent | undefined {
  const { unitValueUsd, unparsedMoney } = parseAmounts(text);
  if (unitValueUsd === undefined || unparsedMoney !== undefined) return undefined;
  if (!judges.test(text) || !asks.test(text)) return undefined;
  if (otherPrices.test(text) || keeps.test(text) || soldAt.test(text)) return undefined;
  return { kind: 'quoted-price', ...aboutGoods(text), unitUsd: unitValueUsd };
}

/** "What's my profit on a $25 mug", "how much should I charge for a tote bag". */
function readProfit(text: string): Intent | undefined {
  if (/\byour\b/i.test(text) || !(keeps.test(text) || asksRetail.test(text))) return undefined;
  const about = aboutGoods(text);
  if (about.goods === '' && !namesProfit.test(text)) return undefined;
  const ownFobUsd = sumAt(boughtAt, text);
  const priceUsd =
    sumAt(soldAt, text) ?? (ownFobUsd === undefined ? parseAmounts(text).unitValueUsd : undefined);
  return { kind: 'profit', ...about, priceUsd: priceUsd ?? null, ownFobUsd };
}

/** "Freight for 500 mugs from China". */
function readFreight(text: string): Intent | undefined {
  if (!freight.test(text) || toCustomer.test(text) || asksElse.test(text)) return undefined;
  const about = aboutGoods(text);
  const isMeasured =
    about.units !== null || (about.originCodes.length > 0 && asksForSum.test(text));
  return isMeasured ? { kind: 'freight', ...about } : undefined;
}

function aboutGoods(text: string) {
  return {
    goods: goodsWords(text),
    units: unitsIn(text),
    originCodes: parseOrigins(text).originCodes,
  };
}

/** US dollars. */
function sumAt(pattern: RegExp, text: string): number | undefined {
  const [, first, second] = pattern.exec(text) ?? [];
  const digits = first ?? second;
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}
