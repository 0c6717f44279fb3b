import type { SourcingCategory } from '../sourcing-categories.ts';

/** The sample product of each category, in a sentence: "a cotton T-shirt". */
export const sampleProductNames: Readonly<Record<SourcingCategory, string>> = {
  apparel: 'cotton T-shirt',
  electronics: 'Bluetooth speaker',
  'home-goods': 'ceramic mug',
  beauty: 'skincare cream',
  accessories: 'vegan leather handbag',
};
