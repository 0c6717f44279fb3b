import type { ProductCategory } from '../product-categories.ts';
import type { Estimate } from './estimate.ts';

/** The origin of a figure, for the page that lists them all. */
export type FigureSource = Readonly<{ name: string; year: number }>;

const planning: FigureSource = { name: 'BrandBFF planning range', year: 2026 };

/** Cargo insurance, percent of 110% of goods and freight. */
export const insurancePct: Estimate = { low: 0.3, likely: 0.45, high: 0.6 };
export const insuredShare = 1.1;
export const insuranceSource: FigureSource = {
  name: 'Forwarders’ published 0.3 to 0.6% of the insured value (Top China Freight)',
  year: 2025,
};

/**
 * Customs broker, US dollars a shipment: the entry, and a single bond, which importers with a bond of
 * their own do not need (low). By sea also the security filing.
 */
export const brokerUsd = {
  ocean: { low: 125, likely: 230, high: 395 },
  air: { low: 95, likely: 185, high: 320 },
  truck: { low: 95, likely: 185, high: 320 },
} as const satisfies Readonly<Record<string, Estimate>>;
export const brokerSource: FigureSource = {
  name: 'BrandBFF planning range from published fees: entry $95 to $200, security filing $30 to $75, bond $50 to $120',
  year: 2026,
};

/** Unloading, counting and putting away, US dollars a carton. */
export const receivingUsdPerCarton: Estimate = { low: 0.5, likely: 2, high: 5 };

/** US dollars a cubic foot and month. */
export const storageUsdPerFt3: Estimate = { low: 0.5, likely: 0.75, high: 1.5 };
export const ft3PerM3 = 35.3147;
/** Beyond a year nobody plans to store. Months. */
export const longestStorageMonths = 12;
export const inboundSource: FigureSource = {
  name: 'BrandBFF planning range; warehouses published $0.25 to $1 a carton or $25 to $60 an hour, and $0.50 to $1.50 a cubic foot',
  year: 2026,
};

export const fulfillmentSource: FigureSource = {
  name: 'BrandBFF’s own rate for picking and packing an order',
  year: 2026,
};

/** The box and the filling around the piece, grams. */
export const parcelPackingG = 60;

/** Card payments: percent of the price, and US dollars each. */
export const paymentPct: Estimate = { low: 2.5, likely: 2.9, high: 3.5 };
export const paymentFixedUsd = 0.3;
export const paymentSource: FigureSource = {
  name: 'Shopify Payments and Stripe, published US online rates: 2.5 to 2.9% plus 30¢',
  year: 2026,
};

/**
 * Orders that come back, percent. Published for online shops: apparel 20 to 40, accessories 12 to 18,
 * home 8 to 12, beauty 4 to 10, electronics 8 to 15, sports 10 to 18 (redstagfulfillment.com and
 * attherate.ai, 2025). Likely is the lower end of these, because a small shop sells to people who know
 * it: that, the low figures, and music, gaming, food and pets are ours.
 */
export const returnsPct: Readonly<Record<ProductCategory, Estimate>> = {
  apparel: { low: 10, likely: 20, high: 30 },
  accessories: { low: 6, likely: 12, high: 18 },
  'home-goods': { low: 4, likely: 8, high: 12 },
  beauty: { low: 2, likely: 4, high: 8 },
  fitness: { low: 5, likely: 10, high: 16 },
  tech: { low: 4, likely: 8, high: 15 },
  music: { low: 3, likely: 6, high: 10 },
  gaming: { low: 3, likely: 6, high: 10 },
  food: { low: 1, likely: 2, high: 3 },
  pets: { low: 3, likely: 6, high: 10 },
};
/** The share of the postage back that the shop pays; low for a shop whose customers pay it. */
export const returnPostageShare: Estimate = { low: 0, likely: 0.5, high: 1 };
/** Receiving and checking one piece that comes back, US dollars. */
export const returnHandlingUsd: Estimate = { low: 3, likely: 5, high: 10 };
/** Of what comes back, the share that cannot be sold again; nothing that was eaten or worn on skin can. */
export const returnLossShare: Readonly<Record<ProductCategory, number>> = {
  apparel: 0.5,
  accessories: 0.5,
  'home-goods': 0.5,
  beauty: 1,
  fitness: 0.5,
  tech: 0.5,
  music: 0.5,
  gaming: 0.5,
  food: 1,
  pets: 0.5,
};
export const returnsSource: FigureSource = {
  name: 'BrandBFF planning range from published return rates, and $3 to $10 a return (The Fulfillment Advisor)',
  year: 2025,
};

/** Rounds of samples before the order, each with two pieces at twice the price and a courier. */
export const sampleRounds: Estimate = { low: 1, likely: 2, high: 3 };
export const piecesPerSampleRound = 2;
export const samplePriceFactor = 2;
export const sampleCourierUsd: Estimate = { low: 40, likely: 60, high: 90 };
export const samplesSource: FigureSource = planning;
