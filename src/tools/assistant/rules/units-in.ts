import { parseAmounts } from '@functions/_shared/domain/tariff-question/parse-amounts.ts';

/** "Make 300", "how much for 2,000": a number of pieces without a word for them; no year, no sum. */
const bareUnits =
  /\b(?:for|make|making|do|order|ordering|about|around|roughly|just|only|get|need|want|buy|say|take|come to on)\s+(?!20[2-4]\d\b)(\d{1,3}(?:,\d{3})+|\d{1,3}(?=k)|\d{2,6})(k)?(?=\s*(?:$|[?.!,;]|(?:of|in|from|and|with|to|at)\b))/i;

/** How many pieces a message asks for; null where it does not say. */
export function unitsIn(text: string): number | null {
  // "Price of 1,000 pins" names no price.
  const { quantity } = parseAmounts(
    text.replace(/\b(prices?|costs?|quotes?) (?:of|for) (?=\d)/gi, '$1, '),
  );
  if (quantity !== undefined) return quantity;
  const [, digits, thousands] = bareUnits.exec(text) ?? [];
  return digits === undefined ? null : countOf(digits, thousands);
}

/** "3.80": a sum without its currency, US dollars; undefined where the text has none. */
export function centsIn(text: string): number | undefined {
  const digits =
    /(?<![\d.,$€£¥])(\d{1,4}\.\d{2})(?![\d.%]|\s?(?:%|kg|g|lbs?|oz|cm|mm|in|m|l|ml|eur|euros?|gbp|rmb|cny)\b)/i.exec(
      text,
    )?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** "12.5" with "k" is 12,500. */
export function countOf(digits: string, unit: string | undefined): number {
  const factor = { k: 1000, m: 1_000_000 }[unit?.toLowerCase() ?? ''] ?? 1;
  return Math.round(Number.parseFloat(digits.replaceAll(',', '')) * factor);
}
