import { planningFigure } from '../money/assumption.ts';

/** Share of the engaged audience that orders, in the three scenarios. */
export const scenarioConversionPct = planningFigure({ low: 1, expected: 2, high: 4 });

/** How far each factor is moved up and down to see how strongly profit depends on it. */
export const sensitivitySwingPct = planningFigure(20);
