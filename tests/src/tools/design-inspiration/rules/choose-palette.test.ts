import { distance, toHex, toOklab } from '@functions/_shared/domain/oklab.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  choosePalette,
  maxPaletteColors,
  mergePalettes,
} from '@/tools/design-inspiration/rules/choose-palette.ts';
import { countColors } from '@/tools/design-inspiration/rules/count-colors.ts';

type Patch = { rgb: readonly [number, number, number, number?]; pixels: number };

/** Pixels in runs; the order of pixels is nothing to a palette. */
function picture(...patches: Patch[]): Uint8ClampedArray {
  return Uint8ClampedArray.from(
    patches.flatMap(({ rgb: [red, green, blue, alpha = 255], pixels }) =>
      Array.from({ length: pixels }, () => [red, green, blue, alpha]).flat(),
    ),
  );
}

const hexesOf = (pixels: Uint8ClampedArray) =>
  choosePalette(countColors(pixels)).map(({ hex }) => hex);

test('a flat picture of two colors gives exactly those two, the larger first', () => {
  const pixels = picture(
    { rgb: [0xd9, 0x34, 0x1a], pixels: 300 },
    { rgb: [0xff, 0xd4, 0x4d], pixels: 700 },
  );
  const palette = choosePalette(countColors(pixels));
  expect(palette.map(({ hex }) => hex)).toEqual(['#FFD44D', '#D9341A']);
  expect(palette[0]?.share).toBeCloseTo(0.7);
  expect(palette[1]?.share).toBeCloseTo(0.3);
});

test('a flat picture of one color gives that one', () => {
  expect(hexesOf(picture({ rgb: [1, 2, 3], pixels: 50 }))).toEqual(['#010203']);
});

test('a flat picture keeps its two colors exact when a soft edge lies between them', () => {
  const edge = Array.from({ length: 20 }, (_, step): Patch => {
    const part = (step + 1) / 21;
    return {
      rgb: [Math.round(255 * part), Math.round(255 * part), Math.round(255 * part)],
      pixels: 1,
    };
  });
  const pixels = picture(
    { rgb: [0, 0, 0], pixels: 6000 },
    { rgb: [255, 255, 255], pixels: 5000 },
    ...edge,
  );
  expect(hexesOf(pixels)).toEqual(['#000000', '#FFFFFF']);
});

test('a flat picture of any two distinct colors gives exactly those two', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const color = fc.tuple(channel, channel, channel);
  fc.assert(
    fc.property(color, color, fc.integer({ min: 5, max: 95 }), (a, b, share) => {
      fc.pre(distance(toOklab(a), toOklab(b)) > 0.1);
      const pixels = picture({ rgb: a, pixels: share * 2 }, { rgb: b, pixels: 200 - share * 2 });
      expect(hexesOf(pixels).sort()).toEqual([toHex(a), toHex(b)].sort());
    }),
  );
});

test('a small vivid area in a large gray picture survives', () => {
  const scene = Array.from({ length: 200 }, (_, step): Patch => {
    const gray = 60 + Math.round((step / 200) * 150);
    return { rgb: [gray, gray + 3, gray + 6], pixels: 50 };
  });
  const hexes = hexesOf(picture(...scene, { rgb: [220, 20, 30], pixels: 80 }));
  expect(hexes).toContain('#DC141E');
});

test('a speck is not in the palette', () => {
  const pixels = picture({ rgb: [240, 240, 240], pixels: 10_000 }, { rgb: [255, 0, 0], pixels: 3 });
  expect(hexesOf(pixels)).toEqual(['#F0F0F0']);
});

test('transparent pixels do not count, and a fully transparent picture has no colors', () => {
  const ghost: Patch = { rgb: [0, 255, 0, 0], pixels: 900 };
  expect(hexesOf(picture(ghost, { rgb: [9, 9, 9], pixels: 10 }))).toEqual(['#090909']);
  expect(hexesOf(picture(ghost))).toEqual([]);
  expect(hexesOf(new Uint8ClampedArray())).toEqual([]);
});

test('noise gives at most five distinct colors whose shares add up', () => {
  const noise = fc.uint8ClampedArray({ minLength: 400, maxLength: 4000 });
  fc.assert(
    fc.property(noise, (pixels) => {
      const palette = choosePalette(countColors(pixels));
      expect(palette.length).toBeLessThanOrEqual(maxPaletteColors);
      expect(new Set(palette.map(({ hex }) => hex)).size).toBe(palette.length);
      for (const { hex, share } of palette) {
        expect(hex).toMatch(/^#[0-9A-F]{6}$/);
        expect(share).toBeGreaterThan(0);
      }
      if (palette.length > 0) {
        expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      }
    }),
    { numRuns: 50 },
  );
});

test('several pictures count equally whatever their size', () => {
  const paletteOf = (...patches: Patch[]) => choosePalette(countColors(picture(...patches)));
  const merged = mergePalettes([
    paletteOf({ rgb: [200, 0, 0], pixels: 10_000 }),
    paletteOf({ rgb: [0, 0, 200], pixels: 10 }),
    [],
    [{ hex: 'red', share: 1 }],
  ]);
  expect(merged).toEqual([
    { hex: '#0000C8', share: 0.5 },
    { hex: '#C80000', share: 0.5 },
  ]);
});
