import { contrast, lighten, mix, readableOn } from './color.ts';
import { drawMotifs } from './motifs.ts';
import { inked, patterns, type Tile } from './ornaments.ts';
import type { Studio } from './studio.ts';
import { n } from './svg.ts';

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
  const inks = {
    base,
    first,
    firstSoft: mix(base, first, 0.6),
    firstLight: lighten(first, 0.75),
    second,
    secondLight: lighten(second, 0.75),
    third,
    heart: contrast(first, base) > 2 ? base : third,
  };
  const tile =
    motifs.length > 0 || theme.pattern === 'none'
      ? motifTile(studio, inks)
      : patterns[theme.pattern];
  const id = studio.define(`pattern${base}${scale}`, (name) => {
    const size = tile.size * scale;
    const turn = tile.rotateDeg ? ` patternTransform="rotate(${tile.rotateDeg})"` : '';
    return `<pattern id="${name}" width="${n(size)}" height="${n(size)}" patternUnits="userSpaceOnUse"${turn}><rect width="${n(size + 1)}" height="${n(size + 1)}" fill="${base}"/><g transform="scale(${scale})">${inked(tile.svg, inks)}</g></pattern>`;
  });
  return `url(#${id})`;
}

/** Two motifs, or the same one twice, each row shifted by half a repeat. */
function motifTile(
  { motifs }: Studio,
  inks: { base: string; first: string; second: string },
): Tile {
  const motifAt = (center: number, index: number, print: string) =>
    drawMotifs(
      motifs.slice(index % motifs.length).slice(0, 1),
      { cx: center, cy: center, width: 54, height: 54 },
      { print, on: inks.base, edge: inks.first },
    );
  return { size: 132, svg: motifAt(33, 0, inks.first) + motifAt(99, 1, inks.second) };
}
