import { contrast, darken, lighten, readableOn } from './color.ts';
import { drawName, fitName } from './lettering.ts';
import { blossom, ellipse, polygon, rect, star } from './shapes.ts';
import { linear, type Studio } from './studio.ts';
import type { EmblemKind } from './styles.ts';
import { n } from './svg.ts';
import { accentOn, printOn } from './theme.ts';

type Spot = {
  studio: Studio;
  cx: number;
  cy: number;
  r: number;
  print: string;
  accent: string;
  on: string;
};

/** The style's emblem, printed within `r` of a point on a surface of color `on`. */
export function emblem(studio: Studio, cx: number, cy: number, r: number, on: string): string {
  return draw[studio.theme.emblem]({
    studio,
    cx,
    cy,
    r,
    on,
    print: printOn(studio.theme, on),
    accent: accentOn(studio.theme, on),
  });
}

const draw: Readonly<Record<EmblemKind, (spot: Spot) => string>> = {
  dot: ({ cx, cy, r, print, accent }) =>
    `<circle cx="${n(cx)}" cy="${n(cy - r * 0.18)}" r="${n(r * 0.58)}" fill="${accent}"/><path d="M${n(cx - r)} ${n(cy + r * 0.78)}h${n(r * 2)}" stroke="${print}" stroke-width="${n(r * 0.07)}"/>`,

  smiley: ({ cx, cy, r, accent }) => {
    const face = readableOn(accent, ['#17121f', '#ffffff']);
    const at = (x: number, y: number) => `${n(cx + x * r)} ${n(cy + y * r)}`;
    return `<path d="${ellipse(cx, cy, r)}" fill="${accent}"/><path d="${ellipse(cx - r * 0.33, cy - r * 0.22, r * 0.095, r * 0.15)}${ellipse(cx + r * 0.33, cy - r * 0.22, r * 0.095, r * 0.15)}" fill="${face}"/><path d="M${at(-0.5, 0.2)}Q${at(-0.3, 0.56)} ${at(0, 0.56)}T${at(0.5, 0.2)}" fill="none" stroke="${face}" stroke-width="${n(r * 0.12)}" stroke-linecap="round"/>`;
  },

  monogram: (spot) => {
    const { cx, cy, r, print, accent, on } = spot;
    const line = contrast(accent, on) >= 2 ? accent : print;
    const ring = (radius: number, width: number) =>
      `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius)}" fill="none" stroke="${line}" stroke-width="${n(width)}"/>`;
    return ring(r, r * 0.045) + ring(r * 0.88, r * 0.02) + initial(spot, r * 0.95, line);
  },

  'box-logo': ({ cx, cy, r, print }) => {
    const curve = (rx: number) => ellipse(cx, cy, rx, r * 0.82);
    const half = r * 0.82;
    return `<g fill="none" stroke="${print}" stroke-width="${n(r * 0.1)}"><path d="${curve(half)}${curve(half * 0.45)}M${n(cx - half)} ${n(cy)}h${n(half * 2)}M${n(cx - half * 0.84)} ${n(cy - half * 0.5)}h${n(half * 1.68)}M${n(cx - half * 0.84)} ${n(cy + half * 0.5)}h${n(half * 1.68)}"/></g>`;
  },

  'chrome-star': ({ studio, cx, cy, r, accent }) => {
    const chrome = linear(
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
    const spark = (x: number, y: number, size: number) =>
      `M${n(x)} ${n(y - size)}Q${n(x + size * 0.12)} ${n(y - size * 0.12)} ${n(x + size)} ${n(y)}Q${n(x + size * 0.12)} ${n(y + size * 0.12)} ${n(x)} ${n(y + size)}Q${n(x - size * 0.12)} ${n(y + size * 0.12)} ${n(x - size)} ${n(y)}Q${n(x - size * 0.12)} ${n(y - size * 0.12)} ${n(x)} ${n(y - size)}z`;
    return `<path d="${spark(cx, cy, r)}" fill="${chrome}" stroke="${darken(accent, 0.45)}" stroke-width="${n(r * 0.035)}" stroke-linejoin="round"/><path d="${spark(cx + r * 0.68, cy - r * 0.66, r * 0.3)}${spark(cx - r * 0.7, cy + r * 0.62, r * 0.22)}" fill="${lighten(accent, 0.3)}"/>`;
  },

  flower: ({ studio, cx, cy, r, on }) => {
    const { pop, accent, paper, body, ink } = studio.theme;
    const petal = readableOn(on, [pop, accent, paper, body, ink], 1.7);
    const heart = readableOn(petal, [paper, accent, '#f6cf63', ink], 1.4);
    const leaf = readableOn(on, [accent, body, pop, ink], 1.5);
    const side = (sign: number) =>
      `M${n(cx)} ${n(cy + r * 0.95)}C${n(cx + sign * r * 0.2)} ${n(cy + r * 0.4)} ${n(cx + sign * r * 0.75)} ${n(cy + r * 0.3)} ${n(cx + sign * r)} ${n(cy + r * 0.42)}C${n(cx + sign * r * 0.85)} ${n(cy + r * 0.9)} ${n(cx + sign * r * 0.4)} ${n(cy + r * 1.05)} ${n(cx)} ${n(cy + r * 0.95)}z`;
    return `<path d="${side(1)}${side(-1)}" fill="${leaf}"/><path d="${blossom(cx, cy - r * 0.16, 6, r * 0.76)}" fill="${petal}"/><path d="${ellipse(cx, cy - r * 0.16, r * 0.24)}" fill="${heart}"/>`;
  },

  node: ({ cx, cy, r, print, accent }) => {
    const box = rect(cx - r * 0.7, cy - r * 0.7, r * 1.4, r * 1.4, r * 0.36);
    const tick = (dx: number, dy: number) =>
      `M${n(cx + dx * r * 0.82)} ${n(cy + dy * r * 0.82)}L${n(cx + dx * r)} ${n(cy + dy * r)}`;
    return `<path d="${box}${tick(1, 0)}${tick(-1, 0)}${tick(0, 1)}${tick(0, -1)}" fill="none" stroke="${print}" stroke-width="${n(r * 0.1)}"/><path d="${ellipse(cx, cy, r * 0.32)}" fill="${accent}"/><path d="M${n(cx + r * 0.32)} ${n(cy)}h${n(r * 0.38)}" stroke="${accent}" stroke-width="${n(r * 0.1)}"/>`;
  },

  sunburst: ({ studio, cx, cy, r, on }) => {
    const { accent, pop, paper, body, ink } = studio.theme;
    const bands = [accent, pop, paper, body, ink].filter((color) => contrast(color, on) >= 1.35);
    const color = (index: number) => bands[index % Math.max(1, bands.length)] ?? paper;
    const arcs = [1, 0.76, 0.52, 0.28].map((share, index) => {
      const reach = r * 1.05 * share;
      return `<path d="M${n(cx - reach)} ${n(cy + r * 0.5)}a${n(reach)} ${n(reach)} 0 0 1 ${n(reach * 2)} 0z" fill="${color(index)}"/>`;
    });
    return `<g>${arcs.join('')}</g>`;
  },

  chevron: ({ cx, cy, r, print, accent }) => {
    const bar = (shift: number) => {
      const at = (x: number, y: number): readonly [number, number] => [
        cx + (x + shift) * r,
        cy + y * r,
      ];
      return polygon(
        [at(-0.72, 0.75), at(-0.3, 0.75), at(0.36, -0.75), at(-0.06, -0.75)],
        r * 0.05,
      );
    };
    return `<path d="${bar(-0.18)}" fill="${print}"/><path d="${bar(0.42)}" fill="${accent}"/>`;
  },

  bolt: ({ cx, cy, r, print, accent }) => {
    const at = (x: number, y: number): readonly [number, number] => [cx + x * r, cy + y * r];
    const bolt = polygon([
      at(0.18, -1),
      at(-0.52, 0.14),
      at(-0.06, 0.14),
      at(-0.24, 1),
      at(0.52, -0.24),
      at(0.06, -0.24),
    ]);
    return `<path d="${star(cx, cy, 8, r, r * 0.5)}" fill="none" stroke="${print}" stroke-width="${n(r * 0.05)}"/><path d="${bolt}" fill="${accent}"/>`;
  },
};

/** The first letter of the name, as a monogram. */
function initial({ studio, cx, cy }: Spot, size: number, color: string): string {
  const letter = Array.from(studio.printed)[0] ?? '';
  const fitted = fitName(letter.toUpperCase(), studio.theme.lettering, size, size, size);
  return drawName(fitted, cx, cy, color);
}
