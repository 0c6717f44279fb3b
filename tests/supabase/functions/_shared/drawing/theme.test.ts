import { designStyles } from '@functions/_shared/domain/design-styles.ts';
import { contrast, distance, minPrintContrast } from '@functions/_shared/drawing/color.ts';
import { styleRules } from '@functions/_shared/drawing/styles.ts';
import {
  chooseTheme,
  minBodyDistance,
  parseStyles,
  printOn,
  type ThemeInput,
} from '@functions/_shared/drawing/theme.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

function theme(overrides: Partial<ThemeInput> = {}) {
  return chooseTheme({
    brandName: '@glowbymia',
    productDescription: 'mug',
    styleVibe: 'minimalist',
    ...overrides,
  });
}

test.each(designStyles)('the style %s is found by its id', (style) => {
  expect(parseStyles(style, '')).toEqual([style, undefined]);
});

test.each([
  ['Bold & Colorful, Y2K', 'bold-colorful', 'y2k'],
  ['vintage, luxury', 'vintage', 'luxury'],
  ['retro and a bit sporty', 'vintage', 'athletic'],
  ['Clean', 'minimalist', undefined],
])('the style of "%s" is %s, then %s', (vibe, first, second) => {
  expect(parseStyles(vibe, '')).toEqual([first, second]);
});

test('the style comes from the aesthetic when the vibe names none', () => {
  expect(parseStyles('auto', 'Dark, moody tones with a gothic edge')[0]).toBe('edgy');
});

test('the style is bold and colorful when nothing names one', () => {
  expect(parseStyles('auto', '')[0]).toBe('bold-colorful');
});

test('the second style provides the pattern', () => {
  expect(theme({ styleVibe: 'vintage, luxury' })).toMatchObject({
    style: 'vintage',
    emblem: 'sunburst',
    pattern: 'lattice',
  });
});

test.each(
  designStyles.flatMap((style) =>
    styleRules[style].palettes.map((palette, index) => ({ style, index, ...palette })),
  ),
)('the palette $style $index prints readably and stands out from its background', (palette) => {
  const { body, ground, ink, paper } = palette;
  const readable = Math.max(contrast(paper, body), contrast(ink, body));
  expect(readable).toBeGreaterThanOrEqual(minPrintContrast);
  expect(contrast(ink, paper)).toBeGreaterThanOrEqual(7);
  expect(distance(ground, body)).toBeGreaterThanOrEqual(minBodyDistance);
});

test('the palette is the given one, if there is one', () => {
  const colorPalette = ['#E8C4A0', '#3D5A80', '#EE6C4D', '#F4F1DE'];
  const { accent, body, ground, pop } = theme({ colorPalette });
  const given = colorPalette.map((color) => color.toLowerCase());
  expect([ground, body, accent, pop].every((color) => given.includes(color))).toBe(true);
});

test('the palette gives priority to the color in the product’s name', () => {
  expect(theme({ productDescription: 'matte black mug' }).body).toBe('#1f1c20');
  expect(theme({ productDescription: 'navy hoodie', colorPalette: ['#ff8800'] }).body).toBe(
    '#1f2b52',
  );
});

test('the palette does not mistake a flavor for a color', () => {
  const plain = theme({ productDescription: 'green tea' });
  expect(styleRules.minimalist.palettes.map(({ body }) => body)).toContain(plain.body);
});

test('the palette of product and packaging is the same for the same words', () => {
  expect(theme()).toEqual(theme());
});

test('the palette always prints readably and stands out from its background, for any colors', () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(
      fc.array(hex, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(...designStyles),
      (colorPalette, styleVibe) => {
        const made = theme({ colorPalette, styleVibe });
        for (const surface of [made.body, made.accent, made.pop, made.paper, made.ground]) {
          expect(contrast(printOn(made, surface), surface)).toBeGreaterThanOrEqual(
            minPrintContrast,
          );
        }
        expect(distance(made.ground, made.body)).toBeGreaterThanOrEqual(minBodyDistance);
      },
    ),
  );
});
