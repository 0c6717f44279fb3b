import type { Estimate } from './estimate.ts';
import type { FigureSource } from './money-chain.assumptions.ts';

/**
 * Postage of one parcel within the US: commercial prices of USPS Ground Advantage, Notice 123 of July
 * 12, 2026; low for zone 2 (50 to 150 miles), likely for zone 5 (600 to 1,000), high for zone 8 (1,800
 * and more). Without the charges of the holiday season; large senders agree on less.
 */
export const parcelSource: FigureSource = {
  name: 'USPS Ground Advantage, commercial prices of July 12, 2026, zones 2, 5 and 8',
  year: 2026,
};

/** US dollars for a parcel of less than a pound. */
export const underOnePoundUsd: Estimate = { low: 6.94, likely: 7.69, high: 8.4 };

/** US dollars by pounds; a begun pound counts as a whole one. Between the last rows, in proportion. */
export const postageByPounds: readonly Readonly<{ lb: number; usd: Estimate }>[] = [
  { lb: 1, usd: { low: 7.68, likely: 8.74, high: 10.67 } },
  { lb: 2, usd: { low: 8.08, likely: 9.95, high: 12.87 } },
  { lb: 3, usd: { low: 8.66, likely: 11.57, high: 15.75 } },
  { lb: 4, usd: { low: 9.34, likely: 12.84, high: 18.01 } },
  { lb: 5, usd: { low: 9.76, likely: 13.48, high: 19.19 } },
  { lb: 6, usd: { low: 9.94, likely: 14.28, high: 20.68 } },
  { lb: 7, usd: { low: 10.02, likely: 14.9, high: 21.83 } },
  { lb: 8, usd: { low: 10.27, likely: 15.49, high: 22.9 } },
  { lb: 9, usd: { low: 11.25, likely: 16.11, high: 24.09 } },
  { lb: 10, usd: { low: 12.26, likely: 16.76, high: 25.34 } },
  { lb: 12, usd: { low: 13.85, likely: 18.86, high: 28.73 } },
  { lb: 15, usd: { low: 15.53, likely: 21.15, high: 32.91 } },
  { lb: 20, usd: { low: 17.06, likely: 24.93, high: 40.39 } },
  { lb: 25, usd: { low: 27.54, likely: 46.94, high: 78.19 } },
  { lb: 30, usd: { low: 32.38, likely: 59.28, high: 96.6 } },
  { lb: 40, usd: { low: 40.24, likely: 75.51, high: 124.96 } },
  { lb: 50, usd: { low: 47.07, likely: 89.6, high: 150.27 } },
  { lb: 70, usd: { low: 57.63, likely: 110.97, high: 191.31 } },
];

export const gramsPerLb = 453.592;

/**
 * A parcel of more than a cubic foot weighs at least its cubic inches by this number, pounds. USPS
 * Domestic Mail Manual.
 */
export const cubicInchesPerLb = 166;
export const cubicInchesPerFt3 = 1728;
export const cm3PerCubicInch = 16.387064;
