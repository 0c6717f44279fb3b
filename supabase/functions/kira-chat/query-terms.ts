import type { ChatMessage } from '../_shared/contracts/kira-chat.ts';
import { brandName } from '../_shared/domain/brand.ts';
import { inFullWords } from '../_shared/domain/language/typed-forms.ts';
import { findTariffOrigin } from '../_shared/domain/tariff/tariff-origins.ts';
import { originWords } from '../_shared/domain/tariff-question/origin-words.ts';
import type { KnowledgeTerm } from './knowledge.ts';
import { namedNumbers } from './named-numbers.ts';
import { queryIntents } from './query-intents.ts';

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
   yours normally typical typically currently today now new worked working whole also everything apply applies service services produce first difference between nice great cool goes says he she his her wants asks put anytime available hard easy difficult aim idea come comes good bad actually please la nyc
   fair fine okay realistic certain typical standard perfect crazy ridiculous awful terrible amazing awesome pretty quite right best-known`
    .split(/\s+/)
    .filter(Boolean),
]);

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
  ['document', 'documents', 'docs', 'doc', 'paperwork'],
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
  if (earlier.length === 0 && asksOurPrice.test(prompt)) return [...ourPrice];
  return [...own, ...unique(earlier)].slice(0, maxTerms);
}

/** "What does it cost" where nothing else was spoken of is what we cost. */
const asksOurPrice =
  /^\W*(?:and |so |ok(?:ay)? )?(?:what|how much) (?:does|would|is) (?:it|this|that)(?: all)?(?: cost)?\W*$/i;
const ourPrice: readonly KnowledgeTerm[] = [
  { alternatives: ['pricing tiers', 'partnership tiers'], weight: 0.7 },
];

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

/** Goes on from the question before, whatever words it has itself. */
const continuation =
  /^\s*(?:and|but|so|or|what about|how about|what if|then|also)\b|\b(?:there|those|these|they|them|this|that)\b|(?<!\bdoes )\bit\b|\b(?:need|want|get|have|file|take|without|with) one\b/i;

/**
 * Whether a question is searched by its own words before those of the thread are added: one that only
 * looks like a follow-up ("how long does it take") may be answered by a page.
 */
export function standsAlone(prompt: string): boolean {
  // "What else do I pay on it" says enough.
  return !continuation.test(prompt.replace(/\bon (?:it|that|them|this)\b/gi, ' '));
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

/** British spellings, misspelled words, and what says nothing. */
const typedForms: readonly (readonly [RegExp, string])[] = [
  [/\bdiff?e?ren(?:ce|t|se)?s?\b(?= between)/gi, 'difference'],
  [/\btar+if+s?\b/gi, 'tariff'],
  [/\bu\.s\.?(?:a\b\.?)?(?!\p{L})/giu, 'us'],
  [/\b10 ?\+ ?2\b/g, 'isf'],
  [/\blabour\b/gi, 'labor'],
  [/\bmould(s?)\b/gi, 'mold$1'],
  [/\blicence(s?)\b/gi, 'license$1'],
  [/\baluminium\b/gi, 'aluminum'],
  // Follower counts and order sizes say nothing about the question.
  [
    /\b(?:i|we) have (?:about |around |over |only )?[\d.,]+\s?[km]? (?:followers|subscribers|fans)\b/gi,
    ' ',
  ],
  [
    /\b(?:usd ?|\$ ?)?(?:\d{4,}|\d{1,3}(?:,\d{3})+)(?:[.,]\d+)?(?: ?(?:dollars?|usd))?\b(?= (?:dollar|shipment|order|units?|pieces|followers))/gi,
    ' ',
  ],
];

function termsOf(text: string): KnowledgeTerm[] {
  const normalizedText = typedForms.reduce(
    (normalized, [pattern, replacement]) => normalized.replace(pattern, replacement),
    inFullWords(text.slice(0, 2000).normalize('NFKC').replace(/[’‘]/g, "'")),
  );
  const isManufacturingQuestion = manufacturing.test(normalizedText);
  let remainder = normalizedText;
  const terms: KnowledgeTerm[] = [];
  for (const [pattern, alternatives, requiredInAnswer] of queryIntents) {
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

/**
 * "50", "1,000" and "3k" count something; the sections of tariff law, customs forms and years are
 * names.
 */
function isCount(word: string): boolean {
  return /^\d[\d.,]*[km]?$/.test(word) && !namedNumbers.has(word) && !/^20[23]\d$/.test(word);
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
