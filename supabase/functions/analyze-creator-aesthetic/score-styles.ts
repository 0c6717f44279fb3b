import { type DesignStyle, designStyles } from '../_shared/domain/design-styles.ts';
import { findStyleWords } from '../_shared/domain/guess-styles.ts';
import { nichesById } from '../_shared/domain/niches/niche-patterns.ts';
import { wordOrigins } from '../_shared/domain/niches/profile-texts.ts';
import { stylePalettes } from '../_shared/domain/style-words.ts';
import { affirmedWords, type CreatorLook } from './creator-look.ts';
import {
  evidencePoints,
  farthestColorDistance,
  nicheStyles,
  styleEmojis,
} from './style-evidence.assumptions.ts';

/** A piece of evidence for a style. */
export type Evidence = {
  style: DesignStyle;
  points: number;
  /** The visitor's words or emoji that matched; empty for colors. */
  matched: readonly string[];
  kind: keyof typeof evidencePoints;
};

export type ScoredStyle = { style: DesignStyle; points: number; evidence: readonly Evidence[] };

/** The styles with any evidence, best first; ties keep the order of the style list. */
export function scoreStyles(look: CreatorLook): ScoredStyle[] {
  const text = affirmedWords(look);
  const evidence = [
    ...fromWords(text),
    ...fromEmojis(`${look.bio ?? ''} ${look.description ?? ''}`),
    ...fromNiches(look),
    ...fromPalette(look.palette),
  ];
  return designStyles
    .map((style) => {
      const own = evidence.filter((item) => item.style === style);
      return { style, evidence: own, points: own.reduce((sum, { points }) => sum + points, 0) };
    })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
}

function fromWords(text: string): Evidence[] {
  return [...findStyleWords(text)].flatMap(([style, beginnings]) =>
    beginnings.map((beginning) => ({
      style,
      points: evidencePoints.word,
      matched: [wholeWord(text, beginning)],
      kind: 'word' as const,
    })),
  );
}

/** Extends "minimal" to the whole word in the text, such as "minimalism". */
function wholeWord(text: string, beginning: string): string {
  return new RegExp(`(?<![a-z0-9])${beginning}[\\p{L}\\p{N}]*`, 'u').exec(text)?.[0] ?? beginning;
}

function fromEmojis(text: string): Evidence[] {
  return designStyles.flatMap((style) =>
    styleEmojis[style]
      .filter((emoji) => text.includes(emoji))
      .map((emoji) => ({
        style,
        points: evidencePoints.emoji,
        matched: [emoji],
        kind: 'emoji' as const,
      })),
  );
}

function fromNiches({ texts }: CreatorLook): Evidence[] {
  const wordsByNiche = new Map<string, Set<string>>();
  for (const { id, words } of wordOrigins.flatMap((origin) => texts[origin].niches)) {
    const niche = nicheWithStyles(id);
    if (niche === undefined) continue;
    const matched = wordsByNiche.get(niche) ?? new Set();
    wordsByNiche.set(niche, matched);
    for (const word of words) matched.add(word);
  }
  return [...wordsByNiche].flatMap(([niche, matched]) =>
    (nicheStyles[niche] ?? []).map((style, rank) => ({
      style,
      points: evidencePoints.niche / (rank + 1),
      matched: [...matched],
      kind: 'niche' as const,
    })),
  );
}

/** The niche itself or the closest wider one whose looks we know. */
function nicheWithStyles(id: string): string | undefined {
  if (nicheStyles[id] !== undefined) return id;
  const wider = nichesById.get(id)?.parentId;
  return wider === undefined ? undefined : nicheWithStyles(wider);
}

function fromPalette(palette: readonly string[]): Evidence[] {
  if (palette.length === 0) return [];
  return designStyles.flatMap((style) => {
    const distances = palette.map((color) => distanceToNearest(color, stylePalettes[style]));
    const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
    const points = evidencePoints.palette * (1 - mean / farthestColorDistance);
    return points > 0 ? [{ style, points, matched: [], kind: 'palette' as const }] : [];
  });
}

function distanceToNearest(color: string, others: readonly string[]): number {
  const [red, green, blue] = toRgb(color);
  return Math.min(
    ...others.map((other) => {
      const [otherRed, otherGreen, otherBlue] = toRgb(other);
      return Math.hypot(red - otherRed, green - otherGreen, blue - otherBlue);
    }),
  );
}

function toRgb(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
