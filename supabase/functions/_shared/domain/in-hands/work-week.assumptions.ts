import { planningFigure } from '../money/assumption.ts';
import type { WorkCountry } from './closures.ts';

/**
 * The weekly days off of factories, 0 for Sunday. Six-day weeks are usual in Asia, with Friday off in
 * Bangladesh. In the US also those of customs and carriers.
 */
export const daysOff = planningFigure<Readonly<Record<WorkCountry, readonly number[]>>>({
  china: [0],
  vietnam: [0],
  india: [0],
  pakistan: [0],
  bangladesh: [5],
  turkey: [0, 6],
  portugal: [0, 6],
  mexico: [0, 6],
  usa: [0, 6],
});
