import { planningFigure } from './assumption.ts';

/** The pilot order, percent of the usual order; never less than the kind's minimum order. */
export const pilotSharePct = planningFigure(15);

/** How long both factories make the product. Months. */
export const doubleRunningMonths = planningFigure(3);

/** What is made in both places while both run, percent of that time's volume. */
export const doubleRunningSharePct = planningFigure(25);
