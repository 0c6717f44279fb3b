import type { Estimate } from './estimate.ts';
import type { FigureSource } from './money-chain.assumptions.ts';

/**
 * Our planning ranges for what a term of delivery leaves to the buyer before the goods are on the
 * ship, US dollars a shipment: FOB includes both.
 */
export const originChargesUsd = {
  /** From the factory's gate to the port or terminal. */
  pickup: { low: 80, likely: 160, high: 320 },
  /** Export declaration and papers. */
  exportClearance: { low: 50, likely: 90, high: 160 },
} as const satisfies Readonly<Record<string, Estimate>>;

/**
 * Of a lane's fixed charges, the share that falls due on arrival: unloading, terminal, the last miles.
 * What CFR and CIF leave to the buyer. Our planning figure.
 */
export const arrivalShare = 0.7;

export const deliveryTermsSource: FigureSource = { name: 'BrandBFF planning range', year: 2026 };
