/** The categories of the sourcing tools: the map's chips, the quiz and the strategy builder. */
export const sourcingCategories = [
  'apparel',
  'electronics',
  'home-goods',
  'beauty',
  'accessories',
] as const;

export type SourcingCategory = (typeof sourcingCategories)[number];

export const sourcingCategoryLabels: Readonly<Record<SourcingCategory, string>> = {
  apparel: 'Apparel',
  electronics: 'Electronics',
  'home-goods': 'Home Goods',
  beauty: 'Beauty',
  accessories: 'Accessories',
};

/** True for exactly the ids of `sourcingCategories`. */
export function isSourcingCategory(value: unknown): value is SourcingCategory {
  return sourcingCategories.some((category) => category === value);
}
