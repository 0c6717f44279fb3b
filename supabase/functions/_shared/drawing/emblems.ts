import { contrast, darken, lighten, readableOn } from './color.ts';
import { drawName, fitName } from './lettering.ts';
import { emblems, inked } from './ornaments.ts';
import { linear, type Studio } from './studio.ts';
import { n } from './svg.ts';
import { accentOn, printOn } from './theme.ts';

/** The style's emblem, printed within `r` of a point on a surface of color `on`. */
export function emblem(studio: Studio, cx: number, cy: number, r: number, on: string): string {
  const { theme } = studio;
  const drawn =
    theme.emblem === 'monogram'
      ? monogram(studio, on)
      : inked(emblems[theme.emblem], inksOn(studio, on));
  return `<g transform="translate(${n(cx)} ${n(cy)}) scale(${(r / 100).toFixed(3)})">${drawn}</g>`;
}

function inksOn(studio: Studio, on: string) {
  const { accent: own, pop, paper, body, ink } = studio.theme;
  const accent = accentOn(studio.theme, on);
  const petal = readableOn(on, [pop, own, paper, body, ink], 1.7);
  const bands = [own, pop, paper, body, ink].filter((color) => contrast(color, on) >= 1.35);
  const band = (index: number) => bands[index % Math.max(1, bands.length)] ?? paper;
  return {
    print: printOn(studio.theme, on),
    accent,
    onAccent: readableOn(accent, ['#17121f', '#ffffff']),
    accentDeep: darken(accent, 0.45),
    accentLight: lighten(accent, 0.3),
    chrome: chrome(studio, accent),
    petal,
    heart: readableOn(petal, [paper, own, '#f6cf63', ink], 1.4),
    leaf: readableOn(on, [own, body, pop, ink], 1.5),
    band0: band(0),
    band1: band(1),
    band2: band(2),
    band3: band(3),
  };
}

function chrome(studio: Studio, accent: string): string {
  if (studio.theme.emblem !== 'chrome-star') return accent;
  return linear(
    studio,
    [
      [0, lighten(accent, 0.75)],
      [0.42, lighten(accent, 0.2)],
      [0.5, darken(accent, 0.32)],
      [0.58, lighten(accent, 0.55)],
      [1, accent],
    ],
    [0, 0, 0.3, 1],
  );
}

/** The first letter of the name in two rings. */
function monogram({ theme, printed }: Studio, on: string): string {
  const accent = accentOn(theme, on);
  const color = contrast(accent, on) >= 2 ? accent : printOn(theme, on);
  const letter = (Array.from(printed)[0] ?? '').toUpperCase();
  const rings = `<g fill="none" stroke="${color}"><circle r="100" stroke-width="4.5"/><circle r="88" stroke-width="2"/></g>`;
  return rings + drawName(fitName(letter, theme.lettering, 95, 95, 95), 0, 0, color);
}
