import type { ProductCategory } from '../product-categories.ts';

/** What a plan needs to know of a kind of goods; the answers about goods contain it. */
export type GoodsToPlan = Readonly<{
  kindId: string;
  category: ProductCategory;
  capability: Readonly<{ id: string }>;
  minOrderUnits: number;
  /** Usual days, as a factory quotes them: with the days off between. */
  sampleDays: number;
  /** The same for 1,000 pieces. */
  productionDays: number;
}>;
