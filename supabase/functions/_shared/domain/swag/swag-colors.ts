/**
 * The colors in which a piece can be looked at. A supplier's own range differs from piece to piece,
 * so they are a choice for the picture and the request, and the quote names the exact color.
 */
export const swagColors = {
  white: { name: 'White', hex: '#faf8f4' },
  natural: { name: 'Natural', hex: '#e9dcc3' },
  black: { name: 'Black', hex: '#1f1c20' },
  navy: { name: 'Navy', hex: '#1f2b52' },
  red: { name: 'Red', hex: '#cf2f22' },
  green: { name: 'Forest green', hex: '#1f5a41' },
  blue: { name: 'Sky blue', hex: '#8fbfe0' },
  pink: { name: 'Pink', hex: '#f2a7bb' },
} as const;

export type SwagColorId = keyof typeof swagColors;

export function isSwagColor(id: unknown): id is SwagColorId {
  return typeof id === 'string' && Object.hasOwn(swagColors, id);
}

export const swagColorIds: readonly SwagColorId[] = Object.keys(swagColors).filter(isSwagColor);
