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

/** The same for a swatch beside text. */
export const shadeBackground: Readonly<Record<MapShade, string>> = {
  1: 'bg-butter',
  2: 'bg-butter bg-linear-to-r from-leaf/25 to-leaf/25',
  3: 'bg-butter bg-linear-to-r from-leaf/50 to-leaf/50',
  4: 'bg-butter bg-linear-to-r from-leaf/75 to-leaf/75',
  5: 'bg-leaf',
};

/** Land without data is hatched: a sign of its own, also where colors are not told apart. */
export const noDataLine = 'stroke-ink/45';
export const noDataBackground =
  'bg-paper bg-[repeating-linear-gradient(135deg,currentColor_0_1px,transparent_1px_5px)] text-ink/60';
