import { darken, distance, lighten, luminance, mix, readableOn } from './color.ts';
import { accentOn, printOn, type Theme } from './theme.ts';

/** Colors of materials, the same in every palette. */
const materials: ReadonlyMap<string, string> = new Map(
  Object.entries({
    steel: '#c9ccd1',
    iron: '#4b4a4f',
    brass: '#d8b26a',
    gold: '#e2bd63',
    wood: '#ddb27c',
    walnut: '#8a5d3f',
    kraft: '#d2ab7d',
    cork: '#c79a66',
    clay: '#c77b55',
    rubber: '#3d393b',
    screen: '#2a2d36',
    glass: '#dfe9ea',
    cream: '#f5ecdc',
    white: '#fbf9f5',
    leaf: '#5f8f55',
    leather: '#a5683f',
    amber: '#8f4f1d',
  }),
);

/** Below this luminance a shadow on the surface would be invisible, so seams turn light. */
const darkSurface = 0.045;

/**
 * The color that a template names: a color of the palette or a material, on its own ("body") or
 * with a tone ("body-shade"). Every tone is visible on its own base, on black and on white too.
 * @throws Error for a name that is not in the format
 */
export function templateColor(theme: Theme, name: string): string {
  if (name === 'shade') return '#1a0f14';
  if (name === 'light') return '#fffdf8';
  const [base = '', tone = 'plain'] = name.split('-');
  const color = baseColor(theme, base);
  return toneOf(theme, color, tone);
}

export function isTemplateColor(name: string): boolean {
  const [base = '', tone = 'plain', ...rest] = name.split('-');
  if (name === 'shade' || name === 'light') return true;
  return rest.length === 0 && (paletteBases.has(base) || materials.has(base)) && tones.has(tone);
}

const paletteBases = new Set(['body', 'accent', 'pop', 'paper', 'ink', 'ground']);
const tones = new Set(['plain', 'light', 'shade', 'deep', 'line', 'print']);

function baseColor(theme: Theme, base: string): string {
  if (base === 'body') return surface(theme.body);
  if (base === 'accent') return surface(accentOn(theme, theme.body));
  if (base === 'pop') return surface(popOf(theme));
  if (base === 'paper') return theme.paper;
  if (base === 'ink') return surface(theme.ink);
  if (base === 'ground') return theme.ground;
  const material = materials.get(base);
  if (material === undefined) throw new Error(`No such color in the template format: ${base}`);
  return material;
}

function toneOf(theme: Theme, color: string, tone: string): string {
  const isDark = luminance(color) < darkSurface;
  if (tone === 'plain') return color;
  if (tone === 'light') return lighten(color, isDark ? 0.14 : 0.22);
  if (tone === 'shade') return isDark ? mix(color, '#0b0608', 0.45) : darken(color, 0.2);
  if (tone === 'deep') return isDark ? mix(color, '#050304', 0.75) : darken(color, 0.46);
  if (tone === 'line') return isDark ? lighten(color, 0.3) : darken(color, 0.36);
  if (tone === 'print') return printOn(theme, color);
  throw new Error(`No such tone in the template format: ${tone}`);
}

/** Pure black or white has no room for shadow or light. */
function surface(color: string): string {
  const light = luminance(color);
  if (light < 0.02) return lighten(color, 0.09);
  return light > 0.95 ? darken(color, 0.025) : color;
}

function popOf(theme: Theme): string {
  const accent = accentOn(theme, theme.body);
  const candidates = [theme.pop, theme.accent, theme.paper, theme.ink].filter(
    (color) => distance(color, accent) > 0.12 && distance(color, theme.body) > 0.12,
  );
  return readableOn(theme.body, candidates, 1.3);
}
