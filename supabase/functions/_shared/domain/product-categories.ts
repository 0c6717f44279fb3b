/** The ten product categories of all tools, in the order shown. */
export const productCategories = [
  'apparel',
  'accessories',
  'home-goods',
  'beauty',
  'fitness',
  'tech',
  'music',
  'gaming',
  'food',
  'pets',
] as const;

export type ProductCategory = (typeof productCategories)[number];

export const productCategoryLabels: Readonly<Record<ProductCategory, string>> = {
  apparel: 'Apparel',
  accessories: 'Accessories',
  'home-goods': 'Home Goods',
  beauty: 'Beauty',
  fitness: 'Fitness',
  tech: 'Tech',
  music: 'Music',
  gaming: 'Gaming',
  food: 'Food',
  pets: 'Pets',
};

/** True for exactly the ids above; labels, other letter case and surrounding spaces do not pass. */
export function isProductCategory(value: unknown): value is ProductCategory {
  return productCategories.some((category) => category === value);
}
