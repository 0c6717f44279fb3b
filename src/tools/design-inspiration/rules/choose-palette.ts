import {
  chroma,
  distance,
  fromHex,
  type Oklab,
  type Rgb,
  toHex,
  toOklab,
} from '@functions/_shared/domain/oklab.ts';
import type { WeightedColor } from './count-colors.ts';

/** One color of a palette; shares add up to 1. */
export type PaletteColor = { hex: string; share: number };

/** Seven colors are too many for a palette. */
export const maxPaletteColors = 5;

/** Closer colors look like shades of one. */
const SAME_LOOK = 0.09;

/** A smaller share is an edge, a speck or a compression artifact. */
const MIN_SHARE = 0.002;

/** Extra weight of a saturated color over a gray of the same size. */
const ACCENT_BONUS = 10;

/**
 * The main colors of a picture, the largest share first. The first choice is the most common color;
 * each next one is common, unlike those chosen and vivid, so that a red bird in a gray sky survives,
 * which plain averaging would lose. A picture of two flat colors gives exactly those two. Empty for
 * no colors.
 */
export function choosePalette(
  colors: readonly WeightedColor[],
  maxColors = maxPaletteColors,
): PaletteColor[] {
  const total = colors.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= 0) return [];
  const candidates = colors.map(({ rgb, weight }) => ({
    rgb,
    lab: toOklab(rgb),
    share: weight / total,
  }));
  const shades = gatherShades(candidates);
  const seeds = chooseSeeds(shades, maxColors);
  return assign(candidates, seeds)
    .map(({ rgb, share }) => ({ hex: toHex(rgb), share }))
    .sort((a, b) => b.share - a.share || a.hex.localeCompare(b.hex));
}

/** One palette for several pictures, which count equally whatever their size. */
export function mergePalettes(
  palettes: readonly (readonly PaletteColor[])[],
  maxColors = maxPaletteColors,
): PaletteColor[] {
  const colors = palettes.flatMap((palette) =>
    palette.flatMap(({ hex, share }) => {
      const rgb = fromHex(hex);
      return rgb === null ? [] : [{ rgb, weight: share }];
    }),
  );
  return choosePalette(colors, maxColors);
}

type Candidate = { rgb: Rgb; lab: Oklab; share: number };

/** Groups candidates that look the same under their most common one. */
function gatherShades(candidates: readonly Candidate[]): Candidate[] {
  const shades: Candidate[] = [];
  for (const candidate of [...candidates].sort((a, b) => b.share - a.share)) {
    const shade = shades.find(({ lab }) => distance(lab, candidate.lab) < SAME_LOOK);
    if (shade) shade.share += candidate.share;
    else shades.push({ ...candidate });
  }
  const visible = shades.filter(({ share }) => share >= MIN_SHARE);
  return visible.length > 0 ? visible : shades.slice(0, 1);
}

function chooseSeeds(shades: readonly Candidate[], maxColors: number): Candidate[] {
  const left = [...shades].sort((a, b) => b.share - a.share);
  const seeds = left.splice(0, 1);
  while (seeds.length < maxColors && left.length > 0) {
    const best = left.reduce((a, b) => (scoreOf(b, seeds) > scoreOf(a, seeds) ? b : a));
    left.splice(left.indexOf(best), 1);
    if (!isBlend(best, seeds)) seeds.push(best);
  }
  return seeds;
}

/** The root keeps a large wall from outweighing a small cup. */
function scoreOf({ lab, share }: Candidate, seeds: readonly Candidate[]): number {
  const nearest = Math.min(...seeds.map((seed) => distance(seed.lab, lab)));
  return Math.sqrt(share) * nearest * (1 + ACCENT_BONUS * chroma(lab));
}

/** Whether a color is only the soft edge between two others. */
function isBlend({ lab, share }: Candidate, seeds: readonly Candidate[]): boolean {
  if (share > 0.03) return false;
  return seeds.some((a, index) =>
    seeds.slice(index + 1).some((b) => {
      const span = distance(a.lab, b.lab);
      return distance(a.lab, lab) + distance(lab, b.lab) < span * 1.06;
    }),
  );
}

/** Assigns each candidate to the most similar seed; those that look the same determine its color. */
function assign(
  candidates: readonly Candidate[],
  seeds: readonly Candidate[],
): { rgb: Rgb; share: number }[] {
  const groups = seeds.map((seed) => ({ seed, share: 0, members: [] as Candidate[] }));
  for (const candidate of candidates) {
    const nearest = groups.reduce((a, b) =>
      distance(b.seed.lab, candidate.lab) < distance(a.seed.lab, candidate.lab) ? b : a,
    );
    nearest.share += candidate.share;
    if (distance(nearest.seed.lab, candidate.lab) < SAME_LOOK) nearest.members.push(candidate);
  }
  return groups.map(({ seed, share, members }) => ({ rgb: settle(seed, members), share }));
}

/** Keeps a color that dominates its shade exact; averages the shade otherwise. */
function settle(seed: Candidate, members: readonly Candidate[]): Rgb {
  const total = members.reduce((sum, { share }) => sum + share, 0);
  const own = members.find(({ rgb }) => rgb === seed.rgb)?.share ?? 0;
  if (total === 0 || own * 2 > total) return seed.rgb;
  const mean = (channel: 0 | 1 | 2) =>
    members.reduce((sum, { rgb, share }) => sum + rgb[channel] * share, 0) / total;
  return [mean(0), mean(1), mean(2)];
}
