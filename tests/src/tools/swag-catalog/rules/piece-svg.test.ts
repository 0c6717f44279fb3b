import { expect, test } from 'vitest';
import type { Logo } from '@/tools/swag-catalog/rules/logo.ts';
import { oneColorMatrix } from '@/tools/swag-catalog/rules/one-color.ts';
import { pieceSvg } from '@/tools/swag-catalog/rules/piece-svg.ts';

const logo: Logo = {
  name: 'logo.png',
  url: 'data:image/png;base64,AAAA',
  width: 100,
  height: 100,
  isTransparent: true,
  isCoarse: false,
};

test('a picture holds the drawing as an image, never as markup', () => {
  const svg = pieceSvg('mug', '<svg><script/></svg>', null, { ink: 'own', scalePct: 80 });
  expect(svg).toContain('href="data:image/svg+xml,%3Csvg%3E%3Cscript');
  expect(svg).not.toContain('<script');
});

test('a logo lies in the print area of its piece', () => {
  // The mug's area is 240 x 260 at 256, 320; a square logo at 50% is 120 wide, in its middle.
  const svg = pieceSvg('mug', '<svg/>', logo, { ink: 'own', scalePct: 50 });
  expect(svg).toContain(
    '<image href="data:image/png;base64,AAAA" x="316" y="390" width="120" height="120"/>',
  );
  expect(svg).not.toContain('filter');
});

test('in one color the logo passes a filter', () => {
  const svg = pieceSvg('mug', '<svg/>', logo, { ink: 'white', scalePct: 50 });
  expect(svg).toContain(`values="${oneColorMatrix('white', logo)}"`);
  expect(svg).toContain('filter="url(#ink)"');
});

/** The alpha that a matrix gives to a color, each channel from 0 to 1. */
function alphaOf(matrix: string, [red, green, blue, alpha]: [number, number, number, number]) {
  const [r = 0, g = 0, b = 0, a = 0, plus = 0] = matrix.split(' ').map(Number).slice(15);
  return red * r + green * g + blue * b + alpha * a + plus;
}

test('one color keeps the shape of a transparent logo', () => {
  const matrix = oneColorMatrix('white', { isTransparent: true });
  expect(alphaOf(matrix, [1, 1, 1, 1])).toBe(1);
  expect(alphaOf(matrix, [0, 0, 0, 0.5])).toBe(0.5);
});

test('of a logo with a background, one color prints the dark and leaves out the white', () => {
  const matrix = oneColorMatrix('black', { isTransparent: false });
  expect(alphaOf(matrix, [1, 1, 1, 1])).toBeCloseTo(0, 10);
  expect(alphaOf(matrix, [0, 0, 0, 1])).toBeCloseTo(1, 10);
});
