import type { Intent } from './intent-kinds.ts';

const offers = /\b(?:quot(?:ed|es?)|offer(?:ed|s)?|asks?|asked|wants?|charges?|charged)\b/i;
const asksIfGood =
  /\b(?:is|are|sound|seem|does) (?:that|it|this|they)?\s*(?:an? |too |really )*(?:ok(?:ay)?|good|fair|normal|reasonable|high|low|much|expensive|cheap)\b/i;
const priceSaid =
  /(?<![\d.,])(?:usd |us)?\$ ?(\d+(?:\.\d{1,2})?)|(?<![\d.,$])(\d{1,3}\.\d{2})(?![\d.%])/i;

/** "My supplier quoted 4.50 for a tumbler, is that ok": the goods stand behind "for". */
export function readOffer(text: string): Intent | undefined {
  const [, withSign, alone] = priceSaid.exec(text) ?? [];
  const amount = withSign ?? alone;
  const goods = /\bfor (?:an? |my |the |each |one )?([^,.?!]+)/i.exec(
    text.replace(priceSaid, ' '),
  )?.[1];
  return amount !== undefined && goods !== undefined && offers.test(text) && asksIfGood.test(text)
    ? { kind: 'quote-check', reply: `${goods.trim()}: USD ${amount}/pc` }
    : undefined;
}
