import { darken, lighten, luminance } from './color.ts';
import type { Motif } from './motifs.ts';
import { n } from './svg.ts';
import type { Theme } from './theme.ts';

/**
 * The state of one picture: its theme, the name to print, and its definitions so far (gradients,
 * clips, blurs), each stored once under a prefixed id.
 */
export type Studio = {
  theme: Theme;
  /** The printed name, never empty. */
  printed: string;
  /** What the visitor asked to have printed; empty for the style's own emblem. */
  motifs: readonly Motif[];
  /** Stands before every id, so that the pictures of a page share none. */
  idPrefix: string;
  /** The id of the definition for `key`, created on first use. */
  define: (key: string, markup: (id: string) => string) => string;
  definitions: () => string;
};

export function createStudio(
  { theme, printed, motifs }: Pick<Studio, 'theme' | 'printed' | 'motifs'>,
  idPrefix: string,
): Studio {
  const known = new Map<string, { id: string; markup: string }>();
  return {
    theme,
    printed,
    motifs,
    idPrefix,
    define(key, markup) {
      const existing = known.get(key);
      if (existing) return existing.id;
      const id = `${idPrefix}${known.size.toString(36)}`;
      known.set(key, { id, markup: '' });
      known.set(key, { id, markup: markup(id) });
      return id;
    },
    definitions: () => [...known.values()].map(({ markup }) => markup).join(''),
  };
}

export type Stop = readonly [offset: number, color: string, opacity?: number];

/** A linear gradient in the shape's own box (0 to 1), left to right by default. */
export function linear(studio: Studio, stops: readonly Stop[], line = [0, 0, 1, 0]): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 0] = line;
  const id = studio.define(
    `linear${line.join()}${stops.join(';')}`,
    (name) =>
      `<linearGradient id="${name}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarkup(stops)}</linearGradient>`,
  );
  return `url(#${id})`;
}

export function radial(
  studio: Studio,
  stops: readonly Stop[],
  cx = 0.5,
  cy = 0.5,
  r = 0.5,
): string {
  const id = studio.define(
    `radial${cx},${cy},${r}${stops.join(';')}`,
    (name) =>
      `<radialGradient id="${name}" cx="${cx}" cy="${cy}" r="${r}">${stopMarkup(stops)}</radialGradient>`,
  );
  return `url(#${id})`;
}

/** `content` blurred by `deviation` picture units. */
export function blurred(studio: Studio, deviation: number, content: string): string {
  const id = studio.define(
    `blur${deviation}`,
    (name) =>
      `<filter id="${name}" filterUnits="userSpaceOnUse" x="-40" y="-40" width="880" height="880"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
  return `<g filter="url(#${id})">${content}</g>`;
}

export type Finish = 'matte' | 'gloss' | 'metal' | 'glass';

/**
 * The light on a body of revolution: key light from the upper left, shade on the right, and a
 * little reflected light at the edge.
 */
export function roundLight(studio: Studio, finish: Finish, isLying = false): string {
  return linear(studio, stopsOf(roundLights[finish]), isLying ? [0, 0, 0, 1] : [0, 0, 1, 0]);
}

/** "27:24" is 24% of light over 27% of the width; a negative share is shade. */
const roundLights: Readonly<Record<Finish, string>> = {
  matte: '0:-26 10:-8 27:24 42:6 62:-5 90:-32 100:-20',
  gloss: '0:-30 8:-8 15:16 19:62 25:58 29:12 50:0 75:-14 93:-36 100:12',
  metal: '0:-45 10:25 22:75 34:-10 55:45 72:-30 88:-50 100:30',
  glass: '0:-24 6:35 14:5 20:50 26:42 30:4 80:-4 92:30 100:-26',
};

function stopsOf(table: string): Stop[] {
  return table.split(' ').map((entry) => {
    const [place = 0, share = 0] = entry.split(':').map(Number);
    return [place / 100, share > 0 ? '#fffdf8' : '#1a0f14', Math.abs(share) / 100];
  });
}

/** The light on a flat or soft surface: brighter at the upper left, darker to the lower right. */
export function softLight(studio: Studio, strength = 1): string {
  return linear(
    studio,
    [
      [0, '#fffdf8', 0.26 * strength],
      [0.45, '#fffdf8', 0],
      [0.6, '#1a0f14', 0],
      [1, '#1a0f14', 0.24 * strength],
    ],
    [0, 0, 1, 1],
  );
}

/**
 * The shadow where an object of half-width `rx` touches the ground at (cx, y), lit from the upper
 * left.
 */
export function contactShadow(
  studio: Studio,
  cx: number,
  y: number,
  rx: number,
  ry = rx * 0.16,
): string {
  const color = darken(studio.theme.ground, luminance(studio.theme.ground) < 0.12 ? 0.85 : 0.62);
  const ellipse = (x: number, cy: number, w: number, h: number, opacity: number) =>
    `<ellipse cx="${n(x)}" cy="${n(cy)}" rx="${n(w)}" ry="${n(h)}" fill="${color}" opacity="${opacity}"/>`;
  return (
    blurred(studio, 22, ellipse(cx + rx * 0.34, y + ry * 0.15, rx * 1.12, ry * 1.15, 0.34)) +
    blurred(studio, 7, ellipse(cx + rx * 0.06, y, rx * 0.98, ry * 0.62, 0.62))
  );
}

/** The colored backdrop behind everything, brighter where the light falls. */
export function backdrop(studio: Studio): string {
  const { ground } = studio.theme;
  const light = radial(
    studio,
    [
      [0, lighten(ground, 0.08 + 0.24 * luminance(ground))],
      [0.6, ground],
      [1, darken(ground, 0.09)],
    ],
    0.4,
    0.36,
    0.8,
  );
  return `<rect width="800" height="800" fill="${light}"/>`;
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`,
    )
    .join('');
}
