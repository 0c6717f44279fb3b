import type { MapShade } from '@/lib/map/map-scale.ts';

/** One colour, lighter for what is less good, so that the order needs no legend to be seen. */
export const shadeFill: Readonly<Record<MapShade, string>> = {
  1: 'fill-leaf/10',
  2: 'fill-leaf/30',
  3: 'fill-leaf/50',
  4: 'fill-leaf/75',
  5: 'fill-leaf',
};

/** The same for a swatch beside words. */
export const shadeBackground: Readonly<Record<MapShade, string>> = {
  1: 'bg-leaf/10',
  2: 'bg-leaf/30',
  3: 'bg-leaf/50',
  4: 'bg-leaf/75',
  5: 'bg-leaf',
};
