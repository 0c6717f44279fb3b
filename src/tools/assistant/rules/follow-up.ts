import type { TariffLookupResponse } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { isSupplierReply } from '@functions/_shared/domain/supplier-reply/read-supplier-reply.ts';
import { namesTradeOrders } from '@functions/_shared/domain/tariff-question/order-spelling.ts';
import { parseDate } from '@functions/_shared/domain/tariff-question/parse-date.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';
import { readDetails } from './details.ts';
import { namesNothing } from './goods-words.ts';
import type { Intent, QuotedPriceIntent } from './intent-kinds.ts';
import { type AssistantMessage, isRefusal, type Thread } from './thread.ts';
import type { ThreadRecord } from './thread-record.ts';
import { countOf, unitsIn } from './units-in.ts';

/** What a question about the duty just given asks. */
export type DutyTopic = 'orders' | 'coming' | 'parts' | 'judge' | 'since';

const maxWords = 14;
const maxMessagesBack = 6;

const agrees =
  /^\W*(?:yes|yep|yeah|sure|ok(?:ay)?|please|go ahead|do (?:it|that)|(?:ok(?:ay)? )?(?:give|show|tell) me (?:that|it|those|them)|sounds good|let's do (?:it|that))(?:[\s,]+(?:please|do (?:it|that)|go ahead))?\W*$/i;
const judges =
  /\bis \$?\d+\.\d{2} (?:each )?(?:a )?(?:really )?(?:good|fair|normal|ok(?:ay)?|reasonable|high|low|cheap|expensive|too (?:high|much))\b|\bis (?:that|this|it)(?: price)? (?:a )?(?:really )?(?:good|fair|normal|ok(?:ay)?|reasonable|high|low|cheap|expensive|too (?:high|much|expensive|low))\b|\b(?:that|this|it|they|price)(?:'s| is| are|'re| seems?| looks?| sounds?)(?: (?:a (?:bit|little)|too|very|really|quite|so|pretty|way|rather))* (?:high|expensive|much|a lot|pricey|steep|cheap|low)\b|\btoo (?:expensive|pricey|steep)\b|\b(?:get|have) (?:it|them|that|those) (?:any )?(?:cheaper|for less|lower)\b|\b(?:any|a) cheaper\b|\b(?:get|have|find) (?:a |any )?(?:better|cheaper|lower) (?:one|price|deal|quote|rate)\b|\b(?:best|lowest) price\b|\bdo (?:any )?better\b/i;
const redrafts =
  /\b(?:ask (?:them|him|her|the supplier|the factory)|draft|write (?:back|(?:an?|the|my) (?:answer|reply|email))|(?:reply|respond|answer) to (?:them|him|her)|what (?:should|do|can|would) i (?:answer|reply|say|write|ask)|what(?:'s| is) the best (?:answer|reply|response))\b/i;
const allIn =
  /\b(?:with|including|incl\.?|include[sd]?|plus|is (?:that|it|this)|are (?:they|those))\b.*\b(?:shipping|freight|dut(?:y|ies)|customs|landed|delivered)\b|\ball[- ]in\b|\bto my door\b/i;
/** "And shipping?" */
const asksShipping =
  /^\W*(?:and|plus|what about|how about)\s+(?:the )?(?:shipping|freight|delivery)(?: costs?)?\W*$/i;
/** "Is 500 fine", "would 2k be enough". */
const enough =
  /\b(?:is|are|would) (\d[\d,]*)(k)? (?:pieces |units |pcs |of (?:them|those) )?(?:be )?(?:fine|ok(?:ay)?|enough|possible|good|too (?:few|little|small))\b|\b(?:can|could|would) (?:you|they|i|we|a factory) (?:only |just )?(?:do|make|start with) (?:only |just )?(\d[\d,]*)(k)?(?: pieces| units| pcs| of (?:them|those))?(?=[?.!]|$)/i;
const terms =
  /\bminimums?\b|\bmoqs?\b|\b(?:is|are|would) \d[\d,]*k? (?:pieces |units |pcs |of (?:them|those) )?(?:be )?(?:good|fine|ok(?:ay)?|enough|possible|too (?:few|little|small))\b|\b(?:order|get|buy|make|do|start|begin|go)(?: with| off)? (?:fewer|less|smaller)\b|\bhow (?:many|few) (?:do|would|must|should) (?:they|factories|a factory|the factory|it) (?:want|need|require|ask|take|make)\b|\bhow (?:many|few) (?:[\p{L}-]+ ){0,3}(?:do|must|would|should|can|could) (?:i|we) (?:have to |need to |at least )*(?:order|buy|take|make)\b|\blead ?times?\b|\bproduction times?\b|\bhow (?:long|fast|soon|quick(?:ly)?) (?:does|do|will|would|is|are|can|could) (?:it|they|that|this|those|production|the factory|a factory|you|we)\b.*\b(?:take|make|produce|production|ready)\b/iu;
/** Reads as a date on any day. */
const someDay = '2026-01-01';
const faster =
  /\b(?:faster|quicker|sooner|speed (?:it|that|this|things) up|rush (?:it|them|that|order)|how (?:fast|soon|quick(?:ly)?)\W*$|when (?:would|will|can|could|do|does) (?:they|it|these|those|i|we) (?:be|arrive|get|have|receive|ship|come)\b)/i;
const startsFor =
  /\bwhen (?:do|should|must|would|can) (?:i|we) (?:have to |need to )?(?:start|order|begin|place)\b/i;
const thereBy =
  /\b(?:be (?:here|there|ready)|arrive|have (?:it|them)|get (?:it|them)|make it)\b.*\b(?:by|before|for|in time)\b/i;
const timeWords =
  /\b(?:will|come|ship|receive|get|have|they|faster|quicker|sooner|speed|things|rush|order|when|start|begin|place|by|before|time|arrive|ready|here|possible|way|any|until|they|deadline)\b/gi;
/** What the words ask for, no part of the goods' name. */
const termWords =
  /\b(?:is|too|are|would|enough|possible|little|smaller|begin|cant|can't|want|they|require|ask|good|fine|off|with|how|many|pieces|units|pcs|whats?|minimums?|moqs?|orders?|fewer|less|smaller|lead ?times?|production|times?|long|fast|soon|take|ready|produce|factory|quantity|qty|typical|usual(?:ly)?|normal|say|again|to|at least|the|there|start|few|buy|must|can|could|does|do|i|we)\b/gi;

const asksSource =
  /\b(?:where (?:is|does) (?:that|this|it)\b.*\b(?:law|say|written|from|come)|which (?:law|statute|regulation|rule)|what(?:'s| is) (?:the|your) source|source for (?:that|this)|says who|who says)\b/i;
const maxMessagesToReply = 12;

const asksCostOfThat =
  /^\W*(?:and |so |ok(?:ay)? )?(?:what|how much) (?:does|do|would|will|is) (?:that|it|this)(?: all)?(?: cost)?\W*$/i;

const asksComing =
  /\bwhen (?:does|will|do|would|is|are) (?:it|that|this|they|the (?:dut(?:y|ies)|rates?|tariffs?|total))\b.*\b(?:up|down|change|rise|increase|drop|fall|end|expire|over)\b|\bwhat (?:changes|will change|is (?:changing|coming|scheduled))\b|\b(?:any|coming|upcoming|scheduled|future|planned) (?:\w+ )?changes\b|\bwill (?:it|that|this|they|the (?:duty|rate|tariff)) (?:go|change|rise|increase|drop|fall|stay)\b|\b(?:next|coming) (?:few |two |three |six )?months\b|\bwhat if\b.*\b(?:changes?|raises?|goes up|go up|rises?|increases?|drops?|cuts?)\b/i;
const asksParts =
  /^\W*(?:(?:and|but|so)\W+)?why(?: is (?:that|it|this))?\W*$|\bwhy\b.*\b(?:different|differ|high(?:er)?|low(?:er)?|more|less|much|expensive|cheaper|so)\b|\b(?:break|split) (?:it|that|them) (?:down|up)\b|\bwhat(?:'s| is) (?:in|included in) (?:it|that|this)\b|\b(?:does|do|is|are|will)\b.*\b(?:301|232|338)\b.*\b(?:stack|add(?:ed)?|apply|applied|on|included|counted|top|value)\b|\bstack(?:s|ed)? on\b|^\W*(?:and |so |does |what about |how about )?(?:section )?(?:301|232|338)(?: too| also| apply)?\W*$/i;

/**
 * What a message asks about the answer before it: whether a price is a good one, what it is with
 * freight and duty, the minimum, or a detail of the duty. Undefined for everything else.
 */
export function readFollowUp(
  text: string,
  thread: Thread,
  { asked }: Pick<ThreadRecord, 'asked'>,
): Intent | undefined {
  if (thread.length === 0 || text.trim().split(/\s+/).length > maxWords) return undefined;
  const last = thread.findLast((message): message is AssistantMessage => message.role !== 'user');
  if (agrees.test(text)) {
    const suggestions = last?.suggestions ?? [];
    return suggestions.length === 0 || last?.language !== undefined
      ? undefined
      : { kind: 'choose', suggestions };
  }
  return (
    asksSourceOf(text, last) ??
    aboutReply(text, thread) ??
    aboutTime(text) ??
    aboutTerms(text) ??
    aboutPrice(text, asked ?? replyIn(thread)) ??
    aboutDuty(text, thread) ??
    again(text, asked)
  );
}

/** "Where is that in the law": what the last answer names as its source. */
function asksSourceOf(text: string, last: AssistantMessage | undefined): Intent | undefined {
  const source = / Source: (.+)$/.exec(last?.content ?? '')?.[1];
  return source !== undefined && asksSource.test(text) ? { kind: 'source', source } : undefined;
}

/** "Ask them for what is missing", some answers after a supplier's reply. */
function aboutReply(text: string, thread: Thread): Intent | undefined {
  if (!redrafts.test(text)) return undefined;
  return replyIn(thread);
}

/** The supplier's reply that was pasted in last. */
function replyIn(thread: Thread): Intent | undefined {
  const reply = thread
    .slice(-maxMessagesToReply)
    .findLast(({ role, content }) => role === 'user' && isSupplierReply(content))?.content;
  return reply === undefined ? undefined : { kind: 'supplier-reply', reply };
}

/** "And what does that cost", after an answer that said it. */
function again(text: string, intent: Intent | undefined): Intent | undefined {
  if (!asksCostOfThat.test(text)) return undefined;
  return intent?.kind === 'fulfillment' || intent?.kind === 'customs-fees' ? intent : undefined;
}

const asksForLess = /\b(?:cheaper|lower|lowest|less|better|best)\b/i;
const asksSize = /\b(?:heavy|weigh|big|large|bulky)\b/i;

function aboutOf({ goods, units, originCodes }: QuotedPriceIntent) {
  return { goods, units, originCodes };
}

/** Whether that can be less was asked before. */
const checked: ReadonlySet<string> = new Set(['price-check', 'price-levers']);

function aboutPrice(text: string, intent: Intent | undefined): Intent | undefined {
  const isJudging = judges.test(text);
  const isAllIn = (allIn.test(text) && !asksSize.test(text)) || asksShipping.test(text);
  const isDrafting = redrafts.test(text);
  // A price for customers is judged by what it leaves.
  if (readDetails(text).details.retailUsd !== undefined) return undefined;
  if (!isJudging && !isAllIn && !isDrafting) return undefined;
  switch (intent?.kind) {
    case 'supplier-reply':
    case 'quote-check':
      if (isDrafting) return { kind: 'supplier-reply', reply: intent.reply };
      return isJudging ? { kind: 'quote-check', reply: intent.reply } : undefined;
    case 'price':
    case 'price-check':
    case 'price-levers':
    case 'minimum-check':
    case 'terms':
    case 'rfq':
    case 'landed-cost':
      if (isJudging) {
        return { ...intent, kind: checked.has(intent.kind) ? 'price-levers' : 'price-check' };
      }
      return isAllIn ? { ...intent, kind: 'landed-cost' } : undefined;
    case 'quoted-price':
      if (isJudging && asksForLess.test(text)) return { ...aboutOf(intent), kind: 'price-check' };
      return isJudging
        ? {
            kind: 'decide',
            goods: '',
            units: intent.units,
            originCodes: intent.originCodes,
            isChoice: false,
            ownFobUsd: intent.unitUsd,
          }
        : undefined;
    default:
      return asksShipping.test(text)
        ? { kind: 'landed-cost', goods: '', units: null, originCodes: [] }
        : undefined;
  }
}

/** Whether a message asks for the minimum order or the production time of goods: "MOQ for hoodies". */
export function asksTerms(text: string): boolean {
  return terms.test(text) && /\b(?:for|of|on|\d[\d,]*k?)\s+\p{L}/iu.test(text);
}

/** "Can it be faster", "when do I have to start for Christmas": how soon the goods of the thread can be there. */
function aboutTime(text: string): Intent | undefined {
  // "For Christmas" is by Christmas.
  const dated = text.replace(/\b(?:in time )?for\b/gi, 'by');
  const { originCodes, remainder } = parseOrigins(dated);
  const { entryDate, remainder: words } = parseDate(remainder, someDay);
  const isDated = entryDate !== undefined && (startsFor.test(text) || thereBy.test(text));
  if (!isDated && !faster.test(text)) return undefined;
  return namesNothing(words.replace(timeWords, ' '))
    ? { kind: 'in-hands', goods: '', units: unitsIn(text), originCodes, text: dated }
    : undefined;
}

/** Of the goods of the thread, in one of the parts of the message: "that's a lot, can I start smaller". */
function aboutTerms(text: string): Intent | undefined {
  const part = text
    .split(/[,.;!?]\s+/)
    .find(
      (each) => (terms.test(each) || enough.test(each)) && namesNothing(withoutTermWords(each)),
    );
  // "Minimum is 300" tells it.
  if (part === undefined || tellsMinimum.test(part)) return undefined;
  const { originCodes } = parseOrigins(part);
  const count = countToCheck(part);
  return count === null
    ? { kind: 'terms', goods: '', units: unitsIn(part), originCodes }
    : { kind: 'minimum-check', goods: '', units: count, originCodes };
}

const tellsMinimum =
  /^\W*(?:and |but |so )?(?:(?:the|their|its|his) )?(?:minimum|moq)(?: order)?(?: is|['’]s|:)? ?\d{1,3}(?:,?\d{3})?k?(?: (?:pieces|pcs|units|pairs))?[.!]?$/i;

function withoutTermWords(text: string): string {
  return parseOrigins(text).remainder.replace(termWords, ' ');
}

function countToCheck(text: string): number | null {
  const [, said, saidThousands, asked, askedThousands] = enough.exec(text) ?? [];
  const digits = said ?? asked;
  return digits === undefined ? null : countOf(digits, saidThousands ?? askedThousands);
}

function aboutDuty(text: string, thread: Thread): Intent | undefined {
  const topic: DutyTopic | undefined = namesTradeOrders(text)
    ? 'orders'
    : asksComing.test(text)
      ? 'coming'
      : asksParts.test(text)
        ? 'parts'
        : undefined;
  if (topic === undefined || parseOrigins(text).remainder !== text.trim()) return undefined;
  const duties = recentDuties(thread);
  return duties.length === 0 ? undefined : { kind: 'about-duty', topic, duties, law: lawIn(text) };
}

/** "Section 301", where a message names a law by its number. */
function lawIn(text: string): string | null {
  const [, number] = /\b(301|232|338|122|201)\b/.exec(text) ?? [];
  return number === undefined ? null : `Section ${number}`;
}

/** The duties that were answered last, of the same line; answers that led nowhere are passed over. */
function recentDuties(thread: Thread): readonly TariffLookupResponse[] {
  const answers = thread
    .slice(-maxMessagesBack)
    .filter((message): message is AssistantMessage => message.role === 'assistant')
    .filter((message) => !isRefusal(message));
  const results = answers
    .map(({ cards }) => cards.flatMap((card) => (card.kind === 'tariff' ? [card.result] : [])))
    .filter((found) => found.length > 0);
  const [latest] = results.at(-1) ?? [];
  if (latest?.status !== 'answered') return [];
  const [earlier] = results.at(-2) ?? [];
  const isSameLine =
    earlier?.status === 'answered' &&
    earlier.hsCodeUsed === latest.hsCodeUsed &&
    earlier.originCode !== latest.originCode;
  return isSameLine ? [earlier, latest] : [latest];
}
