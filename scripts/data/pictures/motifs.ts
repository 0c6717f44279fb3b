import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod';
import { readTable } from '../tables.ts';
import { integerPath } from './integer-path.ts';

const require = createRequire(import.meta.url);

const iconsSchema = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });
const charsSchema = z.record(z.string(), z.string());
const emojiSchema = z.array(z.object({ hexcode: z.string(), label: z.string() }));

/** Fluent's icons are 32 units wide; a tenth of a unit is finer than any print. */
const scale = 10;

/** Words of one language that mean something else in another: German "die", French "ours". */
const ambiguous = new Set(
  'die ours pain mum mine main coin dent chat ail fin son or bad gift hut rat as'.split(' '),
);

const languages = ['es', 'de', 'fr', 'zh'] as const;

/**
 * The module of the motifs: for each its shapes, and the words that ask for it. English and Turkish
 * come from data/goods/motifs.csv, the other languages from the names in Unicode's own tables.
 */
export function motifsModule(): string {
  const { icons } = read('@iconify-json/fluent-emoji-high-contrast/icons.json', iconsSchema);
  const hexcodes = new Map(
    Object.entries(read('@iconify-json/fluent-emoji-high-contrast/chars.json', charsSchema)).map(
      ([hexcode, icon]) => [icon, hexcode.toUpperCase()],
    ),
  );
  const labels = languages.map((language) => labelsIn(language));
  const lines = readTable('goods/motifs').map((row) => {
    const icon = row.icon ?? '';
    const body = icons[icon]?.body;
    if (body === undefined) throw new Error(`motifs.csv: the set has no icon "${icon}".`);
    const hexcode = hexcodes.get(row.label_of || icon) ?? '';
    const foreign = labels.map((byHexcode) => byHexcode.get(hexcode) ?? '');
    const words = [...(row.words ?? '').split('|'), ...(row.tr ?? '').split('|'), ...foreign];
    const distinct = [...new Set(words.map((word) => word.toLowerCase()))].filter(isClear);
    return `  [${quoted(distinct.join('|'))}, ${quoted(shapesOf(body).join('|'))}],`;
  });
  return [
    '/** Made by `npm run data` from data/goods/motifs.csv and an icon set. Change those. */',
    '',
    '/**',
    ' * Motifs to print: the words that ask for each, the first of which names it, and its filled',
    ` * shapes in a box of ${32 * scale} units. A shape that starts with "e" has even-odd filling.`,
    ' * Fluent Emoji High Contrast, © Microsoft Corporation, MIT license.',
    ' */',
    'export const motifRows: readonly (readonly [words: string, shapes: string])[] = [',
    ...lines,
    '];',
    '',
  ].join('\n');
}

/** Two Latin letters ("at", Turkish for horse) are too few to go by. */
function isClear(word: string): boolean {
  return !ambiguous.has(word) && (word.length > 2 || /\p{Script=Han}/u.test(word));
}

function shapesOf(body: string): string[] {
  const withoutDefinitions = body.replace(/<(defs|mask|clipPath)\b[\s\S]*?<\/\1>/g, '');
  return [...withoutDefinitions.matchAll(/<path\b([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const path = / d="([^"]*)"/.exec(attributes)?.[1];
    const isLine = attributes.includes('stroke-width') || attributes.includes('stroke-linecap');
    if (path === undefined || isLine) return [];
    return (attributes.includes('evenodd') ? 'e' : '') + integerPath(path, scale);
  });
}

/** Names by code point; the variation selector that some sets append does not matter. */
function labelsIn(language: (typeof languages)[number]): Map<string, string> {
  const emoji = read(`emojibase-data/${language}/data.json`, emojiSchema);
  return new Map(emoji.map(({ hexcode, label }) => [hexcode.replace(/-FE0F$/, ''), label]));
}

function read<T>(path: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(require.resolve(path), 'utf8')));
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
