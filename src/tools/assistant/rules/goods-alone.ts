import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';

const asksSomething =
  /^\s*(?:how|why|when|who|where|do|does|did|are|is|can|could|will|would|should|tell|explain|hello|hi|what (?:is|are|makes|happens))\b|\b(?:you|your|factor(?:y|ies)|suppliers?|manufacturers?|lead times?|long|shipping|risks?|certificat\w*|ratings?)\b/i;

/** Where the visitor is, not the goods. */
const livesThere = /\b(?:i['’]?m|i am|we['’]?re|we are|based|live|living|located) in \p{L}/iu;

/**
 * Whether a message names goods and where they are made and asks nothing else: "wool beanies from
 * peru". It is then a question about the duty.
 */
export function namesGoodsAndOrigin(text: string): boolean {
  if (asksSomething.test(text) || livesThere.test(text)) return false;
  const { originCodes, remainder } = parseOrigins(text);
  return originCodes.length > 0 && /\p{L}{3,}/u.test(remainder);
}

const maxNameWords = 4;
const asksWhat = /^\s*what['’]?s\b/i;

/**
 * Whether a message may be the name of goods and nothing else: "soy candles".
 * @param name its words without what is said of the goods
 */
export function mayBeGoodsAlone(text: string, name = text): boolean {
  return (
    !asksSomething.test(text) &&
    !asksWhat.test(text) &&
    !/\?/.test(text) &&
    name.trim().split(/\s+/).length <= maxNameWords
  );
}
