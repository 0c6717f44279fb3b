import type { FactoryCountry } from './manufacturing-countries.ts';
import type { ProductCategory } from './product-categories.ts';

/**
 * How strong each country is in each kind of product, 1 (weak) to 5 (world leader).
 *
 * Provenance: our own reading of trade patterns, as of October 2026; judgements, not measurements.
 * The eight map countries come from the country profiles we keep for the sourcing map. Added later
 * by estimate, with nothing but general knowledge behind them: the columns `usa` and `korea`, and
 * the rows `musical-instruments` and `pet-products`.
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

/** The trade's groups: finer than the ten categories, because countries differ inside those. */
export type ProductGroup = (typeof productGroups)[number];

/** As it reads in the middle of a sentence. */
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

/** The groups that a category is made of; a group may serve two categories. */
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

type CountryRatings = Readonly<Record<FactoryCountry, StrengthRating>>;

/**
 * Columns, left to right: China, Vietnam, Mexico, Turkey, India, Pakistan, Bangladesh, Portugal;
 * then the two estimated ones, USA and South Korea.
 */
export const groupRatings: Readonly<Record<ProductGroup, CountryRatings>> = {
  'knit-apparel': row(5, 4, 3, 5, 4, 4, 5, 5, 3, 3),
  'woven-apparel': row(5, 4, 4, 5, 4, 5, 5, 3, 3, 3),
  activewear: row(5, 5, 2, 3, 3, 2, 3, 3, 2, 4),
  footwear: row(5, 5, 3, 3, 3, 2, 2, 5, 2, 3),
  'bags-leather': row(5, 4, 3, 4, 4, 3, 2, 3, 3, 3),
  headwear: row(5, 4, 2, 2, 2, 2, 4, 2, 2, 4),
  'home-textiles': row(4, 3, 2, 5, 5, 5, 3, 5, 3, 2),
  'rugs-handicraft': row(3, 3, 3, 5, 5, 4, 3, 2, 2, 1),
  ceramics: row(5, 3, 3, 3, 3, 1, 2, 5, 2, 3),
  'glass-drinkware': row(5, 2, 3, 4, 3, 1, 1, 3, 3, 3),
  'metal-kitchenware': row(5, 3, 2, 3, 4, 3, 1, 3, 3, 4),
  'furniture-wood': row(5, 5, 4, 3, 3, 2, 1, 3, 4, 2),
  beauty: row(5, 2, 3, 3, 3, 1, 1, 2, 5, 5),
  candles: row(4, 4, 3, 2, 3, 1, 1, 3, 5, 3),
  jewelry: row(5, 3, 4, 4, 5, 2, 1, 3, 3, 3),
  'toys-games': row(5, 4, 3, 1, 2, 1, 1, 1, 3, 3),
  'sports-goods': row(5, 4, 2, 2, 3, 5, 2, 2, 3, 3),
  electronics: row(5, 4, 4, 2, 3, 1, 1, 1, 3, 5),
  'food-supplements': row(3, 3, 4, 3, 4, 2, 1, 2, 5, 4),
  'paper-packaging': row(5, 3, 3, 3, 3, 2, 2, 3, 4, 3),
  // Guitars of Paracho and cymbals of Istanbul lift Mexico and Turkey; Sialkot makes pipes and drums.
  'musical-instruments': row(5, 3, 4, 4, 3, 3, 1, 2, 4, 4),
  // Brass and steel bowls of Moradabad and leather collars of Kanpur lift India.
  'pet-products': row(5, 4, 3, 3, 4, 3, 2, 2, 4, 3),
};

/** From here up a country makes a kind of product well enough to be asked for it. */
export const feasibleFromRating: StrengthRating = 3;

function row(
  china: StrengthRating,
  vietnam: StrengthRating,
  mexico: StrengthRating,
  turkey: StrengthRating,
  india: StrengthRating,
  pakistan: StrengthRating,
  bangladesh: StrengthRating,
  portugal: StrengthRating,
  usa: StrengthRating,
  korea: StrengthRating,
): CountryRatings {
  return { china, vietnam, mexico, turkey, india, pakistan, bangladesh, portugal, usa, korea };
}
