import { contrast, lighten, mix, readableOn } from './color.ts';
import { drawMotifs } from './motifs.ts';
import { blossom, ellipse, polygon, rect, star } from './shapes.ts';
import type { Studio } from './studio.ts';
import type { PatternKind } from './styles.ts';
import { n } from './svg.ts';

type Inks = { first: string; second: string; third: string; base: string };
type Tile = { size: number; rotateDeg?: number; draw: (inks: Inks) => string };

/**
 * The asked motif in repeat, or else the style's pattern, as a fill on a surface of color `base`;
 * undefined where neither is printed. `scale` 1 suits a face of packaging.
 */
export function patternFill(studio: Studio, base: string, scale = 1): string | undefined {
  const { theme, motifs } = studio;
  if (motifs.length === 0 && theme.pattern === 'none') return undefined;
  const pick = (not: readonly string[]) =>
    readableOn(
      base,
      [theme.accent, theme.pop, theme.body, theme.paper, theme.ink].filter(
        (color) => !not.includes(color),
      ),
      1.3,
    );
  const first = pick([]);
  const second = pick([first]);
  const third = pick([first, second]);
  const tile =
    motifs.length > 0 || theme.pattern === 'none' ? motifTile(studio) : tiles[theme.pattern];
  const id = studio.define(`pattern${base}${scale}`, (name) => {
    const size = tile.size * scale;
    const turn = tile.rotateDeg ? ` patternTransform="rotate(${tile.rotateDeg})"` : '';
    return `<pattern id="${name}" width="${n(size)}" height="${n(size)}" patternUnits="userSpaceOnUse"${turn}><rect width="${n(size + 1)}" height="${n(size + 1)}" fill="${base}"/><g transform="scale(${scale})">${tile.draw({ first, second, third, base })}</g></pattern>`;
  });
  return `url(#${id})`;
}

/** Two motifs, or the same one twice, each row shifted by half a repeat. */
function motifTile({ motifs }: Studio): Tile {
  return {
    size: 132,
    draw: (inks) =>
      [0, 1]
        .map((place) => {
          const center = place === 0 ? 33 : 99;
          return drawMotifs(
            motifs.slice(place % motifs.length).slice(0, 1),
            { cx: center, cy: center, width: 54, height: 54 },
            { print: place === 0 ? inks.first : inks.second, on: inks.base, edge: inks.first },
          );
        })
        .join(''),
  };
}

const fill = (path: string, color: string) => `<path d="${path}" fill="${color}"/>`;
const line = (path: string, color: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;

const tiles: Readonly<Record<Exclude<PatternKind, 'none'>, Tile>> = {
  confetti: {
    size: 140,
    draw: ({ first, second, third }) =>
      fill(ellipse(30, 32, 17), first) +
      fill(
        polygon(
          [
            [88, 14],
            [122, 34],
            [86, 52],
          ],
          5,
        ),
        second,
      ) +
      line('M18 92q12 -22 24 0t24 0', third, 9) +
      fill(blossom(108, 98, 5, 21), first) +
      fill(ellipse(108, 98, 6), second) +
      fill(ellipse(62, 66, 6) + ellipse(70, 126, 8), third),
  },
  lattice: {
    size: 64,
    draw: ({ first, base }) =>
      line('M0 0L64 64M64 0L0 64', mix(base, first, 0.75), 1.4) +
      fill(star(32, 32, 4, 8, 2.4), first) +
      fill(
        `${ellipse(0, 32, 2)}${ellipse(64, 32, 2)}${ellipse(32, 0, 2)}${ellipse(32, 64, 2)}`,
        first,
      ),
  },
  checker: {
    size: 56,
    draw: ({ first }) => fill(rect(0, 0, 28, 28) + rect(28, 28, 28, 28), first),
  },
  bubbles: {
    size: 130,
    draw: ({ first, second, third }) =>
      fill(ellipse(34, 36, 25), first) +
      fill(ellipse(26, 27, 7, 5), lighten(first, 0.75)) +
      fill(ellipse(96, 92, 18), second) +
      fill(ellipse(90, 86, 5, 4), lighten(second, 0.75)) +
      fill(star(96, 28, 4, 19, 5, 3), third) +
      fill(star(36, 96, 4, 13, 4, 2), second) +
      fill(ellipse(66, 64, 6), third),
  },
  ditsy: {
    size: 112,
    draw: ({ first, second, third, base }) => {
      const heart = contrast(first, base) > 2 ? base : third;
      const leaf = (x: number, y: number, turn: number) =>
        `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C6 -10 6 -20 0 -28C-6 -20 -6 -10 0 0z" fill="${third}"/>`;
      return (
        leaf(28, 44, 130) +
        leaf(28, 44, 200) +
        leaf(84, 100, 60) +
        leaf(84, 100, -20) +
        fill(blossom(28, 28, 5, 18), first) +
        fill(ellipse(28, 28, 5), heart) +
        fill(blossom(84, 84, 6, 16), second) +
        fill(ellipse(84, 84, 5), heart) +
        fill(
          `${ellipse(84, 26, 4)}${ellipse(96, 36, 3)}${ellipse(24, 88, 4)}${ellipse(12, 76, 3)}`,
          second,
        )
      );
    },
  },
  grid: {
    size: 44,
    draw: ({ first, second, base }) =>
      line('M0 0H44M0 0V44', mix(base, first, 0.55), 1.3) +
      fill(ellipse(0, 0, 3) + ellipse(22, 22, 1.8), second),
  },
  'retro-stripes': {
    size: 120,
    draw: ({ first, second, third }) =>
      fill(rect(0, 12, 121, 22), first) +
      fill(rect(0, 40, 121, 22), second) +
      fill(rect(0, 68, 121, 22), third),
  },
  'speed-stripes': {
    size: 90,
    rotateDeg: -24,
    draw: ({ first, second }) => fill(rect(0, 8, 91, 30), first) + fill(rect(0, 46, 91, 8), second),
  },
  hatch: {
    size: 60,
    rotateDeg: 38,
    draw: ({ first, second }) => line('M0 14H60', first, 7) + line('M0 44H26M38 44H44', second, 3),
  },
};
