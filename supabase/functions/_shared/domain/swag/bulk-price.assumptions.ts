import { type Assumption, planningFigure } from '../money/assumption.ts';
import type { SwagPieceId } from './swag-pieces.ts';

/** One piece of each product, printed in one color, in an order of 100, before freight. */
export const unitPriceAt100Usd: Assumption<Readonly<Record<SwagPieceId, number>>> = planningFigure({
  tee: 8.9,
  tote: 4.6,
  tumbler: 13.8,
  mug: 6.4,
  socks: 3.9,
  candle: 7.8,
  notebook: 9.6,
  'welcome-box': 34,
  'dog-set': 17.5,
  'wooden-toys': 14.2,
  'hand-cream': 4.95,
  'nail-polish': 11.5,
});

export type BulkStep = Readonly<{
  /** The smallest order at this price. */
  fromUnits: number;
  /** Share of the price at 100 pieces. */
  pricePct: number;
}>;

/** The step that an order reaches sets the price of the whole order. */
export const bulkSteps = planningFigure<readonly BulkStep[]>([
  { fromUnits: 50, pricePct: 116 },
  { fromUnits: 100, pricePct: 100 },
  { fromUnits: 250, pricePct: 88 },
  { fromUnits: 500, pricePct: 80 },
]);

/** From this many pieces on, each order is quoted by itself. */
export const quotedFromUnits = planningFigure(1000);

/**
 * Where a quote may land around the planning price, in percent of it: stock, the blank's brand and
 * the print decide.
 */
export const quoteSpread = planningFigure({ lowPct: 90, highPct: 120 });
