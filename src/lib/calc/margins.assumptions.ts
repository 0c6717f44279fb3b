import { planningFigure } from './assumption.ts';

/** Share of the engaged audience that orders, in the three scenarios. */
export const scenarioConversionPct = planningFigure({ low: 1, expected: 2, high: 4 });

/** How far each factor is moved, both ways, to see what profit hangs on. */
export const sensitivitySwingPct = planningFigure(20);
