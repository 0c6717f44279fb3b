import { type SwagProductId, unitPriceUsd } from './bulk-price.ts';

export const occasions = ['welcome', 'events', 'gifts', 'shop'] as const;
export type Occasion = (typeof occasions)[number];

/** Bands of the price of one piece: from, inclusive, and below, exclusive, in US dollars. */
export const budgets = {
  'under-5': { fromUsd: 0, belowUsd: 5 },
  '5-10': { fromUsd: 5, belowUsd: 10 },
  '10-20': { fromUsd: 10, belowUsd: 20 },
  'over-20': { fromUsd: 20, belowUsd: Number.POSITIVE_INFINITY },
} as const;
export type Budget = keyof typeof budgets;

export type SwagFilter = {
  /** Any of these; none means all. */
  occasions: readonly Occasion[];
  budgets: readonly Budget[];
  quantityUnits: number;
};

type SwagProduct = { id: SwagProductId; occasions: readonly Occasion[] };

/** The products that suit, each with the price of one piece at that quantity, in the order given. */
export function filterSwag<Product extends SwagProduct>(
  products: readonly Product[],
  filter: SwagFilter,
): { product: Product; priceUsd: number }[] {
  return products.flatMap((product) => {
    const priceUsd = unitPriceUsd(product.id, filter.quantityUnits);
    if (priceUsd === null) return [];
    const suitsOccasion =
      filter.occasions.length === 0 ||
      product.occasions.some((occasion) => filter.occasions.includes(occasion));
    const suitsBudget =
      filter.budgets.length === 0 ||
      filter.budgets.some((budget) => isWithin(priceUsd, budgets[budget]));
    return suitsOccasion && suitsBudget ? [{ product, priceUsd }] : [];
  });
}

/** Compared in whole cents, as the price is shown: $4.995 is a $5.00 piece. */
function isWithin(priceUsd: number, { fromUsd, belowUsd }: { fromUsd: number; belowUsd: number }) {
  const cents = Math.round(priceUsd * 100);
  return cents >= fromUsd * 100 && cents < belowUsd * 100;
}
