/** "500 pcs per color, 1,000 pcs in total": what the whole order needs, beside what each color does. */
import type { Figure } from './figures.ts';
import type { QuoteLine } from './quote-parts.ts';

const wholeAhead =
  /(?<!\p{Script=Latin})(?:total(?:ly|e)?|in all|altogether|overall|whole order|insgesamt|gesamt|toplam(?:da)?|en total|au total|in totale)(?: of| is| at least| min\.?| minimum|:)?\s?$|(?:总共|总计|合计|总数|共)\s?$/iu;
const wholeBehind =
  /^\s?(?:in total|total|totally|altogether|in all|overall|(?:per|each|every|one|an|for one|for each|for an|for the whole|por|par|je|pro) (?:order|p\.?o\.?|shipment|pedido|commande|auftrag|bestellung)|insgesamt|toplam(?:da)?|en total|au total|in totale)(?!\p{Script=Latin})/iu;

/** How far from the minimum of a color the total may stand, in characters. */
const reachChars = 60;

/** The total that stands behind a minimum in its sentence, and is no less; undefined where there is none. */
export function totalBehind(minimum: Figure, line: QuoteLine): Figure | undefined {
  return line.figures.find((figure) => {
    const { kind, low, start, end, isRange } = figure;
    if (start < minimum.end || start - minimum.end > reachChars || isRange) return false;
    if ((kind !== 'count' && kind !== 'bare') || !Number.isInteger(low) || low < minimum.low)
      return false;
    const between = line.text.slice(minimum.end - line.start, start - line.start);
    if (/[;。；]|\.\s/u.test(between)) return false;
    return wholeAhead.test(between) || wholeBehind.test(line.text.slice(end - line.start));
  });
}
