import { parseAmounts } from '@functions/_shared/domain/tariff-question/parse-amounts.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';
import { isEverydayWord } from '@functions/_shared/domain/tariff-question/product-words.ts';

/** What is asked about goods, no part of their name. */
const askedAbout =
  /\b(?:profits?|margins?|keep|left|earn(?:ings?)?|mark[- ]?ups?|retail|charge[ds]?|sell(?:s|ing)?|buy(?:s|ing)?|supplier|says?|said|offers?|offered|quotes?|quoted|good|fair|normal|reasonable|high|low|expensive|cheap(?:er|est)?|deal|postage|mail(?:ing)?|send(?:ing)?|usps|parcels?|packages?|customers?|buyers?|costing|worth|per|pair|piece|way|expect|order(?:s|ing|ed)?|most|affordable|too|really|very|bit|little|can|may|where|who|am|making|money|any|produced?|manufactured?)\b/gi;

/**
 * The words of a message that may name goods: without countries, sums, numbers of pieces, and what is
 * asked about them. Empty where nothing is left.
 */
export function goodsWords(text: string): string {
  const { remainder } = parseOrigins(text);
  return withoutFillers(parseAmounts(remainder).remainder.replace(askedAbout, ' '))
    .replace(/[^\p{L}\p{N}'’-]+/gu, ' ')
    .split(' ')
    .filter((word) => /\p{L}{2,}/u.test(word))
    .join(' ');
}

const maxPieces = 5;
const maxPieceWords = 8;

/** The parts of a supplier's reply that may name the goods, since the whole of it names too much. */
export function wordsOfReply(reply: string): readonly string[] {
  return reply
    .split(
      /[.,;:!?\n()|]|\b(?:for|our|your|the|this|best|prices?|quot\w+|usd|fob|exw|moq|at|is|are|based|thanks?|thank)\b/i,
    )
    .map((piece) => piece.trim())
    .filter(
      (piece) =>
        /\p{L}{3,}/u.test(piece) && !/^(?:dear|hello|hi|good|for|you)\b\W*\w*$/i.test(piece),
    )
    .filter((piece) => piece.split(/\s+/).length <= maxPieceWords)
    .slice(0, maxPieces);
}

/** Words that name no goods. */
const fillerWords = `
  what whats there can may with without usmca claim has had lower higher how much many would should
   could do does did is are will the a an of for from at to in on it its them they those these
   this that one each then about and or i we you me my us land(?:ed|s)? costs? prices? priced?
   per pieces? units? pcs order run go all total unit duty tariffs? tax import(?:ing)? compare which
   country countries cheap(?:er|est) lowest highest least best better rate be have make get
   give if so ok now pay pays owe charged? customs border enter(?:s|ed|ing)?
   arriv(?:e|es|ed|ing) fob cif exw ddp sorry instead okay please same again shop warehouse
   door hands? someone really just delivered including freight shipping rfq quotes? request
   write draft send need want like use pick choose`
  .trim()
  .split(/\s+/);
const fillers = new RegExp(`\\b(?:all[- ]in|go with|${fillerWords.join('|')})\\b`, 'gi');

/** The words of a text that may name goods. */
export function withoutFillers(text: string): string {
  return text
    .replace(fillers, ' ')
    .replace(/[\p{L}'-]+/gu, (word) => (isEverydayWord(word.toLowerCase()) ? ' ' : word));
}

/** Whether a question names nothing itself: "what would 500 cost", "what is the duty then". */
export function namesNothing(text: string): boolean {
  return !/\p{L}{3,}/u.test(withoutFillers(text));
}

/** What is said around a figure, a material or a day that adds to what was said before. */
const aroundDetails =
  /\b(?:sell(?:s|ing)?|sold|retail(?:ing|s)?|charg(?:e|es|ing)|pric(?:e|ing) (?:it|them)|budget|spend|invest|afford|max(?:imum)?|only|money|dollars?|bucks|usd|quot(?:ed|ing)|offer(?:ed|s|ing)?|suppliers?|factory|said|says?|asks?|asking|asked|wants?|paying|paid|worth|value[ds]?|weigh(?:s|ing|t)?|about|around|roughly|maybe|think|people|customers|stores?|shops?|retail|obviously|basically|actually|sorry|not|nope|wait|oops|mean|meant|theyre|they['’]re|id|i['’]d|i['’]ve|im|its|it['’]s|was|were|deliver(?:ed|y)?|shipped|made|kinda|least|most|up|pay|zip|code|sized?|ma['’]?am|sir|more|less|yes|yeah|thinking|going|kind|of|buying|bought|number|deadline|latest|date|by|before|until|ready|here|in|our|your|size|already|total|bulk|start|begin|first|ones?|pairs?|sets|items|kgs?|grams|them|those|to|with|for|quantity|qty|copies|etsy|amazon|shopify|tiktok|ebay|walmart|online|website|current(?:ly)?|minimum|moq|their|theirs|his|her|event|wedding|party|conference|trade show|festival|retreat|trip|season|launch|another|if|when|now|then|per|far|rais(?:e|ing)|bump|hoping|hope|deal|says|told|got|get|gets)\b/gi;

/** "What about" and "what if we do" lead to a detail; every other word for a question asks something. */
const leadsToDetail =
  /\b(?:what|how) (?:about|if)\b|\bhow many\?|\b(?:can|could) (?:we|i|you) (?:do|make|say|get)\b|\bwhat(?:['’]s| is)? (?:with|in)\b/gi;
const asksSomething =
  /\b(?:what|how|which|who|whom|why|when|where)\b|^\W*(?:(?:and|so|but|ok(?:ay)?|then)\W+)?(?:can|could|should|is|are|do|does|did|will|would|any)\b/i;

/** Whether the other words of a message name nothing and ask nothing: "we need like", "sorry". */
export function onlyAdds(rest: string): boolean {
  const said = rest.replace(leadsToDetail, ' ');
  return !asksSomething.test(said) && namesNothing(said.replace(aroundDetails, ' '));
}

/** Whether nothing but talk of an order is left of a message: no goods, no other subject. */
export function isOrderTalk(rest: string): boolean {
  return namesNothing(rest.replace(aroundDetails, ' '));
}

const refersBack = /\b(?:it|them|they|those|these|this|that|each)\b/i;

/** Whether a question is about what was said before. */
export function refersToThread(text: string): boolean {
  return refersBack.test(text) || namesNothing(text);
}
