import type { ManufacturingCountry } from '../manufacturing-countries.ts';
import { unitCostSharesPct } from '../manufacturing-countries.ts';
import { planningFigure } from '../money/assumption.ts';

/** Share of the engaged audience that orders one unit in a month. */
export const conversionPct = planningFigure(2);

/** Used when a visitor gives no engagement rate. */
export const fallbackEngagementRatePct = planningFigure(3.5);

/** Used when a visitor gives no followers. */
export const fallbackFollowers = planningFigure(0);

/** Unit cost as a share of the retail price, for countries with a figure of their own. */
export const unitCostSharePctByCountry =
  planningFigure<Readonly<Partial<Record<ManufacturingCountry, number>>>>(unitCostSharesPct);

/** For every other country, and for "You Choose" while no country is chosen yet. */
export const otherCountryUnitCostSharePct = planningFigure(25);
