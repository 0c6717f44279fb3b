import type { FactoryCountry } from '../manufacturing-countries.ts';
import { planningFigure } from './assumption.ts';

/**
 * FOB prices of a country relative to the usual ones of a kind of goods, which are those of China.
 * They stand for wages and materials in general: what a country is best at may cost less there.
 */
export const fobLevels = planningFigure<Readonly<Record<FactoryCountry, number>>>({
  china: 1,
  vietnam: 1.05,
  india: 0.95,
  pakistan: 0.95,
  bangladesh: 0.85,
  turkey: 1.2,
  mexico: 1.25,
  portugal: 1.45,
  korea: 1.5,
  usa: 1.9,
});
