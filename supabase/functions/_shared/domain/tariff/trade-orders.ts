import { tokenize } from '../language/words.ts';
import type { TradeOrder, TradeOrderCertainty, TradeOrderGroup } from './trade-order-types.ts';
import { tradeOrderGroups } from './trade-orders.generated.ts';

export type TradeOrderQuestion = Readonly<{
  /** The line: eight or ten digits, with or without dots. */
  code: string;
  /** ISO 3166, two capital letters. */
  originCode: string;
  /** The goods in the visitor's words; '' when only the line is known. */
  productWords: string;
  /** The day of entry, 'YYYY-MM-DD'. */
  day: string;
}>;

export type TradeOrdersFound = Readonly<{
  /** Orders that may apply, the likely ones first. */
  orders: readonly TradeOrder[];
  /** Orders whose scope leaves out goods with these words: "100% soy candles". */
  outside: readonly TradeOrder[];
  /** Orders on other goods of the line, where it holds many kinds. */
  elsewhere: readonly TradeOrder[];
}>;

/**
 * The antidumping and countervailing orders for goods of a line from a country.
 *
 * An order goes by its written scope, the line is only where its goods usually enter. So the words
 * for the goods decide as far as they can; without words, the line does.
 */
export function tradeOrdersFor(question: TradeOrderQuestion): TradeOrdersFound {
  const words = new Set(tokenize(question.productWords));
  const orders: TradeOrder[] = [];
  const outside: TradeOrder[] = [];
  const elsewhere: TradeOrder[] = [];
  for (const group of tradeOrderGroups) {
    const fit = fitOf(group, { ...question, words });
    if (fit === null) continue;
    const found = ordersOf(group, question, fit === 'likely' ? 'likely' : 'possible');
    if (fit === 'outside') outside.push(...found);
    else if (fit === 'elsewhere') elsewhere.push(...found);
    else orders.push(...found);
  }
  const place = (order: TradeOrder) => ['likely', 'possible', 'pending'].indexOf(order.certainty);
  return { orders: orders.toSorted((a, b) => place(a) - place(b)), outside, elsewhere };
}

/**
 * The orders that words of two or more name by themselves, where no line is known: "paper shopping
 * bags". One word is too little: a candle holder is no candle.
 */
export function tradeOrdersNamed({
  productWords,
  originCode,
  day,
}: Omit<TradeOrderQuestion, 'code'>): TradeOrder[] {
  const words = new Set(tokenize(productWords));
  const says = (phrase: string) => isSaid(phrase, words);
  return tradeOrderGroups
    .filter(({ names, outside }) => names.filter(isOfTwoWords).some(says) && !outside.some(says))
    .flatMap((group) => ordersOf(group, { originCode, day }, 'possible'));
}

function isOfTwoWords(phrase: string): boolean {
  return phrase.split(' ').filter((word) => !word.startsWith('-')).length > 1;
}

type Fit = 'likely' | 'possible' | 'outside' | 'elsewhere';

function fitOf(
  { prefixes, baskets, names, near, outside }: TradeOrderGroup,
  { code, words }: TradeOrderQuestion & { words: ReadonlySet<string> },
): Fit | null {
  const digits = code.replaceAll('.', '');
  const lines = prefixes.filter((prefix) => sharesLine(digits, prefix));
  const says = (phrases: readonly string[]) => phrases.some((phrase) => isSaid(phrase, words));
  if (lines.length === 0) {
    // Neighboring lines of the heading may hold the goods as well, if the words name them.
    const isNear = prefixes.some((prefix) => digits.startsWith(prefix.slice(0, 4)));
    return isNear && words.size > 0 && says(names) && !says(outside) ? 'likely' : null;
  }
  if (words.size === 0) return 'possible';
  if (says(outside)) return 'outside';
  if (says(names)) return 'likely';
  if (says(near)) return 'possible';
  return lines.every((line) => baskets.includes(line)) ? 'elsewhere' : 'possible';
}

/** Whether a code lies below a prefix, or the prefix below the code. */
function sharesLine(digits: string, prefix: string): boolean {
  return digits.startsWith(prefix) || prefix.startsWith(digits);
}

/** Whether all words of a phrase are there, and none of those behind a hyphen. */
function isSaid(phrase: string, words: ReadonlySet<string>): boolean {
  return phrase.split(' ').every((part) => {
    const isForbidden = part.startsWith('-');
    const has = tokenize(part).every((word) => words.has(word));
    return isForbidden ? !has : has;
  });
}

function ordersOf(
  { goods, scope, orders }: TradeOrderGroup,
  { originCode, day }: Pick<TradeOrderQuestion, 'originCode' | 'day'>,
  certainty: TradeOrderCertainty,
): TradeOrder[] {
  return orders
    .filter(({ origin, from }) => origin === originCode && from <= day)
    .map(({ kind, caseNumber, isUnconfirmed, isPending, ratePct, rateText, status }) => ({
      caseNumber,
      isNumberConfirmed: caseNumber !== null && isUnconfirmed !== true,
      kind,
      goods,
      scope,
      ratePct: ratePct ?? null,
      rateText: rateText ?? '',
      status: status ?? '',
      certainty: isPending === true ? 'pending' : certainty,
    }));
}
