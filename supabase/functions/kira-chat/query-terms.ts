import type { ChatMessage } from '../_shared/contracts/kira-chat.ts';
import { brandName } from '../_shared/domain/brand.ts';
import { findTariffOrigin } from '../_shared/domain/tariff/tariff-origins.ts';
import { originWords } from '../_shared/domain/tariff-question/origin-words.ts';
import type { KnowledgeTerm } from './knowledge.ts';

/** Words that occur in any question. Intents such as "how long" are matched before them. */
const stopWords = new Set([
  brandName.toLowerCase(),
  ...`a about actually after all also am an and any anyone anything are as ask at be because been being
   best but by can could did do does doing don't else etc every ever explain for from get gets give
   go goes happened going good got had has have having hello help hey hi how i i'd i'll i'm i've if im in into is
   isn't it it's its just kind kindly kira know let like little lot make makes many may maybe me mean
   means might mine more most much my need needs no not of ok okay on one only or other our out over
   please possible question questions really s say should so some somebody someone something still
   such sure t take takes tell than thank thanks that that's the their them then there these they
   thing things think this those to too up us use used uses using usually want wanted was way we well
   were what what's when where which while who why will with work works would yes you you're your
   yours normally typical typically currently today now new worked working whole also everything apply applies service services produce first difference between nice great cool`
    .split(/\s+/)
    .filter(Boolean),
]);

/**
 * What questions ask for: a pattern, the words that answers use, and a pattern that an answer must
 * contain.
 */
const intents: readonly (readonly [RegExp, readonly string[], RegExp?])[] = [
  [
    /\b(?:dut(?:y|ies)|tariffs?)\b.*\b(?:fob|cif)\b(?: (?:price|value))?(?: or (?:the )?(?:fob|cif|landed|retail|wholesale)\b(?: (?:price|value|cost))?)?/gi,
    ['customs value'],
  ],
  [
    /\bdifference between (?:an? )?(?:import )?(?:dut(?:y|ies)|tariffs?) (?:and|or) (?:an? )?(?:tariffs?|(?:import )?(?:dut(?:y|ies)|tax(?:es)?))\b/gi,
    ['import duty tax'],
  ],
  [
    /\b(?:avoid|lower|reduce|cut|minimize)\b[^.?]*\b(?:tariffs?|dut(?:y|ies))\b[^.?]*\blegal(?:ly)?\b|\blegal(?:ly)?\b[^.?]*\b(?:avoid|lower|reduce|cut|minimize)\b[^.?]*\b(?:tariffs?|dut(?:y|ies))\b/gi,
    ['lower my duty'],
  ],
  [
    /\b(?:tariffs?|duties)(?: (?:be|go|going|come|coming|get|getting|drop|dropping|up|down|lower|higher|away))* (?:in 20\d\d|next year)\b/gi,
    ['future tariffs'],
  ],
  [/\bhow many (?:samples?|prototypes?)\b/gi, ['how many samples']],
  [/\bhire (?:an? )?inspect(?:or|ion)s?\b/gi, ['third-party inspection']],
  [/\bprice (?:for |at )?wholesale\b/gi, ['wholesale terms']],
  [/\b(?:exw|fob|cif|ddp|dap)\b.*\b(?:exw|fob|cif|ddp|dap)\b/gi, ['incoterms']],
  [/\bprice (?:my|our) (?:\w+ )?(?:products?|goods)\b/gi, ['set retail price']],
  [/\b(?:my|our) taxes\b/gi, ['tax return']],
  [
    /\b(?:get|see|order|request|receive) (?:a |some |the |my |your )?(?:samples?|prototypes?)\b/gi,
    ['get a sample'],
  ],
  [/\b(?:exw|cif|ddp|dap)\b/gi, ['incoterms']],
  [
    /^.*\bwhere (?:do|should|can|would|could) (?:i|we) (?:even )?(?:start|begin)\b.*$/gi,
    ['first step', 'get started'],
  ],
  [
    /\b(?:what happens (?:to|with)|what do you do with|do you (?:sell|share|store|keep|save)|is) (?:my|our) (?:data|info(?:rmation)?|details|e-?mail)(?: (?:sold|shared|stored|kept|safe|private))?\b/gi,
    ['privacy'],
  ],
  [/\bhow many (?:brands|clients|customers|companies)\b/gi, ['brands served']],
  [
    /\b(?:new|recent) (?:us )?(?:tariffs?|duties)\b(?: (?:start|begin|come|kick|take effect)\w*)?/gi,
    ['forced-labor duty'],
    /\b12\.5%/,
  ],
  [/\b(?:trump(?:'s)?|reciprocal|emergency) (?:tariffs?|duties)\b/gi, ['ieepa']],
  [/\bcheap(?:er|est)? (?:country|countries|place)\b/gi, ['unit cost']],
  // Topics that no page covers, kept as whole phrases so that one word of them found elsewhere does
  // not count as an answer.
  [
    /\b(?:your|opening|office|business|working)(?: (?:office|opening|business))? hours\b/gi,
    ['opening hours'],
  ],
  [/\bsuccess rate\b/gi, ['success rate']],
  [/\bpayment (?:terms?|conditions?)\b/gi, ['payment terms']],
  [
    /\bhow (?:do|can|should|would) (?:i|we) pay(?: (?:you|for it))?(?=\W*$)|\bpayment (?:methods?|plans?|options?)\b|\bpay(?:ing)? (?:you\b|up ?front|in installments?|by card|in advance)|\binstallments?\b/gi,
    ['installments', 'payment plan'],
  ],
  [
    /\b(?:sell|list)(?:ing)? (?:\w+ ){0,2}on (?:amazon|ebay|etsy|tiktok|walmart)\b/gi,
    ['marketplace selling'],
  ],
  [
    /\bhow much\b(?=.*\b(?:work(?:ing)?|partner(?:ing)?|sign(?:ing)? up|go(?:ing)?) with you\b).*\bwith you\b|\b(?:cost|price) of (?:working|partnering) with you\b|\bhow much are you\b(?=\W*$)|\bhow much (?:is|are|for) your (?:help|services?)\b|\bwhat do you charge\b|\bhow much do you (?:charge|cost)\b|\byour (?:prices|pricing|fees|rates)\b/gi,
    ['pricing tiers', 'partnership tiers'],
  ],
  [
    /\bhow (?:do|does) (?:you|brandbff|your company) (?:make|earn) (?:your )?money\b|\b(?:commission|percentage) (?:of|on|from)\b/gi,
    ['business model'],
  ],
  [
    /\bwhat (?:all )?(?:can|do|could) you (?:make|produce|manufacture)\b(?=\W*$)/gi,
    ['any product', 'kinds of products'],
  ],
  [
    /\b(?:which|what) countries (?:do|can) (?:you|we) (?:ship|source|buy|import|manufacture|produce|work|operate|make)(?: (?:things|products|goods))?(?: (?:from|in|with))?\b/gi,
    ['country', 'network', 'where do you manufacture'],
  ],
  [
    /\bwhere (?:are you|is brandbff)\b(?: located| based)?|\b(?:your|the) (?:location|headquarters|(?:office|street|postal) address|offices?)\b/gi,
    ['headquarters', 'office address'],
  ],
  [
    /\bwhere (?:should|can|could|do|would) (?:i|we) (?:make|produce|manufacture|source)\b/gi,
    ['country', 'where to make'],
  ],
  [
    /(?<!\bcustoms\b.*)\b(?:my|our) (?:order|parcel|package|shipment|delivery)s?\b(?!.*\bcustoms\b)/gi,
    ['track an order', 'order status'],
  ],
  [
    /\bhow long (?:does|do|is|will|would) (?:the |your |bulk )?(?:production|manufacturing)(?: (?:take|last|be))?\b|\b(?:production|manufacturing) time\b/gi,
    ['lead time'],
    /\b(?:days?|weeks?|months?)\b/i,
  ],
  [
    /\bhow (?:long|soon|fast|quick(?:ly)?)\b|\bhow many (?:days|weeks|months)\b|\bwhen (?:can|will|could)\b|\btime ?frame\b|\btimeline\b|\bturnaround\b/gi,
    ['how long', 'days', 'months', 'takes', 'lead time'],
    /\b(?:minutes?|hours?|days?|weeks?|months?|years?|tomorrow)\b/i,
  ],
  [/\bhow much money\b/gi, ['how much money', 'budget', 'invest']],
  [
    /\bhow much(?: money)?\b|\bpric(?:e|es|ing|ey)\b|\bcosts?\b|\bexpensive\b|\bcharge\b|\bfees?\b|\bbudget\b/gi,
    ['cost', 'price', 'fee', 'budget', 'money', 'invest'],
    /\$|%|\b(?:free|costs?|pric(?:e|ing)|fees?|quotes?|dut(?:y|ies))\b/i,
  ],
  [
    /\bminimum(?: order)?(?: quantit(?:y|ies))?s?\b|\bmoqs?\b|\bsmall(?:est)? (?:order|batch|run)s?\b|\bhow many (?:units|pieces)\b(?! (?:have|did|has|do) (?:you|it|they))/gi,
    ['minimum', 'moq', 'smallest order'],
  ],
  [
    /\bwho (?:are|is) (?:you|kira)\b|\bwhat can (?:you|kira) (?:do|help)|\bare you (?:(?:a|an|human|real|actual)\b\s*)+(?:person|human|robot|bot|machine|ai)?\b(?:\s+or\s+(?:(?:a|an|real|actual|live)\s+)*(?:person|human|robot|bot|machine|ai)\b)?/gi,
    ['who are you', 'are you human'],
  ],
  [
    /\b(?:talk|speak|chat) (?:to|with) (?:a |an |some)?(?:human|person|someone|somebody|one|people|team|real)\b|\bcontact\b|\bcustomer (?:service|support)\b|\bbook (?:a |the )?call\b|\b(?:tele)?phone(?: number)?\b/gi,
    ['book a call', 'person', 'contact'],
  ],
  [
    /\bsign(?:ing)?[ -]?up\b|\blog(?:ging)?[ -]?in\b|\bregister(?:ing)?\b|\baccount\b/gi,
    ['account', 'sign up', 'login'],
  ],
  [
    /\b(?:good|best|strong(?:est)?|known|famous|great) (?:at|for|in)\b/gi,
    ['best', 'strengths', 'good for', 'known'],
  ],
];

/** Synonyms; the first of each group is the word that the pages use. */
const synonyms: readonly (readonly string[])[] = [
  ['factory', 'manufacturer', 'supplier', 'producer', 'maker', 'plant', 'mill'],
  ['duty', 'tariff', 'customs', 'import tax'],
  ['fulfillment', 'fulfilment', '3pl', 'warehouse', 'warehousing', 'pick and pack'],
  ['shipping', 'ship', 'freight', 'delivery', 'deliver', 'transit'],
  ['audience', 'followers', 'fans', 'following'],
  ['sample', 'prototype', 'samples'],
  ['quality', 'qc', 'inspection', 'defect'],
  ['ownership', 'own', 'owns', 'intellectual property', 'ip', 'rights'],
  ['swag', 'merch', 'merchandise', 'promotional', 'giveaway', 'corporate gifts'],
  ['creator', 'influencer', 'youtuber', 'tiktoker', 'streamer'],
  ['packaging', 'box', 'carton', 'unboxing'],
  ['email', 'newsletter', 'mail'],
  ['returns', 'return', 'refund'],
  ['free', 'gratis', 'complimentary'],
  ['cancel', 'stop', 'quit', 'terminate'],
  ['start', 'begin', 'started', 'starting', 'onboarding'],
  ['launch', 'go live', 'release', 'sell'],
  ['earn', 'income', 'revenue', 'profit', 'money'],
  ['certification', 'certified', 'certificates', 'certifications'],
  ['apparel', 'clothing', 'clothes', 'garment'],
  ['beauty', 'cosmetics', 'skincare', 'makeup'],
  ['usa', 'united states', 'america'],
  ['privacy', 'private', 'data', 'stored'],
  ['referral', 'referred'],
  ['photo', 'picture', 'photography', 'film', 'video', 'media'],
  ['compare', 'comparison', 'versus'],
  ['middle', 'halfway', 'midway'],
  ['specialist', 'expert', 'specialists'],
  ['risk', 'risks', 'risky', 'dangerous', 'safe'],
  ['order', 'orders', 'parcel', 'package'],
  ['founder', 'founded', 'ceo'],
  ['lower', 'less', 'reduce', 'save'],
  ['tier', 'tiers', 'plan', 'level'],
];

const maxTerms = 24;
const earlierWeight = 0.45;
const countryWeight = 0.7;

/**
 * Extracts the search terms of a question: its intents and its content words. A follow-up ("and how
 * long does it take?") also gets the terms of the question before, at less weight.
 */
export function extractTerms(
  prompt: string,
  history: readonly ChatMessage[] = [],
): KnowledgeTerm[] {
  const own = termsOf(prompt);
  if (!isFollowUp(prompt, own)) return own.slice(0, maxTerms);
  const asked = new Set(own.flatMap(({ alternatives }) => alternatives));
  const earlier = earlierQuestions(history)
    .flatMap((question, turn) => termsFromEarlierQuestion(question, turn))
    .filter(({ alternatives }) => !alternatives.some((word) => asked.has(word)));
  return [...own, ...unique(earlier)].slice(0, maxTerms);
}

/** The subject of an earlier question without its intents; a country weighs most. */
function termsFromEarlierQuestion(question: string, turn: number): KnowledgeTerm[] {
  return termsOf(question)
    .filter(({ weight }) => weight === 1)
    .map((term) => ({
      ...term,
      weight: originWords.has(term.alternatives[0] ?? '')
        ? countryWeight
        : earlierWeight / (turn + 1),
    }));
}

/** Short but complete questions: "What's your MOQ", "what is USMCA". */
const isSelfContained = /\b(?:your?|ur?)\b|^\s*what(?:'?s| is| are) (?!the\b)/i;

/** Whether a question is too short to stand alone or begins like a continuation. */
function isFollowUp(prompt: string, own: readonly KnowledgeTerm[]): boolean {
  return (
    /^\s*(?:and|but|so|or|what about|how about|what if|then|also|why|really)\b/i.test(prompt) ||
    /\b(?:it|its|that|this|they|them|those|these|there|one)\b/i.test(prompt) ||
    (own.length < 2 && !isSelfContained.test(prompt))
  );
}

/** The visitor's last question, and the one before if the last was itself a follow-up. */
function earlierQuestions(history: readonly ChatMessage[]): string[] {
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const last = asked.at(-1);
  if (last === undefined) return [];
  const before = asked.at(-2);
  return isFollowUp(last, termsOf(last)) && before !== undefined ? [last, before] : [last];
}

/** Abbreviations as typed on a phone, "whats ur moq", "can u", and British spellings. */
const typedForms: readonly (readonly [RegExp, string])[] = [
  [/\b(what|how|where|who|when|that|here)s\b/gi, "$1's"],
  [/\bu\.s\.?(?:a\b\.?)?(?!\p{L})/giu, 'us'],
  [/\bu\b(?![.&])/gi, 'you'],
  [/\b10 ?\+ ?2\b/g, 'isf'],
  [/\blabour\b/gi, 'labor'],
  [/\bmould(s?)\b/gi, 'mold$1'],
  [/\blicence(s?)\b/gi, 'license$1'],
  [/\baluminium\b/gi, 'aluminum'],
  [/\bur\b/gi, 'your'],
  [/(?<!&)\br\b(?![.&])/gi, 'are'],
  // Follower counts and order sizes say nothing about the question.
  [
    /\b(?:i|we) have (?:about |around |over |only )?[\d.,]+\s?[km]? (?:followers|subscribers|fans)\b/gi,
    ' ',
  ],
  [
    /\b(?:usd ?|\$ ?)?\d{4,}(?:[.,]\d+)?(?: ?(?:dollars?|usd))?\b(?= (?:dollar|shipment|order|units?|pieces|followers))/gi,
    ' ',
  ],
];

function termsOf(text: string): KnowledgeTerm[] {
  const normalizedText = typedForms.reduce(
    (normalized, [pattern, replacement]) => normalized.replace(pattern, replacement),
    text.slice(0, 2000).normalize('NFKC').replace(/[’‘]/g, "'"),
  );
  const isManufacturingQuestion = manufacturing.test(normalizedText);
  let remainder = normalizedText;
  const terms: KnowledgeTerm[] = [];
  for (const [pattern, alternatives, requiredInAnswer] of intents) {
    if (normalizedText.search(pattern) < 0) continue;
    remainder = remainder.replace(pattern, ' ');
    terms.push({ alternatives, weight: 0.7, requiredInAnswer });
  }
  const words = remainder.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'.-]*/gu) ?? [];
  for (const found of words) {
    const word = found.replace(/(?:'s|['.-])+$/, '');
    if (word.length < 2 || stopWords.has(word) || isCount(word)) continue;
    const alternatives = withSynonyms(word);
    terms.push({
      alternatives:
        isManufacturingQuestion && alternatives.length === 1 ? [word, 'product'] : alternatives,
      weight: 1,
    });
  }
  return unique(terms);
}

/** "50", "1,000" and "3k" count something; the sections of tariff law and the customs forms are names. */
function isCount(word: string): boolean {
  return /^\d[\d.,]*[km]?$/.test(word) && !/^(?:122|201|232|301|321|338|800|5106|7501)$/.test(word);
}

/** Questions of the form "can you make …", whose object is a product whatever it is called. */
const manufacturing =
  /(?!.*\bcustom\b)\bcan (?:you|i|we) (?:make|produce|manufacture|create|develop)\b(?! (?:money|a profit|changes?|(?:\w+ )?claims?)\b)/i;

/** Products that no passage names; passages about any product apply to them. */
const goods =
  /^(?:t-?shirt|tee|shirt|hoodie|sock|cap|hat|jacket|dress|legging|shoe|sneaker|slipper|mug|cup|tumbler|bottle|candle|soap|lotion|serum|lipstick|perfume|toy|plush|puzzle|book|notebook|pen|pillow|blanket|towel|rug|lamp|chair|table|backpack|wallet|belt|watch|ring|necklace|earring|sunglasses|phone case|charger|headphone|speaker|keyboard|mouse|mat|dumbbell|collar|leash|snack|coffee|tea|chocolate|supplement|vitamin)s?$/;

function withSynonyms(word: string): string[] {
  if (goods.test(word)) return [word, 'product'];
  const origin = originWords.get(word);
  if (origin?.isAdjective) return [findTariffOrigin(origin.code)?.name.toLowerCase() ?? word, word];
  const others = synonyms.find((words) =>
    words.some((other) => other === word || `${other}s` === word || other === `${word}s`),
  );
  return [word, ...(others ?? []).filter((other) => other !== word)];
}

function unique(terms: readonly KnowledgeTerm[]): KnowledgeTerm[] {
  const seen = new Set<string>();
  return terms.filter(({ alternatives }) => {
    const key = [...alternatives].sort().join('|');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
