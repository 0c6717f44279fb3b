import type { CreatorAesthetic } from '../_shared/contracts/creator-aesthetic.ts';
import {
  type DesignStyle,
  designStyleLabels,
  maxStyleTags,
} from '../_shared/domain/design-styles.ts';
import { pickColors } from '../_shared/domain/guess-styles.ts';
import { listInWords } from '../_shared/domain/list-in-words.ts';
import { stylePalettes } from '../_shared/domain/style-words.ts';
import { affirmedWords, type CreatorLook } from './creator-look.ts';
import { type ScoredStyle, scoreStyles } from './score-styles.ts';
import { littleEvidencePoints, styleMoods } from './style-evidence.assumptions.ts';

const maxColors = 5;
const minColors = 3;
const maxMoods = 5;
const maxQuotes = 5;

/**
 * Derives the look from the words and colors of a profile, with a sentence that names the evidence;
 * undefined when nothing suggests any style.
 */
export function analyzeBuiltin(
  look: CreatorLook,
): { analysis: CreatorAesthetic; basis: string } | undefined {
  const scored = scoreStyles(look);
  const best = scored.slice(0, maxStyleTags);
  const styles = best.map(({ style }) => style);
  const [first] = styles;
  if (first === undefined) return undefined;
  const totalPoints = scored.reduce((sum, { points }) => sum + points, 0);
  const isLittle = totalPoints < littleEvidencePoints;
  return {
    analysis: {
      aesthetic: sentenceFor(styles, first, isLittle),
      colors: colorsOf(look, first),
      mood: moodsOf(styles),
      styles,
    },
    basis: basisOf(best, look, isLittle),
  };
}

function sentenceFor(
  styles: readonly DesignStyle[],
  first: DesignStyle,
  isLittle: boolean,
): string {
  const others = styles.slice(1).map((style) => designStyleLabels[style]);
  const touch = others.length > 0 ? `, with a touch of ${listInWords(others)}` : '';
  return `${isLittle ? 'Perhaps ' : ''}${designStyleLabels[first]}${touch}: ${listInWords(styleMoods[first])}.`;
}

/** Colors from pictures, or else those that the words name, or else the style's. */
function colorsOf(look: CreatorLook, style: DesignStyle): string[] {
  const own = look.palette.length > 0 ? look.palette : pickColors(affirmedWords(look), style);
  const fill = own.length < minColors ? stylePalettes[style] : [];
  const colors = [...own, ...fill].map((color) => color.toUpperCase());
  return [...new Set(colors)].slice(0, maxColors);
}

/** All moods of the best style, then the first mood of each other style. */
function moodsOf(styles: readonly DesignStyle[]): string[] {
  const moods = styles.flatMap((style, rank) => styleMoods[style].slice(0, rank === 0 ? 3 : 1));
  return [...new Set(moods)].slice(0, maxMoods);
}

function basisOf(best: readonly ScoredStyle[], look: CreatorLook, isLittle: boolean): string {
  const evidence = best.flatMap((scored) => scored.evidence);
  const matchedWords = [...new Set(evidence.flatMap((item) => item.matched))].slice(0, maxQuotes);
  const usesColors = evidence.some(({ kind }) => kind === 'palette');
  const read = [
    ...matchedWords.map((word) => `“${word}”`),
    ...(usesColors ? [`the ${look.palette.length} colors of ${look.paletteOwner}`] : []),
  ];
  return `Read from ${listInWords(read)}.${isLittle ? ' That’s not much to go on, so take it as a starting point.' : ''}`;
}
