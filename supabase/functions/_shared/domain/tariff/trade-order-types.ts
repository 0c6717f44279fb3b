/** Antidumping and countervailing duty orders: what the table holds, and what a lookup returns. */

export const tradeOrderKinds = ['antidumping', 'countervailing'] as const;
export type TradeOrderKind = (typeof tradeOrderKinds)[number];

export const tradeOrderCertainties = ['likely', 'possible', 'pending'] as const;
/**
 * `likely`: the words for the goods name what the order covers. `possible`: the line holds such
 * goods. `pending`: a case without an order in any source, which may have led to one since.
 */
export type TradeOrderCertainty = (typeof tradeOrderCertainties)[number];

/** An order that may add to the duty on some goods. */
export type TradeOrder = Readonly<{
  /** 'A-570-504'; null where no source prints it. */
  caseNumber: string | null;
  /** False where the number comes from no source that we could read. */
  isNumberConfirmed: boolean;
  kind: TradeOrderKind;
  /** The goods in short, plural: "petroleum wax candles". */
  goods: string;
  /** What the order covers and leaves out, in our words. */
  scope: string;
  /** One country-wide or all-others rate, percent; null where no source prints one. */
  ratePct: number | null;
  /** The rate or rates found, with their date: "108.3% (China-wide, since 2004)"; '' for none. */
  rateText: string;
  /** What is not certain about the order, as sentences; '' when nothing is. */
  status: string;
  certainty: TradeOrderCertainty;
}>;

/** An order as the generated table holds it; what is usual is left out. */
export type TradeOrderRow = Readonly<{
  /** ISO 3166, two capital letters. */
  origin: string;
  kind: TradeOrderKind;
  caseNumber: string | null;
  /** The day of the order, or the part of it that is known: '2018-04-19', '2018'; '' if unknown. */
  from: string;
  isUnconfirmed?: boolean;
  isPending?: boolean;
  ratePct?: number;
  rateText?: string;
  status?: string;
}>;

/** The orders on one kind of goods, and how the goods are told by line and by words. */
export type TradeOrderGroup = Readonly<{
  goods: string;
  scope: string;
  /** Digits of the lines that the goods usually enter under. */
  prefixes: readonly string[];
  /** Those of the prefixes that hold many other goods as well. */
  baskets: readonly string[];
  /**
   * Phrases that name the covered goods. The words of a phrase stand in any order; one behind a
   * hyphen may not stand at all: "shopping bag -cotton".
   */
  names: readonly string[];
  /** Phrases that may mean covered goods. */
  near: readonly string[];
  /** Phrases that name goods outside the scope; they win over the others. */
  outside: readonly string[];
  orders: readonly TradeOrderRow[];
}>;
