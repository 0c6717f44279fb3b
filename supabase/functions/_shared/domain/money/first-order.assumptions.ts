import { planningFigure } from './assumption.ts';

/** Paid when the order is placed; the rest is due before the goods ship. Percent of the FOB value. */
export const depositPct = planningFigure(30);

/** A first order that lasts longer than this ties up money for too long. Months. */
export const longestStockMonths = planningFigure(12);

/** What we would start with instead, sold from stock or printed in small runs. Months of orders. */
export const stockStartMonths = planningFigure(6);
