/** Minimums of a part of the order: the box, the print, a color that is not in stock. */
import type { Figure } from './figures.ts';
import type { QuoteLine } from './quote-parts.ts';

const ofBox =
  /(?:box(?:es)?|packaging|labels?|stickers?|hang ?tags?|kutu|caja|schachtel|scatola|包装|彩盒)\s?(?:\p{L}{1,12} ){0,2}(?:moq|minimum|mínimo|min\.?|起订)/iu;

/** "MOQ 1000 pcs for box", "header card 0.04, min 5000 pcs card": of what goes with the goods. */
const ofExtra =
  /^\s?(for |of |on )?(?:the |your |an? )?(?:own |custom |printed )?(box|packaging|label|sticker|hang ?tag|card|sleeve)(?:e?s)?(?!\p{L})/iu;

/** Whether the figure is the minimum of a box, a label or a card. */
export function isOfExtra(figure: Figure, { text, start }: QuoteLine): boolean {
  const match = ofExtra.exec(text.slice(figure.end - start));
  if (match === null) return false;
  const isNamedAhead = text
    .slice(0, figure.start - start)
    .toLowerCase()
    .includes((match[2] ?? '').toLowerCase());
  return match[1] !== undefined || isNamedAhead;
}

/** "FOB Shanghai needs min 1000 sets": of the term. */
const ofTerm =
  /(?<!\p{L})(?:fob|cif|cfr|ddp|dap)(?!\p{L})[^.,;]{0,24}\s(?:needs?|requires?|for)\s(?:an? )?(?:min|moq)/iu;

/** Whether a clause names the minimum of a box, "color box MOQ 1000", or of a term of delivery. */
export function isOfBoxOrTerm(clause: string): boolean {
  return ofBox.test(clause) || ofTerm.test(clause);
}

const partial =
  /(?:one colou?r|single colou?r|each colou?r) only|(?:print(?:ing)?|logo|sample|custom(?:i[sz]ed)? (?:colou?rs?|box(?:es)?):?|pantone|embroider\p{L}*|packag\p{L}*|box) (?:moq|minimum)|(?:no|without) logo|blank(?:s| goods)?(?!\p{L})|(?:moq|minimum) (?:for|of) (?:print(?:ing)?|logo|samples?|custom colou?r|packag\p{L}*)/iu;

/** Of a part of the order, such as printing, or of goods in another color than the stock ones. */
export function isPartial(clause: string): boolean {
  return partial.test(clause);
}
