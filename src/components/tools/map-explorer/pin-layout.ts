import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { Point } from '@/lib/map/viewport.ts';

/** From this frame width on, a pin has room for the country's name. */
export const namesFromPx = 560;

/** The letters on a pin where there is no room for a name (ISO 3166). */
export const pinCodes: Readonly<Record<MapCountry, string>> = {
  china: 'CN',
  vietnam: 'VN',
  mexico: 'MX',
  turkey: 'TR',
  india: 'IN',
  pakistan: 'PK',
  bangladesh: 'BD',
  portugal: 'PT',
};

/**
 * Where a pin's head stands from its country, in px: Asia's five are so close together that the
 * heads would cover one another, so each hangs on a line of its own.
 */
export const wideOffsets: Readonly<Record<MapCountry, Point>> = {
  china: { x: 26, y: -40 },
  vietnam: { x: 38, y: 4 },
  mexico: { x: -12, y: 44 },
  turkey: { x: -14, y: -44 },
  india: { x: -50, y: 52 },
  pakistan: { x: -54, y: 8 },
  bangladesh: { x: 20, y: 76 },
  portugal: { x: -24, y: -42 },
};

export const narrowOffsets: Readonly<Record<MapCountry, Point>> = {
  china: { x: 6, y: -36 },
  vietnam: { x: 17, y: 4 },
  mexico: { x: 0, y: -36 },
  turkey: { x: -6, y: -38 },
  india: { x: -32, y: 52 },
  pakistan: { x: -38, y: 17 },
  bangladesh: { x: 8, y: 62 },
  portugal: { x: -8, y: -36 },
};
