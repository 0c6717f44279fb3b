import type { ProductCategory } from '../product-categories.ts';
import type { Estimate } from './estimate.ts';

/** The origin of a figure, for the page that lists them all. */
export type FigureSource = Readonly<{ name: string; year: number }>;

const planning: FigureSource = { name: 'BrandBFF planning range', year: 2026 };

/** Cargo insurance, percent of 110% of goods and freight. */
export const insurancePct: Estimate = { low: 0.3, likely: 0.45, high: 0.6 };
export const insuredShare = 1.1;
export const insuranceSource: FigureSource = {
  name: 'Forwarders’ published 0.3 to 0.6% of the insured value (topchinafreight.com)',
  year: 2025,
};

/**
 * Customs broker: the entry, by sea also the security filing and a single bond. US dollars a
 * shipment.
 */
export const brokerUsd = {
  ocean: { low: 160, likely: 230, high: 380 },
  air: { low: 100, likely: 150, high: 260 },
  truck: { low: 100, likely: 150, high: 260 },
} as const satisfies Readonly<Record<string, Estimate>>;
export const brokerSource: FigureSource = {
  name: 'BrandBFF planning range from published fees: entry $95 to $200, security filing $30 to $75, bond $50 to $120',
  year: 2026,
};

/** Unloading, counting and putting away, US dollars a carton. */
export const receivingUsdPerCarton: Estimate = { low: 1, likely: 2.5, high: 5 };

/** US dollars a cubic foot and month. */
export const storageUsdPerFt3: Estimate = { low: 0.5, likely: 0.7, high: 1 };
export const ft3PerM3 = 35.3147;
/** Beyond a year nobody plans to store. Months. */
export const longestStorageMonths = 12;
export const inboundSource: FigureSource = {
  name: 'BrandBFF planning range; ShipHero published $0.65 a cubic foot in 2021, Amazon $0.78 in 2025',
  year: 2026,
};

export const fulfillmentSource: FigureSource = {
  name: 'BrandBFF’s own rate for picking and packing an order',
  year: 2026,
};

/** Postage for one parcel within the US: a base, and more for each pound. US dollars. */
export const parcelBaseUsd: Estimate = { low: 4, likely: 5, high: 6.5 };
export const parcelUsdPerLb: Estimate = { low: 0.8, likely: 1.3, high: 2.2 };
export const gramsPerLb = 453.592;
/** The box and the filling around the piece, grams. */
export const parcelPackingG = 60;
export const parcelSource: FigureSource = {
  name: 'BrandBFF planning range for commercial ground postage',
  year: 2026,
};

/** Card payments: percent of the price, and US dollars each. */
export const paymentPct: Estimate = { low: 2.5, likely: 2.9, high: 3.5 };
export const paymentFixedUsd = 0.3;
export const paymentSource: FigureSource = {
  name: 'Shopify Payments and Stripe, published US online rates: 2.5 to 2.9% plus 30¢',
  year: 2026,
};

/** Orders that come back, percent. */
export const returnsPct: Readonly<Record<ProductCategory, Estimate>> = {
  apparel: { low: 8, likely: 15, high: 25 },
  accessories: { low: 4, likely: 8, high: 12 },
  'home-goods': { low: 3, likely: 6, high: 10 },
  beauty: { low: 2, likely: 4, high: 6 },
  fitness: { low: 3, likely: 7, high: 12 },
  tech: { low: 4, likely: 8, high: 12 },
  music: { low: 2, likely: 5, high: 8 },
  gaming: { low: 2, likely: 5, high: 9 },
  food: { low: 1, likely: 2, high: 3 },
  pets: { low: 3, likely: 6, high: 10 },
};
/** Of what comes back, the share that cannot be sold again. */
export const returnLossShare = 0.5;
export const returnsSource: FigureSource = planning;

/** Rounds of samples before the order, each with two pieces at twice the price and a courier. */
export const sampleRounds: Estimate = { low: 1, likely: 2, high: 3 };
export const piecesPerSampleRound = 2;
export const samplePriceFactor = 2;
export const sampleCourierUsd: Estimate = { low: 40, likely: 60, high: 90 };
export const samplesSource: FigureSource = planning;
