import { isSupplierReply } from '@functions/_shared/domain/supplier-reply/read-supplier-reply.ts';
import { parseAmounts } from '@functions/_shared/domain/tariff-question/parse-amounts.ts';
import { parseCode } from '@functions/_shared/domain/tariff-question/parse-code.ts';
import { parseDate } from '@functions/_shared/domain/tariff-question/parse-date.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';
import { continueIntent, lastIntent } from './continue-intent.ts';
import { asksTerms, ofTheGoods, readFollowUp } from './follow-up.ts';
import { namesNothing } from './goods-before.ts';
import type { GoodsIntent, InHandsIntent, Intent } from './intent-kinds.ts';
import { audienceSize, countOf, readEarnings } from './read-earnings.ts';
import { readRemark } from './remark.ts';
import type { Thread } from './thread.ts';
import { unitsIn } from './units-in.ts';

export type { GoodsIntent, InHandsIntent, Intent } from './intent-kinds.ts';

const help =
  /^\W*(?:help(?: me)?(?: please)?|what now|how does this work|tell me something(?: \w+)?|i(?:'m| am) (?:lost|stuck))\W*$/i;
const languages =
  /\b(?:speak|talk|answer|understand|know|ask)\b.*\b(?:spanish|español|turkish|chinese|mandarin|german|french|(?:other|which|what|any other) languages?)\b|\b(?:which|what) languages\b/i;
const offTopic =
  /\b(?:tell me (?:a|another) (?:joke|story)|sing (?:me )?a song|weather|who won|(?:write|compose|make) (?:me )?(?:a|an) (?:poem|song|essay|story|haiku)|capital of|recipe for|do you (?:love|like) me|(?:think|opinion) (?:about|of|on) (?:trump|biden|politics|the (?:president|election)))\b/i;
const ideas =
  /\bwhat (?:merch |products? |else )?(?:should|could|can|do|would) (?:i|we|an?\b.{0,40}?) (?:sell|make|launch)\b|\bwhat(?:'s| is| are)? (?:the )?(?:sells?|selling|trending|popular|hot|best[- ]sellers?)\b(?!.*\b(?:on|duty|tariff)\b)|\b(?:any|new|fresh|more|other) (?:\w+ )?ideas?\b|\bproduct ideas?\b|\bideas? for (?:(?:an? |my )?(?:product|merch)\b|(?:an?|my|our) (?:[\w-]+ ){0,3}(?:creator|channel|audience|brand|podcast|fans|followers|community)\b)/i;
const asked = "(?:i|we)(?:'d like)? (?:need|want|order)?\\s*(?:to order )?";
const orders = new RegExp(
  `^\\s*(?:${asked}|(?:need|want|order|looking for)\\s+|can (?:i|we|you) (?:order|get|buy|make|do|produce) (?:just |only |me )?)\\d[\\d,]* \\p{L}`,
  'iu',
);
const doubt =
  /^\W*(?:are you (?:really |absolutely )?(?:sure|certain)|how (?:sure|certain) are you|how do you know|is (?:that|this|it) (?:really |for )?(?:(?:the )?right(?: one)?|correct|true|certain|accurate|sure|final)(?=\W*$))(?!\w)/i;
const complaint =
  /^\W*(?:no,? )?(?:(?:this|that|it|you)(?:'s|'re| is| are| was)? (?:wrong|useless|not helpful|unhelpful|bad|stupid|not what i asked|no help)|wrong(?: answer)?|that(?:'?s| is) not (?:right|correct|what i (?:asked|meant|said|want(?:ed)?))|you did(?:n't| not) answer(?: my question| me)?)\W*$/i;
const recall =
  /\bwhat (?:did|have) i (?:just |first )?(?:ask|say|asked|said)\b|\bmy (?:last|first) question\b/i;
const recallFirst = /\bfirst\b/i;
const feeWords =
  /\b(?:mpf|hmf|merchandise processing|harbou?r maintenance|processing fees?|customs fees?)\b/i;
/** Tells of an audience and asks nothing. */
const tellsAudience = /^\s*(?:(?:hi|hello|hey)\W+)?(?:i|we|my)\b[^?]*$/i;
const goesOnWithValue = /^\W*(?:and|on|for|what about|how about)\b.*\d/i;
const shipWords = /\b(?:fulfil?l?(?:ment|ing)?|ship(?:ping)?|3pl|pick(?:ing)? and pack(?:ing)?)\b/i;
const monthlyOrders =
  /\b(\d[\d,]*)\s?(k)?\s+(?:different |separate |single )?(?:orders|parcels|packages|addresses|recipients|customers|people|homes)\b/i;
const landedWords =
  /\bland(?:ed)?\b.*\b(?:at|for|costs?|prices?)\b|\ball[- ]in\b.*\b(?:costs?|prices?|pay)\b|\b(?:costs?|prices?)\b.*\blanded\b|\blanded\b.*\bfrom\b|\ball[- ]in (?:costs?|prices?)\b|\b(?:total|full) cost\b.*\b(?:import|bring|ship|from)\b|\bcosts? to (?:import|bring in)\b|\b(?:what|how much) (?:does|would|will|do) (?:it|that|this|they) come to\b|\bhow much (?:is it )?to (?:import|bring (?:in|over))\b/i;
const quoteRequest =
  /\brfqs?\b|\brequests? for (?:a )?(?:quotes?|quotations?)\b|\bquote request\b|\b(?:get|need|want|write|draft|send)\b.{0,20}\bquotes?\b/i;
/** Asks what something is, not for the thing. */
const definition =
  /^\s*(?:what(?:'s| is| are| does)|explain|define)\s+(?:an?\s+|the\s+)?(?:rfq|request|landed|quote)/i;
/** "I want to sell tumblers". */
const plan =
  /^\s*(?:(?:hi|hello|hey)\W+)?(?:i|we)(?:'m|'re|'d| am| are| would)?(?: also)? (?:want|like|plan|planning|hope|going|looking|thinking|trying)(?: (?:to|of|about|on))? (?:sell(?:ing)?|mak(?:e|ing)|launch(?:ing)?|creat(?:e|ing)|produc(?:e|ing)|import(?:ing)?)\b(?!.*\b(?:how|what|where|which|who|when)\b)|\b(?:i|we)\b.*\b(?:want|need|would like|looking for) (?:my|our) own\b(?!.*\?)/i;
const ruleWords =
  /\b(?:rules?|regulations?|legal requirements|requirements|compliance)\b|\bwhat (?:labels?|tests?|warnings?|certificates?) (?:do|does)\b.*\bneed\b/i;
const ruleTalk =
  /\b(?:rules?|regulations?|requirements?|compliance|legal|follow|meet|comply|have|there|apply|us)\b/gi;
/** What the goods need, no part of their name. */
const needed = /\b(?:what|labels?|tests?|warnings?|certificates?|do|does|need)\b/gi;
const priceWords =
  /\b(?:how much (?:would|do|does|will|are|is|for)|what (?:would|do|does|will|should)\b.*\b(?:costs?|run|go for)|prices?|pricing|costs?|quote)\b/i;
const notGoodsPrice =
  /\b(?:call|tier|package|samples?|prototypes?|you charge|your|fulfil?l?ment|shipping|freight|partner|working with|duty|tariff|tax(?:es)?|customs|fees?|insurance|label|deposit|bond|lawyer)\b/i;
/** "Can I have 500 tumblers by March 3?" */
const byWhen =
  /\b(?:have|get|receive|need|want|order|deliver(?:ed|y)?|arrive|in[- ]hands?|be (?:here|there))\b.*\b(?:by|before|until|no later than|in time for|on)\s/i;
/** "How fast can I get 300 tees?" */
const howFast =
  /\bhow (?:fast|soon|quick(?:ly)?)\b.*\b(?:get|have|make|made|order|produce|deliver(?:ed)?|receive|arrive|be)\b/i;
/** "How long do 300 tees take?", if it says how many. */
const howLong = /\bhow long\b.*\b(?:take|until|to (?:get|make|have))\b/i;
/** Reads as a date on any day. */
const someDay = '2026-01-01';
const bestCountry =
  /\b(?:(?:what|which) countr(?:y|ies)|where)\b.*\b(?:best|good|strong|make|made|produce)\b|\bbest countr(?:y|ies)\b/i;
const comparison = /\b(?:compare|versus|vs\.?|better)\b/i;
/** "Vietnam or China for backpacks". */
const choice = /\b(?:or|vs\.?|versus)\b.*\bfor\s+\p{L}/iu;
const dutyWords =
  /\b(?:dut(?:y|ies)|tariffs?|customs|tax(?:es)?|import(?:ing)?|cheap(?:er|est))\b/i;

/**
 * Reads a message into what it asks an engine for; undefined for duties, factories and the pages,
 * which are routed by their own words. Its own words come first, then the thread: "and 1,000?". Pure.
 */
export function readIntent(text: string, thread: Thread): Intent | undefined {
  if (isSupplierReply(text)) return { kind: 'supplier-reply', reply: text };
  if (help.test(text)) return { kind: 'help' };
  if (languages.test(text)) return { kind: 'languages' };
  if (offTopic.test(text)) return { kind: 'off-topic' };
  if (doubt.test(text)) return { kind: 'doubt' };
  if (complaint.test(text)) return { kind: 'complaint' };
  if (recall.test(text)) {
    return recallFirst.test(text)
      ? { kind: 'recall', question: firstQuestion(thread), isFirst: true }
      : { kind: 'recall', question: lastQuestion(thread) };
  }
  return (
    readFollowUp(text, thread, () => lastIntent(thread, readIntent)) ??
    readRemark(text, thread, () => lastIntent(thread, readIntent)) ??
    readFigures(text, thread) ??
    (asksForIdeas(text) ? { kind: 'ideas' } : withoutPages(readGoods(text), text, thread)) ??
    continueIntent(text, thread, readIntent) ??
    ofTheGoods(text, thread, () => lastIntent(thread, readIntent))
  );
}

/** The last one that asked for something, not "are you sure". */
function lastQuestion(thread: Thread): string | null {
  return questionsOf(thread).at(-1) ?? null;
}

function firstQuestion(thread: Thread): string | null {
  return questionsOf(thread)[0] ?? null;
}

function questionsOf(thread: Thread): string[] {
  const asked = thread.filter(({ role }) => role === 'user').map(({ content }) => content);
  const talk = [help, doubt, complaint, recall];
  return asked.filter((text) => !talk.some((pattern) => pattern.test(text)));
}

/** "How much is that" below an answer from the pages is not about the price of goods. */
function withoutPages(
  intent: Intent | undefined,
  text: string,
  thread: Thread,
): Intent | undefined {
  const last = thread.at(-1);
  const isPages = last?.role === 'assistant' && last.cards.some(({ kind }) => kind === 'pages');
  return intent?.kind === 'price' && isPages && namesNothing(text) ? undefined : intent;
}

function asksForIdeas(text: string): boolean {
  return ideas.test(text) || (audienceSize.test(text) && tellsAudience.test(text));
}

function readFigures(text: string, thread: Thread): Intent | undefined {
  const amounts = parseAmounts(text);
  const before = thread.findLast(({ role }) => role === 'user')?.content ?? '';
  if (feeWords.test(text) || (feeWords.test(before) && goesOnWithValue.test(text))) {
    const valueUsd = amounts.shipmentValueUsd ?? amounts.unitValueUsd;
    return valueUsd === undefined ? undefined : { kind: 'customs-fees', valueUsd };
  }
  const earnings = readEarnings(text, thread);
  if (earnings !== undefined) return earnings;
  const [, orders, thousand] = monthlyOrders.exec(text) ?? [];
  return orders !== undefined && shipWords.test(text)
    ? { kind: 'fulfillment', monthlyOrders: countOf(orders, thousand) }
    : undefined;
}

function readGoods(text: string): Intent | undefined {
  const { originCodes, remainder } = parseOrigins(text);
  const about = { originCodes, units: unitsIn(text) };
  if (definition.test(text)) return undefined;
  if (landedWords.test(text) || (shipsGoods.test(text) && about.units !== null)) {
    return { kind: 'landed-cost', goods: remainder.replace(landing, ' '), ...about };
  }
  if (quoteRequest.test(text)) {
    return { kind: 'rfq', goods: afterFor(remainder.replace(quoteRequest, ' ')), ...about };
  }
  if (plan.test(text)) return { kind: 'goods', goods: remainder };
  // Cheapest with freight and duty.
  if (cheapestCountry.test(text)) {
    return { kind: 'landed-cost', goods: afterFor(remainder), ...about };
  }
  if (dutyWords.test(text)) return undefined;
  if (asksTerms(text)) return { kind: 'terms', goods: afterFor(remainder), ...about };
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
  return asksPrice && !notGoodsPrice.test(text)
    ? { kind: 'price', goods: text, ...about }
    : undefined;
}

const cheapestCountry =
  /\b(?:cheapest|most affordable|least expensive) (?:country|place|countries)\b(?!.*\b(?:dut(?:y|ies)|tariffs?|tax(?:es)?)\b)/i;

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
  if (!howFast.test(text) && !(isCounted && (hasDay || howLong.test(text)))) return undefined;
  return { kind: 'in-hands', goods: goods.replace(arriving, ' '), ...about, text };
}

/** No part of the goods' name. */
const arriving =
  /\b(?:how (?:fast|soon|quick(?:ly)?|long)|can|could|do|does|would|it|take|until|to|i|we|you|make|made|have|get|receive|need|want|order|deliver(?:ed|y)?|arrive|in[- ]hands?|be|here|there|by|before|until|no later than|in time for|on)\b/gi;

/** "What does shipping cost for 500 tumblers": freight is a part of what they land at. */
const shipsGoods =
  /\b(?:costs?|price|how much)\b.*\b(?:ship(?:ping)?|freight)\b|\b(?:ship(?:ping)?|freight)\b.*\b(?:costs?|price)\b/i;

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

/**
 * Whether the engine's answer takes the place of a duty or of a list of factories, of which the
 * message also speaks.
 */
export function comesBeforeRouting({ kind }: Intent): boolean {
  return (
    kind === 'customs-fees' ||
    kind === 'landed-cost' ||
    kind === 'rfq' ||
    kind === 'supplier-reply' ||
    kind === 'quote-check' ||
    kind === 'price-check' ||
    kind === 'about-duty' ||
    isAboutTalk(kind)
  );
}

/** Says something of the conversation, whatever words of duty or factories it has. */
function isAboutTalk(kind: Intent['kind']): boolean {
  return (
    kind === 'doubt' ||
    kind === 'complaint' ||
    kind === 'approval' ||
    kind === 'judgment' ||
    kind === 'identity' ||
    kind === 'factory-check' ||
    kind === 'since'
  );
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

const maxNameWords = 4;

/** Whether a message may be the name of goods and nothing else: "soy candles". */
export function mayBeGoodsAlone(text: string): boolean {
  return (
    !asksSomething.test(text) && !/\?/.test(text) && text.trim().split(/\s+/).length <= maxNameWords
  );
}

const asksAboutRules =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|then|also)\s+)?(?:why|who|will|what|which|how|when|where|can|could|is|are|do|does|did|should|explain|tell me)\b/i;
/** "The duty on widgets" asks for a rate, whatever widgets are. */
const asksForRate = /\b(?:dut(?:y|ies)|tariffs?|rates?|tax(?:es)?|codes?)\s+(?:on|for|of)\b/i;
const asksWhoPays = /^\W*(?:who|why|can|do i|should|will)\b/i;

/**
 * Whether a message asks how duties work and names no code and no origin, so that the pages are asked
 * before the schedule is searched for its words.
 */
export function asksHowDutiesWork(text: string): boolean {
  return (
    asksAboutRules.test(text) &&
    (!asksForRate.test(text) || asksWhoPays.test(text)) &&
    parseCode(text).digits === undefined &&
    parseOrigins(text).originCodes.length === 0
  );
}
