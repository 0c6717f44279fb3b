import type { MapShade } from '../rules/map-scale.ts';

/** One color, lighter for worse values, so that the order is clear without the legend. */
export const shadeFill: Readonly<Record<MapShade, string>> = {
  1: 'fill-leaf/20',
  2: 'fill-leaf/35',
  3: 'fill-leaf/55',
  4: 'fill-leaf/75',
  5: 'fill-leaf',
};

/** The same for a swatch beside text. */
export const shadeBackground: Readonly<Record<MapShade, string>> = {
  1: 'bg-leaf/20',
  2: 'bg-leaf/35',
  3: 'bg-leaf/55',
  4: 'bg-leaf/75',
  5: 'bg-leaf',
};

/** Land without data: gray, so that it is not taken for a low value. */
export const noDataFill = 'fill-ink/20';
export const noDataBackground = 'bg-ink/20';
