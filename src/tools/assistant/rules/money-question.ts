import type { FreightMode } from '@functions/_shared/domain/money/freight-modes.ts';
import { parseAmounts } from '@functions/_shared/domain/tariff-question/parse-amounts.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';
import { goodsWords } from './goods-words.ts';
import type { Intent } from './intent-kinds.ts';
import { boughtAt, costsBare, extraCost, soldAt, sumAt } from './named-sums.ts';
import type { Thread } from './thread.ts';
import { centsIn, unitsIn } from './units-in.ts';

const asksForSum =
  /\b(?:costs?|prices?|rates?|fees?|charges?|postage|how much|what (?:does|do|will|would|is|are))\b/i;
const sends = /\b(?:postage|usps|mail(?:ing)?|ship(?:ping|s)?|send(?:ing)?|deliver(?:y|ing)?)\b/i;
const toCustomer =
  /\b(?:customers?|buyers?|parcels?|packages?|postage|usps|per order|each order|one order|an order|domestic)\b/i;
const freight = /\b(?:freight|ship(?:ping)?)\b/i;
const modes: readonly (readonly [FreightMode, RegExp])[] = [
  ['air', /\bby (?:air|plane)\b|\bair ?(?:freight|cargo|shipping)\b/i],
  ['ocean', /\bby (?:sea|ocean|ship|boat)\b|\b(?:sea|ocean) ?(?:freight|cargo|shipping)\b/i],
  ['truck', /\bby (?:truck|road)\b|\btruck(?:ing)?\b/i],
];
/** Asks for days, or for what we charge or do. */
const asksElse =
  /\b(?:how (?:long|many|fast|soon)|days?|weeks?|when|why|who|your?|air or|sea or|or (?:by )?(?:air|sea))\b|\b(?:dut(?:y|ies)|tariffs?|customs|tax(?:es)?|insurance)\b/i;

const keeps =
  /\b(?:profits?|profitable|margins?|mark[- ]?ups?|break[- ]?even|(?:do|would|will|can|could) i (?:keep|make|net|earn|have left)|(?:is|are|be|['’]s) left|worth (?:it|selling|making)|mak(?:e|ing) (?:any )?money)\b/i;
/** Enough to mean the goods of the thread. */
const namesProfit = /\b(?:profits?|profitable|margins?|break[- ]?even)\b/i;
const asksRetail =
  /\bhow much (?:should|could|can|would|do) (?:i|we) (?:charge|sell|price|ask)\b|\bwhat (?:should|could|can|do) (?:i|we) (?:charge|price)\b|\bwhat price\b|\bdo (?:people|customers|buyers) pay\b|\bretail price\b|\b(?:do|does|would|could) [\p{L} -]{2,40} (?:sell|retail|go) for\b/iu;
const quotes =
  /\b(?:quoted|quotes|(?:an?|this|the|my) quote|quote (?:at|of)|offered|offers|asks? for|wants?|says)\b/i;
const maker = /\b(?:factor(?:y|ies)|suppliers?|manufacturers?|vendors?|makers?|got|been)\b/i;
const judges =
  /\b(?:good|fair|normal|reasonable|ok(?:ay)?|high|low|expensive|cheap|overpriced|rip[- ]?off|too much|a deal|competitive|realistic|in line)\b/i;
const asks = /\?|^\W*(?:is|are|does|do)\b|\b(?:good|fair|ok(?:ay)?|normal|reasonable)\W*$/i;
const otherPrices =
  /\b(?:retail|deposit|samples?|tooling|molds?|broker|bond|insurance|freight|shipping|postage|call|agent|commission|inspection|budget|followers|engagement)\b/i;

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
  const { unitValueUsd: stated, unparsedMoney } = parseAmounts(text);
  const unitValueUsd = stated ?? centsIn(text);
  if (unitValueUsd === undefined || unparsedMoney !== undefined) return undefined;
  if (!(quotes.test(text) && maker.test(text)) && !(judges.test(text) && asks.test(text))) {
    return undefined;
  }
  if (otherPrices.test(text) || keeps.test(text) || soldAt.test(text)) return undefined;
  const about = aboutGoods(text);
  const units = about.units ?? atSize(text);
  return {
    kind: 'quoted-price',
    ...about,
    units,
    unitUsd: unitValueUsd,
    otherTerm: otherTermIn(text),
  };
}

/** A price with freight or duty in it is no factory price. */
function otherTermIn(text: string): string | undefined {
  return /\b(?:ddp|dap|cif|cfr|exw)\b/i.exec(text)?.[0].toUpperCase();
}

/** "2.80 for an apron at 500": the size of the order. */
function atSize(text: string): number | null {
  const digits = /\b(?:at|for) (\d{3,6})\b(?![.,]\d)/i.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** "What's my profit on a $25 mug", "how much should I charge for a tote bag". */
function readProfit(text: string): Intent | undefined {
  const sums = [sumAt(boughtAt, text) ?? sumAt(costsBare, text), sumAt(soldAt, text)];
  // "I pay 2.10 and sell at 18" asks what is between them.
  const isAsked =
    keeps.test(text) || asksRetail.test(text) || sums.every((each) => each !== undefined);
  if (/\byour\b/i.test(text) || !isAsked) return undefined;
  const about = aboutGoods(text);
  if (about.goods === '' && !namesProfit.test(text)) return undefined;
  const costUsd = sumAt(boughtAt, text) ?? sumAt(costsBare, text);
  const priceUsd =
    sumAt(soldAt, text) ?? (costUsd === undefined ? parseAmounts(text).unitValueUsd : undefined);
  return {
    kind: 'profit',
    ...about,
    // "For 28" after "sell" is no number of pieces.
    units: about.units === priceUsd ? null : about.units,
    priceUsd: priceUsd ?? null,
    extraUsd: sumAt(extraCost, text),
    ...(/\blanded\b/i.test(text) ? { ownLandedUsd: costUsd } : { ownFobUsd: costUsd }),
  };
}

/** "By air or sea". */
const asksWhichWay =
  /\b(?:by )?(?:sea|ocean|boat|air|truck)(?: freight)? (?:or|vs\.?|versus) (?:by )?(?:sea|ocean|boat|air|plane|truck)\b/i;

/** "Freight for 500 mugs from China". */
function readFreight(text: string): Intent | undefined {
  const isWhich = asksWhichWay.test(text) && parseOrigins(text).originCodes.length > 0;
  if (isWhich && !toCustomer.test(text)) {
    const goods = goodsWords(text.replace(asksWhichWay, ' '));
    return { kind: 'modes', ...aboutGoods(text), goods };
  }
  if (!freight.test(text) || toCustomer.test(text) || asksElse.test(text)) return undefined;
  const about = aboutGoods(text);
  const isMeasured =
    about.units !== null || (about.originCodes.length > 0 && asksForSum.test(text));
  return isMeasured ? { kind: 'freight', ...about, mode: modeIn(text) } : undefined;
}

function modeIn(text: string): FreightMode | undefined {
  return modes.find(([, words]) => words.test(text))?.[0];
}

function aboutGoods(text: string) {
  return {
    goods: goodsWords(text),
    units: unitsIn(text),
    originCodes: parseOrigins(text).originCodes,
  };
}
