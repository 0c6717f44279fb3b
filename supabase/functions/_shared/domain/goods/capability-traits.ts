/** Trades whose goods are used up, so that "jar", "box" and the like only name their packing. */
const consumables: ReadonlySet<string> = new Set([
  'skin-and-body-care',
  'lip-balms',
  'soap-and-bath',
  'hair-care',
  'oral-care',
  'makeup',
  'perfume',
  'nails-and-lashes',
  'candles',
  'coffee-and-tea',
  'supplements',
  'sauces-and-spices',
  'sweets-and-snacks',
  'oils-and-preserves',
  'drinks',
  'pet-food',
  'pet-care',
]);

/** Whether the trade's goods are edible, cosmetics, candles or the like. */
export function isConsumable(capabilityId: string): boolean {
  return consumables.has(capabilityId);
}
