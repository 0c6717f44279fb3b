import type { QuoteLine } from './quote-parts.ts';
import type { Said } from './supplier-quote.ts';

const percent = String.raw`\s?(?:%|pct\.?|percent|per cent|prozent|por ciento|por cento|pour cent)`;
const ahead = String.raw`(?:in advance|advance|adv|pre-?pa\p{L}*|up[\s-]?front|before (?:the )?(?:production|making|print(?:ing)?|manufactur\p{L}*|we (?:start|make|begin|print|produce)|start\p{L}*|work)|first|deposit|on order|with (?:the )?order|at order|anticipad[oa]|antecipad[oa]|anticipato|(?:por )?adelantado|im voraus|vorab|vorkasse|pe[şs]in|d['’]avance|à la commande|al pedido|all['’]ordine|na encomenda)`;
const whole = String.raw`(?:all|full|whole|entire|complete|total)`;

/** All of the sum before production, as a share or in words. */
const allAhead = new RegExp(
  [
    String.raw`(?<!\d)100${percent}(?:\s(?:of|the|t\/t|tt|payment|by|is|as|paid|total|money|order|value|invoice|pago|zahlung|paiement|pagamento|per)){0,5}\s${ahead}(?!\p{L})`,
    String.raw`(?<!\p{L})${ahead}\s?:?\s?100${percent}`,
    String.raw`(?:%|yüzde)\s?100\s?pe[şs]in`,
    String.raw`(?<!\p{L})(?:t\/t|tt|payment|pay)\s?:?\s?100${percent}(?!\s(?:before (?:ship|deliver|load|dispatch)|against|at sight|irrevocable|l\/?c))`,
    String.raw`(?<!\p{L})${whole}\s(?:(?:the|of|order|amount|payment|sum|money|invoice|is|are|must|to|be|need|needs|paid|pay|payable|due|required|needed)\s){1,5}${ahead}(?!\p{L})`,
    String.raw`(?<!\p{L})all in advance(?!\p{L})`,
    String.raw`(?<!\p{L})(?:pay|payment|paid|paypal|tt|t\/t)\s(?:in )?full\s(?:before (?:we )?(?:start|make|begin|print|produc\p{L}*)|in advance|up[\s-]?front|ahead|first)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:payment|paid|pay|payable|cash|money|pago|pagamento|zahlung|paiement)\s(?:(?:is|total|in full|full|intégral|must be|required|needed|due|all)\s){0,3}(?:in advance|up[\s-]?front|with (?:the )?order|before (?:production|we (?:start|make|print|produce))|(?:por )?adelantado|anticipad[oa]|antecipad[oa]|anticipato|im voraus|d['’]avance)(?!\p{L}|\s?\d)`,
    String.raw`(?<!\p{L})(?:vorkasse|tamamı peşin)(?!\p{L})`,
    String.raw`全款|100${percent}预付|款到生产|先款后货`,
  ].join('|'),
  'iu',
);

/** All before production; not for small orders only, and not before the shipment. */
export function fullIn(line: QuoteLine): Said<number> | null {
  const match = allAhead.exec(line.text);
  if (match === null) return null;
  // "Payment up front 50%": a share, not all.
  const isShared = line.figures.some(
    ({ kind, low }) => kind === 'percent' && low >= 10 && low < 100,
  );
  if (isShared && !/100|全款/.test(match[0])) return null;
  const after = line.text.slice(match.index + match[0].length, match.index + match[0].length + 24);
  const before = line.text.slice(Math.max(0, match.index - 40), match.index);
  if (
    /^[^.;]{0,30}(?:for|if)\s(?:an? |the )?(?:small |first )?orders?\s(?:is )?(?:under|below|less|value)/i.test(
      line.text.slice(match.index + match[0].length, match.index + match[0].length + 70),
    )
  )
    return null;
  // "Net 14 days, first order prepaid"
  if (
    /(?<!\p{L})net(?:to)?(?!\p{L})/iu.test(line.text) &&
    line.figures.some(({ kind }) => kind === 'days')
  )
    return null;
  if (/^\s?(?:before (?:ship|deliver|load|dispatch)|against)/i.test(after)) return null;
  // "Discount 3% for payment in advance"
  if (
    /(?<!\p{L})(?:discount|off|cheaper|rabatt|skonto|descuento|sconto|remise|indirim\p{L}*)(?!\p{L})|优惠/iu.test(
      `${before} ${after}`,
    )
  )
    return null;
  const sentence = before.slice(Math.max(before.lastIndexOf('.'), before.lastIndexOf(';')) + 1);
  const isOtherCase =
    /(?<!\p{Script=Latin})(?:under|below|less than|small|samples?)(?!\p{Script=Latin})|</iu.test(
      sentence,
    ) || /(?<!\p{L})or\s$/iu.test(sentence);
  if (isOtherCase) return null;
  const from = line.start + match.index;
  return { value: 100, source: { from, to: from + match[0].length } };
}
