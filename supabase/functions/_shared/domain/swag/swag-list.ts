import type { Estimate } from '../money/estimate.ts';
import { list, number, object, option, type Schema } from '../schema.ts';
import {
  maxOrderUnits,
  minOrderUnits,
  type OrderPrice,
  orderPrice,
  quoteRange,
} from './bulk-price.ts';
import { isSwagColor, type SwagColorId } from './swag-colors.ts';
import { isSwagPiece, type SwagPieceId, swagPieceIds } from './swag-pieces.ts';

/** One line of the visitor's list. */
export type SwagItem = Readonly<{
  piece: SwagPieceId;
  color: SwagColorId;
  /** Pieces; in kits the number of kits counts instead. */
  units: number;
}>;

/** What a visitor wants: each piece once, in the order in which they were added. */
export type SwagList = Readonly<{
  items: readonly SwagItem[];
  /** How many kits with one of each piece; null for pieces with a quantity each. */
  kits: number | null;
}>;

export const emptySwagList: SwagList = { items: [], kits: null };

/** One line as it is bought. */
export type PricedItem = SwagItem & {
  /** The pieces that are bought: the number of kits, in kits. */
  boughtUnits: number;
  /** Null below the smallest order. */
  price: OrderPrice | null;
};

export type ListPrice = Readonly<{
  items: readonly PricedItem[];
  /** All lines that have a price, before freight, in US dollars. */
  totalUsd: number;
  range: Estimate;
  /** One kit; null without kits, and while a piece has no price. */
  kitUsd: number | null;
  /** Lines below the smallest order. */
  unpricedCount: number;
  /** Whether a line is so large that it is quoted by itself. */
  isQuoted: boolean;
}>;

/** What a list costs. */
export function listPrice({ items, kits }: SwagList): ListPrice {
  const priced = items.map((item) => {
    const boughtUnits = kits ?? item.units;
    return { ...item, boughtUnits, price: orderPrice(item.piece, boughtUnits) };
  });
  const totalUsd = sumOfCents(priced.map(({ price }) => price?.totalUsd ?? 0));
  const unpricedCount = priced.filter(({ price }) => price === null).length;
  const isWhole = kits !== null && items.length > 0 && unpricedCount === 0;
  return {
    items: priced,
    totalUsd,
    range: quoteRange(totalUsd),
    kitUsd: isWhole ? sumOfCents(priced.map(({ price }) => price?.unitUsd ?? 0)) : null,
    unpricedCount,
    isQuoted: priced.some(({ price }) => price?.isQuoted === true),
  };
}

/** The list with this piece; a piece that is there already takes the new color and quantity. */
export function withItem(before: SwagList, item: SwagItem): SwagList {
  const isThere = before.items.some(({ piece }) => piece === item.piece);
  return {
    ...before,
    items: isThere
      ? before.items.map((each) => (each.piece === item.piece ? item : each))
      : [...before.items, item],
  };
}

/** The list without this piece. An empty list is no kit. */
export function withoutItem(before: SwagList, piece: SwagPieceId): SwagList {
  const items = before.items.filter((item) => item.piece !== piece);
  return items.length === 0 ? emptySwagList : { ...before, items };
}

/** Whether this many pieces can be ordered. */
export function isOrderSize(units: number): boolean {
  return Number.isInteger(units) && units >= minOrderUnits && units <= maxOrderUnits;
}

/** A whole number of pieces from one on, of which the smallest order may be more. */
export function isUnits(units: number): boolean {
  return Number.isInteger(units) && units >= 1 && units <= maxOrderUnits;
}

const item: Schema<SwagItem | null> = (raw) => {
  const { piece, color, units } = object<{
    piece: SwagPieceId | null;
    color: SwagColorId | null;
    units: number;
  }>({
    piece: option(isSwagPiece, null),
    color: option(isSwagColor, null),
    units: number(0),
  })(raw);
  return piece === null || color === null || !isUnits(units) ? null : { piece, color, units };
};

/** Reads a list back from where anyone may have edited it. */
export const swagListSchema: Schema<SwagList> = (raw) => {
  const { items, kits } = object<{ items: SwagItem[]; kits: number }>({
    items: list(item),
    kits: number(0),
  })(raw);
  const known = items.reduce<SwagList>(withItem, emptySwagList).items.slice(0, swagPieceIds.length);
  return { items: known, kits: known.length > 0 && isUnits(kits) ? kits : null };
};

function sumOfCents(amountsUsd: readonly number[]): number {
  return amountsUsd.reduce((cents, amountUsd) => cents + Math.round(amountUsd * 100), 0) / 100;
}
