import { expect, test } from 'vitest';
import tailwindConfig, { type PaletteColor, palette } from '../../../tailwind.config.ts';

type Pair = [text: PaletteColor, ground: PaletteColor, ratio: number];

/** The color pairs that the design names, with their stated ratios. */
const named: Pair[] = [
  ['ink', 'paper', 17.8],
  ['paper', 'ink', 17.8],
  ['smoke', 'paper', 7.0],
  ['smoke', 'blush', 5.0],
  ['smoke', 'butter', 5.0],
  ['white', 'tomato', 4.7],
  ['tomato', 'paper', 4.5],
  ['ink', 'butter', 12.9],
  ['ink', 'blush', 12.7],
  ['ink', 'sky', 13.4],
  ['ink', 'kraft', 9.4],
  ['leaf', 'paper', 5.1],
  ['white', 'leaf', 5.3],
];

/** Further pairs that components use for text. */
const used: [PaletteColor, PaletteColor][] = [
  ['tomato', 'white'],
  ['smoke', 'white'],
  ['smoke', 'sky'],
  ['leaf', 'white'],
  ['white', 'tomato-deep'],
  ['tomato-deep', 'white'],
  ['butter', 'ink'],
  ['ink', 'rank-amber'],
  ['ink', 'rank-silver'],
  ['ink', 'rank-bronze'],
  ['risk-low', 'white'],
  ['risk-medium', 'white'],
  ['risk-high', 'white'],
  ['risk-high', 'paper'],
  ['risk-high', 'blush'],
  ['risk-high', 'butter'],
  ['risk-high', 'sky'],
  ['white', 'risk-high'],
];

test.each(named)('the palette gives %s on %s a contrast of at least %f', (text, ground, ratio) => {
  expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(ratio);
});

test.each(used)('the palette makes %s readable on %s', (text, ground) => {
  expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
});

test("the palette replaces Tailwind's colors, so that no other color has a class", () => {
  expect(Object.keys(tailwindConfig.theme.colors)).toEqual([
    'transparent',
    'current',
    'inherit',
    ...Object.keys(palette),
  ]);
});

test('the palette has no blurred shadows', () => {
  for (const shadow of Object.values(tailwindConfig.theme.boxShadow)) {
    expect(shadow).toMatch(/^(none|\d+(px)? \d+px 0 0 #17121F)$/);
  }
});

/** WCAG 2.2, "contrast ratio" and "relative luminance". */
function contrast(first: string, second: string): number {
  const [high, low] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
