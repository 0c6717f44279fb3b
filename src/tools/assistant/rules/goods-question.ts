import { parseAmounts } from '@functions/_shared/domain/tariff-question/parse-amounts.ts';
import { parseDate } from '@functions/_shared/domain/tariff-question/parse-date.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';
import { readDetails } from './details.ts';
import { asksTerms } from './follow-up.ts';
import { goodsWords } from './goods-words.ts';
import type { GoodsIntent, InHandsIntent, Intent } from './intent-kinds.ts';
import { asksDemand } from './thread-asks.ts';
import { centsIn, unitsIn } from './units-in.ts';

const asked = "(?:i|we)(?:'d like)? (?:need|want|order)?\\s*(?:to order )?";
const orders = new RegExp(
  `^\\s*(?:${asked}|(?:need|want|order|looking for)\\s+|can (?:i|we|you) (?:order|get|buy|make|do|produce) (?:just |only |me )?)\\d[\\d,]* \\p{L}`,
  'iu',
);
const landedWords =
  /\bland(?:ed)?\b.*\b(?:at|for|costs?|prices?)\b|\ball[- ]in\b.*\b(?:costs?|prices?|pay)\b|\b(?:costs?|prices?)\b.*\blanded\b|\blanded\b.*\bfrom\b|\ball[- ]in (?:costs?|prices?)\b|\b(?:total|full) cost\b.*\b(?:import|bring|ship|from)\b|\bcosts? to (?:import|bring in)\b|\b(?:what|how much) (?:does|would|will|do) (?:it|that|this|they) come to\b|\bhow much (?:is it )?to (?:import|bring (?:in|over))\b/i;
/** "500 hoodies at $9 from China landed", if it says how many. */
const landed =
  /\blanded\b|\ball[- ]in\b|\bto (?:my|our) (?:door|warehouse)\b|\bdoor[- ]to[- ]door\b/i;
const quoteRequest =
  /\brfqs?\b|\brequests? for (?:a )?(?:quotes?|quotations?)\b|\bquote request\b|\b(?:get|need|want|write|draft|send)\b.{0,20}\bquotes?\b/i;
/** Asks what something is, not for the thing. */
const definition =
  /^\s*(?:what(?:'s| is| are| does)|explain|define)\s+(?:an?\s+|the\s+)?(?:rfq|request|landed|quote)/i;
/** "I want to sell tumblers". */
const plan =
  /^\s*(?:(?:hi|hello|hey)\W+)?(?:i|we)(?:'m|'re|'d| am| are| would)?(?: also)? (?:want|like|plan|planning|hope|going|looking|thinking|trying)(?: (?:to|of|about|on))? (?:sell(?:ing)?|mak(?:e|ing)|launch(?:ing)?|creat(?:e|ing)|produc(?:e|ing)|import(?:ing)?)\b(?!.*\b(?:how|what|where|which|who|when)\b)|\b(?:i|we)\b.*\b(?:want|need|would like|looking for) (?:my|our) own\b(?!.*\?)|^\W*(?:thinking|planning|looking|hoping|trying|want|wanting)(?: (?:to|of|about|on))? (?:sell(?:ing)?|mak(?:e|ing)|launch(?:ing)?|creat(?:e|ing)|produc(?:e|ing))\b(?!.*\b(?:how|what|where|which|who|when)\b)/i;
const importPlan =
  /^[^?]*\b(?:thinking|plan|planning|want|going|looking|trying)\b[^?]*\bimport(?:ing)?\b/i;
/** "I'm new to all this". */
const isNew =
  /^\W*(?:(?:hi|hello|hey)\W+)?(?:i['’]?m|i am|we['’]?re|we are) (?:(?:totally|very|so|completely|brand) )?(?:new|a (?:total )?(?:beginner|newbie)|beginners|just (?:starting|getting started))\b[^?]*$/i;
/** "I make soap at home and want to sell more". */
const making =
  /^\s*(?:(?:hi|hello|hey)\W+)?(?:i|we)(?:'ve been| already| currently| also| have a (?:shop|store) and)? (?:make|sell|making|selling|hand ?make|bake|sew|knit|design)\b/i;
/** The goods of a plan stand behind these words, up to what is said of them. */
const planned =
  /\b(?:sell(?:ing)?|mak(?:e|ing)|launch(?:ing)?|creat(?:e|ing)|produc(?:e|ing)|import(?:ing)?|(?:my|our) own(?: (?:line|brand|range|collection) of)?)\s+(?!(?:and|more|it|them|my|our)\b)(.+)/i;
const saidOfThem = /\s(?:at|on|in|and|for|to|but|because|so|as|with my)\s.*$/i;
const asksOfGoods =
  /^\W*(?:do you know (?:anything|something|much|a lot) about|what do you know about|can you help (?:me )?with) ([\p{L}][\p{L} '-]+)/iu;
const ruleWords =
  /\b(?:rules?|regulations?|legal requirements|requirements|compliance|legally|legal to (?:sell|import|make))\b|\blabel(?:s|ing)? (?:for|on)\b|\b(?:need|have|has|must|should) (?:i |we |they |it |them )?(?:to )?(?:be )?(?:(?:lab )?test(?:ed|ing|s)?|certif\w+|fda approv\w+|label(?:ed)?)\b|\bwhat (?:labels?|tests?|warnings?|certificates?) (?:do|does)\b.*\bneed\b/i;
const ruleTalk =
  /\b(?:rules?|regulations?|requirements?|compliance|legal(?:ly)?|labels?|labeling|selling|sell|import|make|follow|meet|comply|have|there|apply|us)\b/gi;
/** What the goods need, no part of their name. */
const needed =
  /\b(?:what|labels?|label(?:ed)|(?:lab )?test(?:ed|ing|s)?|warnings?|certificates?|certif\w+|fda approv\w+|do|does|need|have|has|must|should|to|be|i|we|sell|first)\b/gi;
const priceWords =
  /^\W*(?:and |so )?how much\W*$|\b(?:how much (?:to (?:make|produce|order|get)|would|do|does|will|are|is|for)|what (?:would|do|does|will|should)\b.*\b(?:costs?|run|go for)|prices?|pricing|costs?|quote)\b/i;
const notGoodsPrice =
  /\b(?:call|tier|package|samples?|prototypes?|you charge|your|fulfil?l?ment|shipping|freight|partner|working with|duty|tariff|tax(?:es)?|customs|fees?|insurance|label|deposit|bond|lawyer)\b/i;
/** "Can I have 500 tumblers by March 3?" */
const byWhen =
  /\b(?:have|get|receive|need|want|order|deliver(?:ed|y)?|arrive|in[- ]hands?|be (?:here|there))\b.*\b(?:by|before|until|no later than|in time for|on)\s/i;
/** "How fast can I get 300 tees?" */
const howFast =
  /\b(?:how (?:fast|soon|quick(?:ly)?)|(?:fastest|quickest) way)\b.*\b(?:get|have|make|made|order|produce|deliver(?:ed)?|receive|arrive|be)\b/i;
/** "How long do 300 tees take?", if it says how many. */
const howLong = /\bhow long\b.*\b(?:take|until|to (?:get|make|have))\b/i;
/** "When would I have 500 mugs", "the in-hands date for 500 mugs". */
const whenThere =
  /\bin[- ]hands?\b|\bwhen (?:would|will|can|could|do|does)\b.*\b(?:get|have|receive|arrive|be (?:here|there|ready))\b/i;
/** "How long do candles take to make". */
const makingTime = /\bhow long\b.*\b(?:make|made|produced?|production|manufactured?)\b/i;
/** Reads as a date on any day. */
const someDay = '2026-01-01';
const bestCountry =
  /\b(?:(?:what|which) countr(?:y|ies)|where)\b.*\b(?:best|good|strong|make|made|produce)\b|\bbest countr(?:y|ies)\b/i;
const comparison = /\b(?:compare|versus|vs\.?|better)\b/i;
/** "Vietnam or China for backpacks". */
const choice = /\b(?:or|vs\.?|versus)\b.*\bfor\s+\p{L}/iu;
const dutyWords =
  /\b(?:dut(?:y|ies)|tariffs?|customs|tax(?:es)?|import(?:ing)?|cheap(?:er|est))\b/i;

/** What a message asks an engine about goods that its own words name. */
export function readGoods(text: string): Intent | undefined {
  const { originCodes, remainder } = parseOrigins(text);
  const about = { originCodes, units: unitsIn(text) };
  if (definition.test(text)) return undefined;
  if (landedWords.test(text) || (landed.test(text) && about.units !== null)) {
    const ownFobUsd = parseAmounts(text).unitValueUsd ?? centsIn(text);
    return { kind: 'landed-cost', goods: remainder.replace(landing, ' '), ...about, ownFobUsd };
  }
  if (asksDemand.test(text)) {
    const { retailUsd, sumUsd } = readDetails(text).details;
    const goods = goodsWords(text.replace(asksDemand, ' ').replace(aroundDemand, ' '));
    return { kind: 'demand', goods, ...about, priceUsd: retailUsd ?? sumUsd };
  }
  const [, counted] = countsForBudget.exec(remainder) ?? [];
  if (counted !== undefined) {
    const { budgetUsd, sumUsd } = readDetails(text).details;
    return { kind: 'budget', goods: goodsWords(counted), ...about, budgetUsd: budgetUsd ?? sumUsd };
  }
  if (quoteRequest.test(text)) {
    return { kind: 'rfq', goods: afterFor(remainder.replace(quoteRequest, ' ')), ...about };
  }
  if (isNew.test(text)) return { kind: 'goods', goods: '', isPlan: true };
  // What is imported from somewhere is asked for its duty.
  if (importPlan.test(text) && originCodes.length > 0) return undefined;
  if (plan.test(text) || tellsMaking(text))
    return { kind: 'goods', goods: ofPlan(remainder), isPlan: true };
  const [, known] = asksOfGoods.exec(remainder) ?? [];
  if (known !== undefined) return { kind: 'goods', goods: known, isPlan: false };
  // Cheapest with freight and duty.
  const isCheaperOf = /\bcheaper\b/i.test(text) && originCodes.length > 1;
  if (asksCheapestPlace(text) || (isCheaperOf && !namesDuty.test(text))) {
    return { kind: 'landed-cost', goods: goodsWords(text), ...about };
  }
  if (dutyWords.test(text)) return undefined;
  if (asksTerms(text) || makingTime.test(text))
    return { kind: 'terms', goods: afterFor(remainder), ...about };
  if (ruleWords.test(text))
    return {
      kind: 'rules',
      goods: afterFor(remainder).replace(needed, ' ').replace(ruleTalk, ' '),
    };
  const inHands = readInHands(text, remainder, about);
  if (inHands !== undefined) return inHands;
  const compares = comparison.test(text) || choice.test(text);
  if (bestCountry.test(text) || (compares && originCodes.length > 1)) {
    return { kind: 'countries', goods: afterFor(remainder), ...about };
  }
  const asksPrice = priceWords.test(text) || orders.test(text);
  if (asksPrice && !notGoodsPrice.test(text)) return { kind: 'price', goods: text, ...about };
  const wanted = wants.exec(remainder)?.[1];
  return wanted === undefined || notGoodsPrice.test(text)
    ? undefined
    : { kind: 'goods', goods: wanted, isPlan: false };
}

/** "I need t shirts", and nothing else. */
const wants =
  /^\W*(?:(?:hi|hello|hey)\W+)?(?:i|we)(?:['’]m|['’]re| am| are)? (?:need|want|(?:looking|searching) for|after|interested in) (?:some |an? |custom )?((?:(?!for\b)[\p{L}'’-]+ ){0,3}(?!for\b)[\p{L}'’-]+)(?: for (?:my|our|the|a) [\p{L} '’-]{2,30})?\W*$/iu;
/** "How many candles would that be". */
const countsForBudget =
  /\bhow many ([\p{L}][\p{L} '’-]{2,40}?) (?:(?:can|could|would|do|does) (?:i|we|that|it|this) (?:get|buy|afford|be|make|order)|(?:is|would) that\b)/iu;
const aroundDemand =
  /\b(?:how|do|does|can|could|would|will|i|we|find|out|know|see|test|check|if|whether|anyone|anybody|people|there|is|the|my|our|buy|pay|want|before|even|really|for)\b/gi;

const cheapest = /\b(?:cheapest|most affordable|least expensive|lowest (?:cost|price))\b/i;
const namesDuty = /\b(?:dut(?:y|ies)|tariffs?|tax(?:es)?|import(?:ing)?)\b/i;
const place = /\b(?:countr(?:y|ies)|places?|where|who|way)\b/i;

function asksCheapestPlace(text: string): boolean {
  return (
    cheapest.test(text) &&
    place.test(text) &&
    !namesDuty.test(text) &&
    !/\b(?:ship(?:ping)?|freight|bond|broker)\b/i.test(text)
  );
}

/** Asks for so many by a day, or how fast they can be there. */
function readInHands(
  text: string,
  remainder: string,
  about: Pick<GoodsIntent, 'units' | 'originCodes'>,
): InHandsIntent | undefined {
  if (notGoodsPrice.test(text)) return undefined;
  const { entryDate, remainder: goods } = parseDate(remainder, someDay);
  const isCounted = about.units !== null;
  const hasDay = entryDate !== undefined && byWhen.test(text);
  const asksDay = howLong.test(text) || whenThere.test(text);
  if (!howFast.test(text) && !(isCounted && (hasDay || asksDay))) return undefined;
  return { kind: 'in-hands', goods: goods.replace(arriving, ' '), ...about, text };
}

/** No part of the goods' name. */
const arriving =
  /\b(?:how (?:fast|soon|quick(?:ly)?|long)|(?:fastest|quickest) way|when|what['’]?s|is|possible|doable|realistic|date|today|if|can|could|do|does|would|it|take|until|to|i|we|you|make|made|have|get|receive|need|want|order|deliver(?:ed|y)?|arrive|in[- ]hands?|be|here|there|by|before|until|no later than|in time for|on)\b/gi;

/** No part of the goods' name. */
const landing =
  /\b(?:what|how much|does|it|is|for|to|ship(?:ping)?|come|land(?:ed|s)?|costs?|prices?|all[- ]in|total|import|bring in|duty|freight)\b/gi;

/** "Leather bags" in "which country is best for leather bags", but not "1,000 units". */
function afterFor(text: string): string {
  const after = /\bfor\s+(?:making\s+)?(.+)$/i.exec(text)?.[1];
  return after === undefined || /^[\d.,]+k?\s*(?:units?|pcs|pieces|pairs)?\W*$/i.test(after)
    ? text
    : after;
}

function tellsMaking(text: string): boolean {
  return (
    making.test(text) &&
    !text.includes('?') &&
    !/\b(?:how|what|where|which|who|when|can|should)\b/i.test(text)
  );
}

/** "Linen dresses" in "I run a boutique and want my own line of linen dresses". */
function ofPlan(text: string): string {
  const goods = planned.exec(text)?.[1];
  return goods === undefined ? text : goods.replace(saidOfThem, '');
}
