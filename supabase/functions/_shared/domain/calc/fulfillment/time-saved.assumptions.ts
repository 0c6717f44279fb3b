import { planningFigure } from '../../money/assumption.ts';
import type { CurrentMethod } from './fulfillment-input.ts';

/** Work that an order takes today and no longer will (specification §9): 10/60 h or 0.1 h. */
export const minutesPerOrder = planningFigure<Readonly<Record<CurrentMethod, number>>>({
  diy: 10,
  '3pl': 6,
  dropship: 6,
});

export const hoursPerWorkingDay = planningFigure(8);
