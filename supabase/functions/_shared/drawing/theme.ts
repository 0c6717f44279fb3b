import { type DesignStyle, designStyleLabels, designStyles } from '../domain/design-styles.ts';
import { contrast, darken, distance, lighten, luminance, readableOn, saturation } from './color.ts';
import {
  type EmblemKind,
  type Lettering,
  type Palette,
  type PatternKind,
  styleRules,
} from './styles.ts';
import { hashWords } from './svg.ts';
import { lastIndexOfPhrase, toWords } from './words.ts';

/** Everything that a drawing needs to know about the look: colors, letters, ornament. */
export type Theme = Palette & {
  style: DesignStyle;
  lettering: Lettering;
  emblem: EmblemKind;
  pattern: PatternKind;
};

export type ThemeInput = {
  brandName: string;
  productDescription: string;
  styleVibe: string;
  creatorAesthetic?: string;
  colorPalette?: readonly string[];
};

/** A product closer to the backdrop than this (in OKLab) does not stand out. */
export const minBodyDistance = 0.16;

/**
 * Colors come from the given palette, or else from the style; the style comes from the vibe, or
 * else from the words of the aesthetic. A color named for the product itself ("a black hoodie")
 * takes precedence. The same words always give the same theme, so product and packaging match.
 */
export function chooseTheme(input: ThemeInput): Theme {
  const [style, second] = parseStyles(input.styleVibe, input.creatorAesthetic ?? '');
  const rules = styleRules[style];
  const borrowedPattern = styleRules[second ?? style].pattern;
  const seed = hashWords(`${input.brandName}|${input.productDescription}|${style}`);
  const own = rules.palettes[seed % rules.palettes.length] ?? rules.palettes[0];
  const given = [...new Set((input.colorPalette ?? []).map((hex) => hex.toLowerCase()))];
  const palette = given.length > 0 ? paletteFromColors(given, own) : own;
  const named = colorNamed(toWords(input.productDescription));
  const body = named ?? palette.body;
  const accent = distance(palette.accent, body) < 0.1 ? palette.pop : palette.accent;
  return {
    ...palette,
    body,
    accent,
    ground: separateGround(palette.ground, body),
    style,
    lettering: rules.lettering,
    emblem: rules.emblem,
    pattern: borrowedPattern === 'none' ? rules.pattern : borrowedPattern,
  };
}

/**
 * The print color for this background: the first of the theme's own colors that is readable on it.
 */
export function printOn(theme: Theme, background: string): string {
  return readableOn(background, [theme.paper, theme.ink, darken(theme.ink, 0.6)]);
}

/** A color that stands out on this background but need not be readable. */
export function accentOn(theme: Theme, background: string): string {
  const candidates = [theme.accent, theme.pop, theme.body, theme.paper, theme.ink];
  return readableOn(
    background,
    candidates.filter((candidate) => distance(candidate, background) > 0.2),
    1.6,
  );
}

/** The style named first in the vibe, and the second if there is one. */
export function parseStyles(
  vibe: string,
  aesthetic: string,
): [DesignStyle, DesignStyle | undefined] {
  const named = stylesIn(vibe);
  const [first, second] = named.length > 0 ? named : stylesIn(aesthetic);
  return [first ?? 'bold-colorful', second];
}

function stylesIn(text: string): DesignStyle[] {
  const words = toWords(text);
  const places: { style: DesignStyle; place: number }[] = [];
  for (const style of designStyles) {
    const phrases = [style, designStyleLabels[style], ...styleRules[style].words.split(', ')].map(
      toWords,
    );
    const found = phrases
      .map((phrase) => lastIndexOfPhrase(words, phrase))
      .filter((place) => place >= 0);
    if (found.length > 0) places.push({ style, place: Math.min(...found) });
  }
  return places.sort((a, b) => a.place - b.place).map(({ style }) => style);
}

function paletteFromColors(colors: readonly string[], fallback: Palette): Palette {
  const byLight = [...colors].sort((a, b) => luminance(a) - luminance(b));
  const darkest = byLight[0] ?? fallback.ink;
  const lightest = byLight[byLight.length - 1] ?? fallback.paper;
  const vivid = colors.filter((color) => saturation(color) > 0.25);
  const body =
    vivid.find((color) => luminance(color) < 0.45) ??
    vivid.find((color) => luminance(color) < 0.7) ??
    darkest;
  const others = colors.filter((color) => color !== body);
  const ground =
    others.find((color) => luminance(color) > 0.35 && distance(color, body) > minBodyDistance) ??
    lighten(body, luminance(body) < 0.5 ? 0.72 : 0.5);
  const rest = others.filter((color) => color !== ground);
  const accent =
    rest.find((color) => distance(color, body) > 0.18) ?? readableOn(body, [lightest, ground], 2);
  const pop = rest.find((color) => color !== accent) ?? lighten(accent, 0.35);
  return {
    // A neon backdrop would outshine the product.
    ground: saturation(ground) > 0.85 ? lighten(ground, 0.4) : ground,
    body,
    accent,
    pop,
    paper: luminance(lightest) > 0.75 ? lightest : lighten(lightest, 0.85),
    ink: contrast(darkest, '#ffffff') > 10 ? darkest : darken(darkest, 0.8),
  };
}

function separateGround(ground: string, body: string): string {
  const away = luminance(body) > 0.4 ? darken : lighten;
  let moved = ground;
  for (let step = 1; step <= 8 && distance(moved, body) < minBodyDistance; step += 1) {
    moved = away(ground, step * 0.11);
  }
  return moved;
}

const bodyColors: ReadonlyMap<string, string> = new Map(
  Object.entries({
    black: '#1f1c20',
    white: '#faf8f4',
    grey: '#a9a7a8',
    gray: '#a9a7a8',
    red: '#cf2f22',
    burgundy: '#6d1f33',
    pink: '#f79fbc',
    blush: '#f3bfc4',
    orange: '#ee7d31',
    yellow: '#f7c93f',
    mustard: '#d9a32f',
    green: '#2c7d50',
    sage: '#a3b497',
    olive: '#75794a',
    mint: '#a9dcc3',
    teal: '#1f7f80',
    turquoise: '#3fc1bd',
    blue: '#2f63c9',
    navy: '#1f2b52',
    purple: '#6e48a8',
    lilac: '#c5aee3',
    lavender: '#c5b4e3',
    brown: '#7a5236',
    beige: '#e3d2b8',
    tan: '#cfab80',
  }),
);

/** Words after which a color is that of a flavor, a leaf or a lamp, not of the product. */
const notAColorBefore = new Set(
  'tea coffee chocolate wine light noise pepper sauce salt juice oil scent scented rice candle soap seal friday gold matcha'.split(
    ' ',
  ),
);

/** The color that words name, as of a product or a print. */
export function colorNamed(words: readonly string[]): string | undefined {
  const word = words.find(
    (candidate, index) => bodyColors.has(candidate) && !notAColorBefore.has(words[index + 1] ?? ''),
  );
  return word === undefined ? undefined : bodyColors.get(word);
}
