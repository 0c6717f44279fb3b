import type { ProductCategory } from './product-categories.ts';

/**
 * A country's strength in a kind of product, 1 (weak) to 5 (world leader). The ratings themselves
 * are in the records in ./countries.
 *
 * Provenance: our own reading of trade patterns, as of October 2026; judgments, not measurements.
 * The map countries come from the country profiles of the sourcing map. Added later by estimate,
 * based on general knowledge only: the USA and South Korea, and the groups `musical-instruments`
 * and `pet-products`.
 */

export type StrengthRating = 1 | 2 | 3 | 4 | 5;

export const productGroups = [
  'knit-apparel',
  'woven-apparel',
  'activewear',
  'footwear',
  'bags-leather',
  'headwear',
  'home-textiles',
  'rugs-handicraft',
  'ceramics',
  'glass-drinkware',
  'metal-kitchenware',
  'furniture-wood',
  'beauty',
  'candles',
  'jewelry',
  'toys-games',
  'sports-goods',
  'electronics',
  'food-supplements',
  'paper-packaging',
  'musical-instruments',
  'pet-products',
] as const;

/**
 * Product groups of the trade: finer than the ten categories, because countries differ within
 * those.
 */
export type ProductGroup = (typeof productGroups)[number];

/** True for exactly the ids of `productGroups`. */
export function isProductGroup(value: unknown): value is ProductGroup {
  return productGroups.some((group) => group === value);
}

/** As it reads within a sentence. */
export const productGroupLabels: Readonly<Record<ProductGroup, string>> = {
  'knit-apparel': 'knit apparel',
  'woven-apparel': 'woven apparel and denim',
  activewear: 'activewear',
  footwear: 'footwear',
  'bags-leather': 'bags and leather goods',
  headwear: 'headwear',
  'home-textiles': 'home textiles',
  'rugs-handicraft': 'rugs and handicraft',
  ceramics: 'ceramics and tableware',
  'glass-drinkware': 'glass and drinkware',
  'metal-kitchenware': 'metal kitchenware and cutlery',
  'furniture-wood': 'furniture and wood goods',
  beauty: 'beauty and personal care',
  candles: 'candles',
  jewelry: 'jewelry',
  'toys-games': 'toys and games',
  'sports-goods': 'sports goods',
  electronics: 'electronics',
  'food-supplements': 'food and supplements',
  'paper-packaging': 'paper goods and packaging',
  'musical-instruments': 'musical instruments',
  'pet-products': 'pet products',
};

/** The groups of each category; a group may belong to two categories. */
export const categoryGroups: Readonly<Record<ProductCategory, readonly ProductGroup[]>> = {
  apparel: ['knit-apparel', 'woven-apparel', 'activewear', 'footwear'],
  accessories: ['bags-leather', 'headwear', 'jewelry', 'footwear'],
  'home-goods': [
    'home-textiles',
    'rugs-handicraft',
    'ceramics',
    'glass-drinkware',
    'metal-kitchenware',
    'furniture-wood',
    'candles',
    'paper-packaging',
  ],
  beauty: ['beauty'],
  fitness: ['sports-goods', 'activewear'],
  tech: ['electronics'],
  music: ['musical-instruments'],
  gaming: ['toys-games', 'electronics'],
  food: ['food-supplements'],
  pets: ['pet-products'],
};

/** The rating from which a country makes a kind of product well enough to be requested. */
export const feasibleFromRating: StrengthRating = 3;
