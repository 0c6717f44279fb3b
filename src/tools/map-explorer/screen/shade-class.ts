import type { MapShade } from '../rules/map-scale.ts';

/** Under every shade of a country with data; alone, it is the worst value. */
export const shadeUnderlay = 'fill-butter';

/**
 * From yellow to green and darker all the way, so that the order is clear without the legend and
 * the worst value is no paler than land without data.
 */
export const shadeFill: Readonly<Record<MapShade, string>> = {
  1: 'fill-leaf/0',
  2: 'fill-leaf/25',
  3: 'fill-leaf/50',
  4: 'fill-leaf/75',
  5: 'fill-leaf',
};
