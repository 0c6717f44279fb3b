/** How people write antidumping and countervailing duties, as the source of a pattern. */
export const orderWordsSource =
  'anti[\\s-]?dumping|counter[\\s-]?vailing|ad\\s?(?:\\/|and|&|-)?\\s?cvd|cvd';

const both = /\b(?:ad\s?(?:\/|-)\s?cvd|AD\s?(?:and|&)?\s?CVD)\b/gi;
const namesOrders = new RegExp(`\\b(?:${orderWordsSource}|dumping)\\b`, 'i');

/** The spellings of the trade in one word each, which names no goods: "AD/CVD", "anti dumping". */
export function plainOrderWords(text: string): string {
  return text
    .replace(both, 'antidumping')
    .replace(/\banti[\s-]dumping\b/gi, 'antidumping')
    .replace(/\bcounter[\s-]vailing\b/gi, 'countervailing');
}

/** Whether a text speaks of antidumping or countervailing duties. */
export function namesTradeOrders(text: string): boolean {
  return namesOrders.test(text);
}
