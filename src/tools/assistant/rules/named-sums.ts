const sum =
  '(?:\\$\\s?(\\d[\\d,]*(?:\\.\\d+)?)|(\\d[\\d,]*(?:\\.\\d+)?)\\s?(?:dollars|usd|bucks)\\b|\\b(?:at|for) (\\d{1,4}(?:\\.\\d{1,2})?)(?![\\d,.%]*\\d| (?:units|pieces|pcs|pairs)\\b))';
/** What something sells for. */
export const soldAt = new RegExp(
  `\\b(?:sell(?:ing|s)?|sold|retail(?:ing|s)?|charge|charging|priced?|list(?:ed)?)\\b[^$.?!]{0,40}?${sum}`,
  'i',
);
/** What something costs the visitor. */
export const boughtAt = new RegExp(
  `\\b(?:buy(?:ing)?|bought|pay(?:ing)?|paid|costs?(?: me| us)?|costing|make (?:it|them) for|fob|exw|landed(?: at| for)?)\\b[^$.?!]{0,40}?${sum}`,
  'i',
);

/** Other costs of each sale: "$5 shipping". */
export const extraCost =
  /\$\s?(\d[\d,]*(?:\.\d{1,2})?)\s*(?:each |a piece |per (?:order|piece|unit) )?(?:for |of |on |in )?(?:the )?(?:shipping|postage|ads?|advertising|marketing|packaging|packing|fees?|fulfillment)\b/i;

/** "It costs me 9", a sum without its sign; in US dollars. */
export const costsBare =
  /\b(?:costs?(?: me| us)|(?:i|we) pay|paid|pay (?:them )?)\s+(\d{1,4}(?:\.\d{1,2})?)(?![\d,.%]*\d|%| (?:units|pieces|pcs|pairs|people)\b)/i;

/** The sum that a pattern finds, US dollars; undefined where it finds none. */
export function sumAt(pattern: RegExp, text: string): number | undefined {
  const [, first, second, third] = pattern.exec(text) ?? [];
  const digits = first ?? second ?? third;
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}
