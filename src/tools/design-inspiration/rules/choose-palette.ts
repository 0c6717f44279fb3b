import type { WeightedColor } from './count-colors.ts';
import { chroma, distance, fromHex, type Oklab, type Rgb, toHex, toOklab } from './oklab.ts';

/** One color of a palette; shares add up to 1. */
export type PaletteColor = { hex: string; share: number };

/** Seven is where a palette stops being one; five leaves room to breathe. */
export const mostPaletteColors = 5;

/** Closer colors look like shades of one. */
const SAME_LOOK = 0.09;

/** Less than this is an edge, a speck or a compression artefact. */
const LEAST_SHARE = 0.002;

/** What a fully saturated color counts more than a grey of the same size. */
const ACCENT_BONUS = 10;

/**
 * The few colors a picture is remembered by, the largest share first. The first is the most
 * common; each next is the one that fills much, looks unlike those chosen, and is vivid, so that a
 * red bird in a grey sky is kept where plain averaging would lose it. A picture of two flat colors
 * gives exactly those two. Empty for no colors.
 */
export function choosePalette(
  colors: readonly WeightedColor[],
  most = mostPaletteColors,
): PaletteColor[] {
  const total = colors.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= 0) return [];
  const candidates = colors.map(({ rgb, weight }) => ({
    rgb,
    lab: toOklab(rgb),
    share: weight / total,
  }));
  const shades = gatherShades(candidates);
  const seeds = chooseSeeds(shades, most);
  return assign(candidates, seeds)
    .map(({ rgb, share }) => ({ hex: toHex(rgb), share }))
    .sort((a, b) => b.share - a.share || a.hex.localeCompare(b.hex));
}

/** One palette for several pictures, each of which counts the same however large it is. */
export function mergePalettes(
  palettes: readonly (readonly PaletteColor[])[],
  most = mostPaletteColors,
): PaletteColor[] {
  const colors = palettes.flatMap((palette) =>
    palette.flatMap(({ hex, share }) => {
      const rgb = fromHex(hex);
      return rgb === null ? [] : [{ rgb, weight: share }];
    }),
  );
  return choosePalette(colors, most);
}

type Candidate = { rgb: Rgb; lab: Oklab; share: number };

/** Candidates that look the same, under their most common one. */
function gatherShades(candidates: readonly Candidate[]): Candidate[] {
  const shades: Candidate[] = [];
  for (const candidate of [...candidates].sort((a, b) => b.share - a.share)) {
    const shade = shades.find(({ lab }) => distance(lab, candidate.lab) < SAME_LOOK);
    if (shade) shade.share += candidate.share;
    else shades.push({ ...candidate });
  }
  const worthSeeing = shades.filter(({ share }) => share >= LEAST_SHARE);
  return worthSeeing.length > 0 ? worthSeeing : shades.slice(0, 1);
}

function chooseSeeds(shades: readonly Candidate[], most: number): Candidate[] {
  const left = [...shades].sort((a, b) => b.share - a.share);
  const seeds = left.splice(0, 1);
  while (seeds.length < most && left.length > 0) {
    const best = left.reduce((a, b) => (meritOf(b, seeds) > meritOf(a, seeds) ? b : a));
    left.splice(left.indexOf(best), 1);
    if (!isBlend(best, seeds)) seeds.push(best);
  }
  return seeds;
}

/** The root keeps a large wall from drowning a small cup. */
function meritOf({ lab, share }: Candidate, seeds: readonly Candidate[]): number {
  const nearest = Math.min(...seeds.map((seed) => distance(seed.lab, lab)));
  return Math.sqrt(share) * nearest * (1 + ACCENT_BONUS * chroma(lab));
}

/** The soft edge between two colors mixes them; a thin seam of mixtures is no color of its own. */
function isBlend({ lab, share }: Candidate, seeds: readonly Candidate[]): boolean {
  if (share > 0.03) return false;
  return seeds.some((a, index) =>
    seeds.slice(index + 1).some((b) => {
      const span = distance(a.lab, b.lab);
      return distance(a.lab, lab) + distance(lab, b.lab) < span * 1.06;
    }),
  );
}

/** Every candidate joins the seed it looks most like; those that look the same settle its color. */
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

/** A color that fills most of its shade stays exact; a photograph's shade is averaged. */
function settle(seed: Candidate, members: readonly Candidate[]): Rgb {
  const total = members.reduce((sum, { share }) => sum + share, 0);
  const own = members.find(({ rgb }) => rgb === seed.rgb)?.share ?? 0;
  if (total === 0 || own * 2 > total) return seed.rgb;
  const mean = (channel: 0 | 1 | 2) =>
    members.reduce((sum, { rgb, share }) => sum + rgb[channel] * share, 0) / total;
  return [mean(0), mean(1), mean(2)];
}
