import { type Estimate, mapEstimate } from '../money/estimate.ts';
import {
  type BulkStep,
  bulkSteps,
  quotedFromUnits,
  quoteSpread,
  unitPriceAt100Usd,
} from './bulk-price.assumptions.ts';
import type { SwagPieceId } from './swag-pieces.ts';

export const orderSizes: readonly number[] = bulkSteps.value.map(({ fromUnits }) => fromUnits);

/** The smallest order in pieces. */
export const minOrderUnits = Math.min(...orderSizes);

/** More pieces than this are a typing error. */
export const maxOrderUnits = 100_000;

/**
 * Price of one piece in US dollars, unrounded, in an order of `quantityUnits`; null below the
 * smallest order.
 */
export function unitPriceUsd(piece: SwagPieceId, quantityUnits: number): number | null {
  const step = stepOf(quantityUnits);
  return step === undefined ? null : (unitPriceAt100Usd.value[piece] * step.pricePct) / 100;
}

export type StepPrice = Readonly<{
  fromUnits: number;
  /** One piece at this step, in US dollars and whole cents. */
  unitUsd: number;
}>;

/** What an order of one piece costs, before freight; in US dollars. */
export type OrderPrice = Readonly<{
  units: number;
  /** In whole cents: a price is asked in cents, and the total is that price times the pieces. */
  unitUsd: number;
  totalUsd: number;
  /** Where the total of a quote may land. */
  range: Estimate;
  /** The step that the order reaches. */
  step: StepPrice;
  /** The next step; null in the last one. */
  next: StepPrice | null;
  /** The order of the next step, where it costs less than this one although it is larger. */
  cheaper: Readonly<{ units: number; totalUsd: number }> | null;
  /** True for an order so large that it is quoted by itself; its price is that of the last step. */
  isQuoted: boolean;
}>;

/** Null below the smallest order, and for anything but a whole number of pieces. */
export function orderPrice(piece: SwagPieceId, units: number): OrderPrice | null {
  const current = stepOf(units);
  if (current === undefined || !Number.isInteger(units) || units > maxOrderUnits) return null;
  const step = stepPrice(piece, current);
  const following = bulkSteps.value[bulkSteps.value.indexOf(current) + 1];
  const next = following === undefined ? null : stepPrice(piece, following);
  const totalUsd = timesCents(step.unitUsd, units);
  const nextTotalUsd = next === null ? null : timesCents(next.unitUsd, next.fromUnits);
  return {
    units,
    unitUsd: step.unitUsd,
    totalUsd,
    range: quoteRange(totalUsd),
    step,
    next,
    cheaper:
      next !== null && nextTotalUsd !== null && nextTotalUsd < totalUsd
        ? { units: next.fromUnits, totalUsd: nextTotalUsd }
        : null,
    isQuoted: units >= quotedFromUnits.value,
  };
}

/** The price of one piece at every step, from the smallest order up. */
export function stepPrices(piece: SwagPieceId): StepPrice[] {
  return bulkSteps.value.map((step) => stepPrice(piece, step));
}

/** Where a quote on a planning price may land. */
export function quoteRange(totalUsd: number): Estimate {
  const { lowPct, highPct } = quoteSpread.value;
  return mapEstimate({ low: lowPct, likely: 100, high: highPct }, (pct) => (totalUsd * pct) / 100);
}

function stepOf(units: number): BulkStep | undefined {
  return bulkSteps.value.findLast(({ fromUnits }) => fromUnits <= units);
}

function stepPrice(piece: SwagPieceId, { fromUnits, pricePct }: BulkStep): StepPrice {
  const cents = Math.round(unitPriceAt100Usd.value[piece] * pricePct);
  return { fromUnits, unitUsd: cents / 100 };
}

/** Without the error that adding up binary fractions leaves. */
function timesCents(unitUsd: number, units: number): number {
  return (Math.round(unitUsd * 100) * units) / 100;
}
