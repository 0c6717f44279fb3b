import { distance as distanceInOklab, type Rgb, toLinear, toOklab } from '../domain/oklab.ts';

/** Minimum contrast between print and its background (WCAG 2.2, 1.4.3 for body text). */
export const minPrintContrast = 4.5;

/** WCAG 2.2 contrast ratio of two `#rrggbb` colors, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** Relative luminance of a `#rrggbb` color, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** `amount` 0 gives the first color, 1 the second. */
export function mix(first: string, second: string, amount: number): string {
  const [from, to] = [toRgb(first), toRgb(second)];
  return toHex([
    from[0] + (to[0] - from[0]) * amount,
    from[1] + (to[1] - from[1]) * amount,
    from[2] + (to[2] - from[2]) * amount,
  ]);
}

/** The color in shadow: darker, with a hint of warm ink instead of neutral gray. */
export function darken(hex: string, amount: number): string {
  return mix(hex, '#1a0f14', amount);
}

export function lighten(hex: string, amount: number): string {
  return mix(hex, '#fffdf8', amount);
}

/** HSL saturation, 0 (gray) to 1. */
export function saturation(hex: string): number {
  const [red, green, blue] = toRgb(hex);
  const max = Math.max(red, green, blue) / 255;
  const min = Math.min(red, green, blue) / 255;
  if (max === min) return 0;
  return (max - min) / (1 - Math.abs(max + min - 1));
}

/** Perceptual distance of two `#rrggbb` colors in Oklab; black to white is 1. */
export function distance(first: string, second: string): number {
  return distanceInOklab(toOklab(toRgb(first)), toOklab(toRgb(second)));
}

/**
 * The first candidate that is readable on `background`; if there is none, ink or paper, one of
 * which always reaches {@link minPrintContrast}.
 */
export function readableOn(
  background: string,
  candidates: readonly string[],
  minContrast = minPrintContrast,
): string {
  const found = candidates.find((candidate) => contrast(background, candidate) >= minContrast);
  if (found !== undefined) return found;
  return contrast(background, '#ffffff') >= contrast(background, '#000000') ? '#ffffff' : '#000000';
}

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
