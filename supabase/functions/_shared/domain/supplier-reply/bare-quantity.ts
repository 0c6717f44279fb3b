import type { Figure } from './figures.ts';
import type { Part } from './quote-parts.ts';

const order = String.raw`(?:an?|the|order(?:s|ed|ing)?|of|quantity|qty|our|your|moq|minimum|one|una?|eine[rnm]?|uma|une|pedidos?|orden|compra|cantidad|quantidade|encomenda|commande|quantité|abnahme|menge|bestellung|ordine|ordini|quantità|de|von|di|da|to|up)`;
const doing = String.raw`(?:you|u|we|i|can|could|will|want|need|do|make|take|book|buy|order|go|reach|get|have|increase|is|are|it|to|confirm|place|sie|man|usted|abnehmen)`;

/** Ends with words behind which a quantity stands: "for", "based on an order of", "if you can do". */
export const quantityCue = new RegExp(
  String.raw`(?:(?<!\p{Script=Latin})(?:for|at|order of|based on|when|from|over|above|on|für|bei|ab|para|por|pour|per|dès|da|desde|a partir de|à partir de|más de|mais de|için)(?:\s${order})*|(?<!\p{Script=Latin})(?:if|once|when|wenn|si|se)(?:\s${doing}){0,5}|@|[(=]|起)\s*$`,
  'iu',
);

/** What a price begins with, right behind a quantity. */
const priceAhead =
  /^\s{0,30}(?:(?:unit |fob |exw |our )?price\s?[:：]\s{0,4}(?=(?:usd|us\$|\$|€|eur|£|rmb|¥)?\s?\d)|[:：=\-–—>@x×→]|\.{2,}|usd|us\$|\$|€|eur|£|rmb|¥|₺|₹|rs\.?\s?\d|\d{1,4}[.,]\d{1,4}\s?(?:\$|usd|us|€|eur|rmb|元|tl|₺|dollar|\/|each|a piece|per|$))/iu;

const wordsAndPrice =
  /^\s?(?:[\p{L}'’]+\s){1,7}(?:(?:usd|us|eur|rmb|rs\.?)?\s?[$€£¥₹₺]?)\s?\d{1,4}[.,]\d{1,3}(?!\d|\s?(?:%|cm|mm|kg|m(?!\p{L})|oz|ml|g(?!\p{L})|days))/iu;

/** A year is no quantity. */
function isYear({ low, isRange }: Figure): boolean {
  return low >= 2022 && low <= 2032 && !isRange;
}

/**
 * Whether a number without a unit is an order size: it says "and above" or is a range before a price,
 * its line begins with it, or words name it: "if you can do 3000", "$1.05 for 5k".
 */
export function isBareQuantity(figure: Figure, part: Part): boolean {
  if (figure.kind !== 'bare' || !Number.isInteger(figure.low) || figure.low < 10) return false;
  if (figure.isOpen || figure.isUpTo) return true;
  const before = part.line.text.slice(0, figure.start - part.line.start);
  const after = part.line.text.slice(figure.end - part.line.start);
  const isListItem =
    /(?:^|[,;|:：/·]\s?|\s[-–]\s)[\s\-*•@]*(?:qty|quantity|menge|cantidad|quantité|quantità|for|from|at|if|ab|bei|à partir de|desde|da)?\s?:?\s?$/iu.test(
      before,
    );
  // "$1.2 for 1k, $1.05 for 5k"
  const isTied =
    /(?:(?:\$|€|¥|£|usd|eur|rmb|\d|each|pcs?|piece)\s?(?:(?:is|are|it'?s)\s)?(?:for|at|@|of)\s?|\d\s?\(|(?:price|cost|rate|quote)s? (?:for|at|of) (?:our |the )?(?:moq|minimum)\s?(?:of |is |:\s?)?)$/i.test(
      before,
    ) &&
    figure.low >= 50 &&
    /^\s?(?:[,;.)/|]|is\s|$)/.test(after);
  if (isTied) return true;
  if (isYear(figure)) return false;
  // "1,28 € à partir de 3 000": right behind a price.
  const price = part.line.figures.findLast(({ end }) => end <= figure.start);
  const between = price === undefined ? '' : before.slice(price.end - part.line.start);
  const isBehindPrice =
    price?.kind === 'sum' &&
    between.length <= 30 &&
    figure.low >= 20 &&
    /\p{L}/u.test(between) &&
    quantityCue.test(between);
  if (isBehindPrice && /^\s?(?:[,;.)/]|$|and|or|y|et|und|e(?!\p{L}))/iu.test(after)) return true;
  const isConditional =
    /(?<!\p{L})(?:if|when|once|wenn|si|se|eğer)\s/iu.test(before.slice(-40)) &&
    quantityCue.test(before);
  if (isConditional && figure.low >= 20 && /^\s?(?:[,;.)]|$|[\p{L}(])/u.test(after)) return true;
  // "At 500 it drops to $6.15": words, and then the price.
  const next = part.line.figures.find(({ start }) => start >= figure.end);
  const isPriced =
    next?.kind === 'sum' && /^[\p{L}\s'’]{1,30}$/u.test(after.slice(0, next.start - figure.end));
  const isNamed = quantityCue.test(before) && (isPriced || wordsAndPrice.test(after));
  if (isNamed && figure.low >= 50) return true;
  if (isOnlySize(figure, part)) return true;
  // "Small quantity 1000 also can make".
  const isCalled =
    /(?<!\p{L})(?:quantity|qty|cantidad|quantidade|menge|quantità|quantité)\s?(?:of |is |de |von |:)?\s?$/iu;
  if (isCalled.test(before) && figure.low >= 50 && /^\s(?!\s)\p{L}/u.test(after)) return true;
  const isRange = figure.isRange && Number.isInteger(figure.high) && figure.high > figure.low;
  return (isListItem || isRange || /@\s?$/.test(before)) && priceAhead.test(after);
}

/** "Quantity you make 3000 we can give 1.35 dollar": one number and one price behind it, in one clause. */
function isOnlySize(figure: Figure, { figures, hits, text, start }: Part): boolean {
  const [size, price, ...others] = figures.filter(({ kind }) => kind !== 'measure');
  if (size !== figure || price?.kind !== 'sum' || others.length > 0 || price.isRange) return false;
  const between = text.slice(size.end - start, price.start - start);
  return (
    figure.low >= 50 &&
    figure.low >= price.low * 20 &&
    /^[\p{L}\s'’]{3,60}$/u.test(between) &&
    hits.every(({ topic }) => topic === 'price' || topic === 'minimum' || topic === 'production')
  );
}
