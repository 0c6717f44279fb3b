import { contrast } from './color.ts';
import { motifRows } from './motifs.generated.ts';
import { n } from './svg.ts';
import { colorNamed } from './theme.ts';
import { lastIndexOfPhrase, toWords } from './words.ts';

/** What is printed on the product, as filled shapes in a box of {@link motifBox} units. */
export type Motif = {
  /** "sunflower" */
  name: string;
  /** Several for a row, such as the phases of the moon. */
  glyphs: readonly string[];
  /** The color that the words name, or undefined for the palette's. */
  color: string | undefined;
};

export const motifBox = 320;

/** More would be too small to recognize. */
const maxMotifs = 2;

/**
 * The motifs that the words ask for, at most two: "bees and sunflowers". None where a word only
 * looks like one ("rose gold").
 */
export function findMotifs(printWords: readonly string[]): Motif[] {
  const found = new Map<string, Motif>();
  const phrases = printWords.flatMap((text) => text.slice(0, maxPrintLength).split(separators));
  for (const phrase of phrases.filter((text) => text.trim() !== '').slice(0, maxPhrases)) {
    const motif = findMotif(phrase);
    if (motif && !found.has(motif.name)) found.set(motif.name, motif);
  }
  return [...found.values()].slice(0, maxMotifs);
}

const separators = /,|&|\+|\b(?:and|with|und|et|y|ve)\b/u;

/** More is no description of a print, and would only take time. */
const maxPrintLength = 200;
const maxPhrases = 6;

function findMotif(phrase: string): Motif | undefined {
  const words = toWords(phrase);
  const color = colorNamed(words);
  if (lastIndexOfPhrase(words, ['moon', 'phase']) >= 0) {
    return { name: 'moon phases', glyphs: moonPhases, color };
  }
  const best = entriesFor(words, phrase)
    .map((entry) => ({ ...entry, place: placeOf(entry, words, phrase) }))
    .filter(({ place }) => place >= 0)
    // The longer phrase, then the later word: English puts the head noun last.
    .sort((a, b) => b.phrase.length - a.phrase.length || b.place - a.place)[0];
  const row = best?.row === undefined ? undefined : motifRows[best.row];
  if (!row) return undefined;
  const [names, shapes] = row;
  return { name: names.split('|')[0] ?? '', glyphs: [shapes], color };
}

type Entry = {
  phrase: readonly string[];
  /** A word of a script without spaces, or undefined. */
  inText: string | undefined;
  row: number | undefined;
};

/** Words that contain a motif's name and mean something else. */
const misleading =
  'rose gold|hot dog|cat eye|leopard print|zebra print|cow print|snake skin|tiger stripe|tiger print|star sign|fish net|bear hug|honey bun|horse shoe|butterfly clip|moon milk|sun screen|sun care|dog tag|bee wax|lemon balm|cat tree';

type EntryIndex = { byFirstWord: ReadonlyMap<string, readonly Entry[]>; chinese: readonly Entry[] };

let index: EntryIndex | undefined;

function entryIndex(): EntryIndex {
  if (index !== undefined) return index;
  const entries = [
    ...misleading.split('|').map((text) => entryOf(text, undefined)),
    ...motifRows.flatMap(([words], row) => words.split('|').map((text) => entryOf(text, row))),
  ];
  const byFirstWord = new Map<string, Entry[]>();
  for (const entry of entries) {
    const first = entry.phrase[0] ?? '';
    const others = byFirstWord.get(first);
    if (others === undefined) byFirstWord.set(first, [entry]);
    else others.push(entry);
  }
  index = { byFirstWord, chinese: entries.filter(({ inText }) => inText !== undefined) };
  return index;
}

const longestEnding = 3;

/** The entries that these words may name: those that begin with one of them or with its stem. */
function entriesFor(words: readonly string[], phrase: string): readonly Entry[] {
  const { byFirstWord, chinese } = entryIndex();
  const beginnings = new Set(
    words.flatMap((word) =>
      Array.from({ length: longestEnding + 1 }, (_, cut) => word.slice(0, word.length - cut)),
    ),
  );
  const named = [...beginnings].flatMap((beginning) => byFirstWord.get(beginning) ?? []);
  return han.test(phrase) ? [...named, ...chinese] : named;
}

function entryOf(text: string, row: number | undefined): Entry {
  return { phrase: toWords(text), inText: han.test(text) ? text : undefined, row };
}

const han = /\p{Script=Han}/u;
/** Endings of inflected forms: "Sonnenblumen", "gatos", "kedili". */
const endings = /^(?:n|en|e|es|li|lı|lu|lü|ler|lar|leri|ları)$/u;

function placeOf({ phrase, inText }: Entry, words: readonly string[], whole: string): number {
  if (inText !== undefined) return whole.indexOf(inText);
  const exact = lastIndexOfPhrase(words, phrase);
  const stem = phrase[0] ?? '';
  if (exact >= 0 || phrase.length > 1 || stem.length < 4) return exact;
  return words.findLastIndex(
    (word) => word.startsWith(stem) && endings.test(word.slice(stem.length)),
  );
}

/** The motifs side by side within the box around a point, in one color unless the words name one. */
export function drawMotifs(
  motifs: readonly Motif[],
  box: { cx: number; cy: number; width: number; height: number },
  colors: { print: string; on: string; edge: string },
): string {
  const glyphs = motifs.flatMap((motif) => motif.glyphs.map((shapes) => ({ shapes, motif })));
  const gap = 0.12;
  const size = Math.min(box.height, box.width / (glyphs.length + gap * (glyphs.length - 1)));
  const left = box.cx - (size * (glyphs.length + gap * (glyphs.length - 1))) / 2;
  return glyphs
    .map(({ shapes, motif }, index) => {
      const x = left + index * size * (1 + gap);
      return `<g transform="translate(${n(x)} ${n(box.cy - size / 2)}) scale(${(size / motifBox).toFixed(4)})"${inkOf(motif, colors)}>${shapesMarkup(shapes)}</g>`;
    })
    .join('');
}

/** One motif of a pattern, in its box. */
export function shapesMarkup(shapes: string): string {
  return shapes
    .split('|')
    .map((shape) =>
      shape.startsWith('e')
        ? `<path d="${shape.slice(1)}" fill-rule="evenodd"/>`
        : `<path d="${shape}"/>`,
    )
    .join('');
}

/** A named color that would not show on the surface gets an edge. */
function inkOf(
  { color }: Motif,
  { print, on, edge }: { print: string; on: string; edge: string },
): string {
  if (color === undefined) return ` fill="${print}"`;
  const outline = contrast(color, on) < 1.6 ? ` stroke="${edge}" stroke-width="7"` : '';
  return ` fill="${color}"${outline}`;
}

const disk = (cut: string) => `M160 20a140 140 0 0 1 0 280${cut}`;
const moonPhases = [
  disk('a175 175 0 0 0 0-280z'),
  disk('z'),
  'M160 20a140 140 0 0 1 0 280a140 140 0 0 1 0-280z',
  'M160 20a140 140 0 0 0 0 280z',
  'M160 20a140 140 0 0 0 0 280a175 175 0 0 1 0-280z',
];
