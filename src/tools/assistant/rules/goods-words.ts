import { parseAmounts } from '@functions/_shared/domain/tariff-question/parse-amounts.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';
import { withoutFillers } from './goods-before.ts';

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
