import { isMaterial } from '@functions/_shared/domain/tariff-lines/materials.ts';
import { asksForDutyInLanguage } from '@functions/_shared/domain/tariff-question/languages/asks-for-duty.ts';
import { orderWordsSource } from '@functions/_shared/domain/tariff-question/order-spelling.ts';
import { isHeading, parseCode } from '@functions/_shared/domain/tariff-question/parse-code.ts';
import { isQuality } from '@functions/_shared/domain/tariff-question/product-words.ts';
import { tariffWord } from '@functions/_shared/domain/tariff-question/tariff-words.ts';
import type { Thread } from './thread.ts';

export type MessageRoute = 'tariff' | 'factory' | 'chat';

/** Duties that are not customs duties: "heavy-duty", "on duty". */
const otherDuties =
  /\b(?:(?:heavy|light|medium|double|on|off|active|jury|call of)[\s-]+dut(?:y|ies)|duty of care)\b/gi;
const tariffWords = new RegExp(
  `\\b(?:${tariffWord}|dutiable|(?:section|sec\\.?|§)\\s*301|import\\s+tax(?:es)?|tax(?:es)?\\s+on\\s+import(?:s|ing|ed)?|hts(?:us)?\\s+(?:code|number)|hs\\s+code|${orderWordsSource}|customs\\s+(?:rate|charges?|fees?|tax(?:es)?))\\b`,
  'i',
);
/** A duty by another name: "how much tax on hoodies from Pakistan", "customs for mugs from China". */
const taxWords = /\b(?:tax(?:es)?|customs|import\s+(?:fees?|charges?))\b/i;
const whatToPay = /\b(?:how much|what|for|on)\b/i;
const fromSomewhere = /\bfrom\s+\p{L}/iu;
const onTheWay = /\b(?:how long|broker|clear(?:ed|ance)?|stuck)\b/i;
/** A heading and a country alone: "6109 China". */
const headingAlone =
  /^\s*(\d{4}(?:\d{2})?)\s+\p{L}+(?:\s+(?:vs\.?|or|and)\s+\p{L}+)?\s*[?.!]*\s*$/u;
/** All of a shop's products, which a page of ours checks at once, whatever is asked about them. */
const ownCatalog =
  /\b(?:my|our|whole|entire)\b[^.?]{0,30}\b(?:catalog(?:ue)?|product (?:list|export)|skus?|shopify (?:export|products|store))\b/i;
const factory = '(?:factor(?:y|ies)|manufacturers?|suppliers?|makers?|producers?|mills?)';
/** Not "What countries are your factories in", which asks about us. */
const notOurs = '(?!(?:are|is|your|our)\\b)';
const factoryWords: readonly RegExp[] = [
  /\bshort-?\s?list/i,
  new RegExp(
    `\\b(?:find|finding|search(?:ing)?(?:\\s+for)?|look(?:ing)?\\s+for|locate|recommend|suggest|show|list|give|need|want|get|match|source|introduce|connect)\\b(?:\\s+(?!how\\b|what\\b|why\\b)[\\p{L}\\p{N}'’-]+){0,6}?\\s+${factory}\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:which|what|any)\\s+(?:${notOurs}[\\p{L}-]+\\s+){0,3}?${factory}\\s+(?:can|could|make|makes|do|does|produce|would|for|in|(?:that|who)\\s+(?:do|does|make|makes|can|could|sell|produce))\\b`,
    'iu',
  ),
  /\bwho\s+(?:can|could|would|will)\s+(?:make|produce|manufacture|sew|print|embroider|engrave|knit|weave|mold|cast|fill|blend|bottle|bake)\b/i,
  /\b(?:someone|somebody|anyone|a company)\s+(?:to|(?:who|that)\s+(?:can|could|would|will))\s+(?:make|produce|manufacture|sew|print)\b/i,
  /\bwho\s+(?:makes|can make|sells)\s+(?:it|them|these|those|this|that)\b/i,
  /\bwho\s+makes\b.*\bin\s+\p{L}/iu,
  /\bwhere\s+(?:can|could|do|should)\s+(?:i|we)\s+(?:get|have)\b.*\bmade\b/i,
  new RegExp(
    `^\\s*(?!(?:do|are|is|have) (?:you|your)\\b)(?:${notOurs}[\\p{L}-]+\\s+){0,4}${factory}\\s+(?:in|for|near|of)\\b`,
    'iu',
  ),
  // "Tote bag suppliers" alone, not a sentence about them.
  /^\s*(?!(?:what|which|how|why|when|where|who|do|does|did|are|is|can|could|will|would|should|have|has|tell|explain|about|hello|hi)\b)(?:(?!(?:your|our|the|with|about|of)\b)[\p{L}\p{N}'’-]+\s+){1,6}(?:factories|manufacturers|suppliers|makers|producers)\s*[?.!]*$/iu,
];

/** How to find a factory, or what if one is late; not which one makes the goods. */
const asksAboutFactories =
  /^\W*(?:how (?:do|can|should|would) (?:i|we|you) (?:find|choose|pick|vet|look for) (?:an? |the |good |right )*(?:factor(?:y|ies)|manufacturers?|suppliers?)\W*$|what if (?:an? |the |my )?(?:factory|supplier|manufacturer)\b)/i;

/**
 * Who answers a message (specification §7): the tariff lookup if it mentions a duty, even misspelled,
 * or a code of the schedule; the factory search if it asks for a factory; otherwise the chat. Duties
 * take precedence.
 */
export function routeMessage(text: string): MessageRoute {
  if (ownCatalog.test(text)) return 'chat';
  const isTariff = tariffWords.test(text.replace(otherDuties, ' ')) || asksForTax(text);
  const heading = headingAlone.exec(text)?.[1];
  const isCode = parseCode(text).digits !== undefined || (heading && isHeading(heading));
  if (isTariff || isCode || asksForDutyInLanguage(text)) return 'tariff';
  const isFactory = !asksAboutFactories.test(text) && factoryWords.some((each) => each.test(text));
  return isFactory ? 'factory' : 'chat';
}

function asksForTax(text: string): boolean {
  return (
    [taxWords, whatToPay, fromSomewhere].every((pattern) => pattern.test(text)) &&
    !onTheWay.test(text)
  );
}

const maxFollowUpWords = 10;
const continues =
  /^(?:and|or|but|so|then|ok(?:ay)?|what about|how about|what if|same|now|from|made in|if|with(?:out)?|(?:no|sorry|wait|actually|oops),? (?:(?:i|we) )?me(?:an|ant)|i meant|[\d,.]+k? (?:of (?:them|those|these)|pieces|units|pcs|pairs))\b/i;

const pleasantry = /^\W*(?:ok(?:ay)?|thanks?|thx|ty|you|great|cool|bye|goodbye|cheers)\W*$/i;

/** Goes on with a duty although the answer between failed: "no i meant porcelain". */
const resumes =
  /^(?:and (?!how\b|what\b|why\b|who\b|when\b|do\b|can\b)|no,? (?:i|we) me(?:an|ant)\b|i meant\b|from\b|made in\b|[\d,.]+k? of (?:them|those|these)\b)/i;
const maxMessagesBack = 10;

/** Whether a duty was answered or asked about in the last messages. */
export function hasRecentTariff(thread: Thread): boolean {
  return thread
    .slice(-maxMessagesBack)
    .some(
      (message) =>
        message.role === 'assistant' && message.cards.some(({ kind }) => kind === 'tariff'),
    );
}

/** An answer with a source of its own changed the subject; a failure or a refusal did not. */
function answersElse({ failed, cards }: Extract<Thread[number], { role: 'assistant' }>): boolean {
  return !failed && cards.some(({ kind }) => kind !== 'people');
}

/** Answers none of our questions. */
const asksSomethingElse =
  /^(?:who|why|when|do you|can you|are you|(?:what|which) countr(?:y|ies))\b/i;

/**
 * Whether a message that names no duty belongs to the tariff answer just given: it answers its
 * question ("China") or continues from it ("and from Vietnam?", "what if it is wool").
 */
export function isTariffFollowUp(text: string, thread: Thread): boolean {
  const last = thread.at(-1);
  if (last?.role !== 'assistant') return false;
  const words = text.trim().split(/\s+/);
  if (words.length > maxFollowUpWords || words.every((word) => pleasantry.test(word))) return false;
  const card = last.cards.find(({ kind }) => kind === 'tariff');
  if (card?.kind !== 'tariff') {
    return !answersElse(last) && hasRecentTariff(thread) && resumes.test(text.trim());
  }
  if (card.result.status === 'answered') {
    return continues.test(text.trim()) || namesMaterialAlone(text);
  }
  return !asksSomethingElse.test(text.trim());
}

/** "Ceramic", "in stainless steel instead": the same goods of another make. */
function namesMaterialAlone(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/^\W*(?:(?:no|in|of|it's|its|they're|made of)\b[\s,]*)+/, '')
    .replace(/\b(?:ones?|instead|please|though)\b/g, ' ')
    .match(/[\p{L}-]+/gu);
  return words?.every((word) => isQuality(word) || isMaterial(word)) ?? false;
}

const makers = '(?:factor(?:y|ies)|manufacturers?|suppliers?|makers?|producers?|partners?)';
const politeness =
  "(?:(?:ok(?:ay)?,?|so|now|then|and|great,?|please|can you|could you|would you|i(?:'m| am)|we(?:'re| are))\\s+)*";
const commands = new RegExp(
  `^${politeness}(?:(?:which|what|any)\\s+${makers}\\s+(?:can|could|do|does|would|will|makes?)(?:\\s+(?:do|make|produce|sew|print))?(?:\\s+(?:the|my|our|these|those))?|who (?:makes|sells|(?:can|could) (?:make|produce|manufacture))|(?:need|want|find|looking for)\\s+(?:someone|somebody|anyone|a company)\\s+(?:to|(?:who|that)\\s+(?:can|could))\\s+(?:make|produce|manufacture|sew|print)|(?:find|shortlist|short-list|search(?: for)?|look(?:ing)? for|recommend|suggest|show|list|give|need|want|get)\\b(?:\\s+(?:me|us|a|an|the|some|good|best|three|3|few|of))*(?:\\s+${makers})(?:\\s+(?:for|of|to make|that make|who make|making|which make))?)\\s+`,
  'i',
);

/** "A vegan leather factory in India", "tote bag suppliers". */
const productBeforeMaker = new RegExp(
  `^${politeness}(?:(?:find|shortlist|search(?: for)?|look(?:ing)? for|locate|recommend|suggest|show|list|give|need|want|get)\\s+)?(?:(?:me|us|a|an|the|some|any|good|best|reliable|three|3|few)\\s+)*((?!(?:who|which|what|where|how|find|search|look|locate|recommend|suggest|show|list|give|need|want|get|shortlist|do|does|are|is|can|have)\\b)[\\p{L}\\p{N}’' -]{3,60}?)\\s+${makers}(?:\\s+((?:in|near|from)\\s.{2,40}))?$`,
  'iu',
);
/** "Suppliers for baby bibs". */
const makersFor = new RegExp(`^${makers}\\s+(?:for|of)\\s+`, 'i');

/** Asks for factories without naming a product. */
const withoutProduct = new RegExp(
  `^${politeness}(?:(?:find|finding|shortlist|short-list|search(?: for)?|look(?:ing)? for|locate|recommend|suggest|show|list|give|need|want|get|me|us|a|an|the|some|any|good|best|better|reliable|great|few|three|3|more)\\s+)*${makers}$`,
  'i',
);

/**
 * The product in a request for factories: "soy candles" in "Find factories for soy candles". A
 * sentence of another form is returned whole, since the search copes with it. Empty when no product
 * is named.
 */
export function factoryQuery(text: string): string {
  const request = text.trim().replace(/[\s?.!]+$/, '');
  if (withoutProduct.test(request)) return '';
  const [, product, place] = productBeforeMaker.exec(request) ?? [];
  if (product !== undefined) return `${product} ${place ?? ''}`.trim();
  return request.replace(commands, '').replace(makersFor, '').trim() || request;
}
