/** The size of an order and the price of a unit, as far as a text states them. */
export type OrderTerms = {
  /** The number of units to order; undefined when the text states none. */
  units: number | undefined;
  /** The most that a unit may cost, in US dollars. */
  maxUnitPriceUsd: number | undefined;
  /** The least that a unit should cost, in US dollars. */
  minUnitPriceUsd: number | undefined;
  /** The text without these statements. */
  remainder: string;
};

const number = String.raw`(\d[\d,]*(?:\.\d+)?)\s?(k\b)?`;
// "A 500 piece puzzle" is no order of 500: in the singular the word only describes what follows.
const counted = String.raw`(?:units|pcs?|pieces|pairs|sets|copies|items|(?:unit|piece|pair|set|item)(?=\s*(?:$|[,.;]|(?:with|for|from|at|in|of)\b)))`;
const upTo =
  'under|below|less than|fewer than|up to|max(?:imum)?(?: of)?|at most|no more than|<=?|within';
const about = 'of|about|around|approx(?:imately)?|:|=|is|at|as low as|from|starting at';
const dollars = String.raw`(?:us)?\$\s?(\d[\d,]*(?:\.\d+)?)`;

/** "MOQ 50", "minimum order of 100", "order of 500". */
const labeledOrder = new RegExp(
  String.raw`\b(?:moq|min(?:imum|\.)?\s*(?:order)?(?:\s*(?:quantity|qty))?|orders?|quantity|qty)\s*(?:${upTo}|${about})?\s*${number}(?!\s*(?:%|\$|dollars?|usd))(?:\s*${counted}(?!\w))?`,
  'i',
);
/** "under 100 pieces", "500 units". */
const countedOrder = new RegExp(
  String.raw`\b(?:(?:${upTo}|${about}|only|just)\s*)?(?<![$\d.])${number}\s*${counted}(?!\w)`,
  'i',
);
/** "$2-4", "$2 to $4". */
const priceBetween = new RegExp(
  String.raw`${dollars}\s*(?:-|–|to|and)\s*(?:us)?\$?\s?(\d[\d,]*(?:\.\d+)?)(?:\s*(?:each|(?:per|a|/)\s*(?:unit|piece|pc|item)|usd))?`,
  'i',
);
/** "under $3", "less than 5 dollars each", "$4 or less". */
const priceUpTo = new RegExp(
  String.raw`(?:\b(?:for\s+)?(?:${upTo})\s*(?:${dollars}|(\d[\d,]*(?:\.\d+)?)\s*(?:dollars?|usd|bucks))|(?:${dollars}|(\d[\d,]*(?:\.\d+)?)\s*(?:dollars?|usd|bucks))\s*(?:or (?:less|under|below)|max(?:imum)?))(?:\s*(?:each|(?:per|a|/)\s*(?:unit|piece|pc|item)))?`,
  'i',
);
/** "@ $1.85", "at $4 each". */
const priceAt = new RegExp(
  String.raw`(?:@|\bat|\bfor|\babout|\baround)?\s*${dollars}\s*(?:each|(?:per|a|/)\s*(?:unit|piece|pc|item))?`,
  'i',
);

/**
 * Parses the order size and unit price from a text in US English. Amounts that are no whole number
 * of units or are zero are ignored.
 */
export function parseOrderTerms(text: string): OrderTerms {
  let remainder = text;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const match = pattern.exec(remainder);
    if (match === null) return undefined;
    remainder = `${remainder.slice(0, match.index)} ${remainder.slice(match.index + match[0].length)}`;
    return match;
  };

  const between = take(priceBetween);
  const ceiling = between ? undefined : take(priceUpTo);
  const exact = between || ceiling ? undefined : take(priceAt);
  const maxText =
    between?.[2] ?? ceiling?.slice(1).find((group) => group !== undefined) ?? exact?.[1];

  const order = take(labeledOrder) ?? take(countedOrder);
  return {
    units: toUnits(order?.[1], order?.[2]),
    maxUnitPriceUsd: toUsd(maxText),
    minUnitPriceUsd: toUsd(between?.[1]),
    remainder,
  };
}

function toUnits(digits: string | undefined, thousands: string | undefined): number | undefined {
  if (digits === undefined) return undefined;
  const units = Number(digits.replaceAll(',', '')) * (thousands === undefined ? 1 : 1000);
  return units > 0 && Number.isSafeInteger(units) ? units : undefined;
}

function toUsd(digits: string | undefined): number | undefined {
  if (digits === undefined) return undefined;
  const amount = Number(digits.replaceAll(',', ''));
  return amount > 0 && Number.isFinite(amount) ? amount : undefined;
}
