import { unitPriceUsd } from '@functions/_shared/domain/swag/bulk-price.ts';
import type { SwagPieceId } from '@functions/_shared/domain/swag/swag-pieces.ts';

export const occasions = ['welcome', 'events', 'gifts', 'shop'] as const;
export type Occasion = (typeof occasions)[number];

export function isOccasion(id: unknown): id is Occasion {
  return occasions.some((occasion) => occasion === id);
}

/** Bands of the price of one piece: from, inclusive, and below, exclusive, in US dollars. */
export const budgets = {
  'under-5': { fromUsd: 0, belowUsd: 5 },
  '5-10': { fromUsd: 5, belowUsd: 10 },
  '10-20': { fromUsd: 10, belowUsd: 20 },
  'over-20': { fromUsd: 20, belowUsd: Number.POSITIVE_INFINITY },
} as const;
export type Budget = keyof typeof budgets;

export function isBudget(id: unknown): id is Budget {
  return typeof id === 'string' && Object.hasOwn(budgets, id);
}

export const budgetIds: readonly Budget[] = Object.keys(budgets).filter(isBudget);

export type SwagFilter = {
  /** Matches any of these kinds of goods; undefined matches all. */
  kindIds?: readonly string[] | undefined;
  /** Matches any of these; an empty list matches all. */
  occasions: readonly Occasion[];
  budgets: readonly Budget[];
  quantityUnits: number;
};

type SwagProduct = {
  id: SwagPieceId;
  kindIds: readonly string[];
  occasions: readonly Occasion[];
};

/** The matching products in the given order, each with its price per piece at that quantity. */
export function filterSwag<Product extends SwagProduct>(
  products: readonly Product[],
  filter: SwagFilter,
): { product: Product; priceUsd: number }[] {
  return products.flatMap((product) => {
    const priceUsd = unitPriceUsd(product.id, filter.quantityUnits);
    if (priceUsd === null) return [];
    const suitsKind =
      filter.kindIds === undefined || product.kindIds.some((id) => filter.kindIds?.includes(id));
    const suitsOccasion =
      filter.occasions.length === 0 ||
      product.occasions.some((occasion) => filter.occasions.includes(occasion));
    const suitsBudget =
      filter.budgets.length === 0 ||
      filter.budgets.some((budget) => isWithin(priceUsd, budgets[budget]));
    return suitsKind && suitsOccasion && suitsBudget ? [{ product, priceUsd }] : [];
  });
}

/** Compares whole cents, as the price is shown: a piece at $4.995 costs $5.00. */
function isWithin(priceUsd: number, { fromUsd, belowUsd }: { fromUsd: number; belowUsd: number }) {
  const cents = Math.round(priceUsd * 100);
  return cents >= fromUsd * 100 && cents < belowUsd * 100;
}
