/**
 * Creates the fonts of the site from Fontsource's files: `tsx scripts/make-fonts.ts`. Each face has
 * two files, the characters of English pages and the rest of Latin-1, which only pages with such a
 * character fetch. Run it again after an update of a font package; the results are in
 * src/styles/fonts, so that a build needs neither this script nor its library.
 *
 * The fonts for PDFs are cut from Inter and are in src/tools/report/screen/pdf/fonts, with the list
 * of their characters in src/tools/report/rules/wide-font-ranges.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const target = join(root, 'src/styles/fonts');

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const headlineSigns = ' .,:;!?&%$/()+-–—‘’“”…×→\u00a0';
const textSigns = `${headlineSigns}"'#*=<>@[]_~|{}^\`\\•·−€£©®™°½←↑↓≈≤≥′″`;

/** Latin-1 and typographic characters. */
const everything = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...'–—‘’‚“”„•…‹›′″€™←↑→↓−×÷≈≤≥ıŒœŠšŽžŸ',
];

type Face = { name: string; source: string; first: string; weights?: { min: number; max: number } };

const faces: Face[] = [
  {
    name: 'bricolage-grotesque',
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    first: letters + headlineSigns,
    weights: { min: 400, max: 800 },
  },
  {
    name: 'instrument-sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    first: letters + textSigns,
    weights: { min: 400, max: 700 },
  },
  {
    name: 'dm-mono-400',
    source: '@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2',
    first: letters + textSigns,
  },
];

for (const { name, source, first, weights } of faces) {
  const font = readFileSync(join(root, 'node_modules', source));
  const rest = everything.filter((sign) => !first.includes(sign)).join('');
  for (const [part, signs] of Object.entries({ first, rest })) {
    const cut = await subsetFont(font, signs, {
      targetFormat: 'woff2',
      ...(weights ? { variationAxes: { wght: weights } } : {}),
    });
    writeFileSync(join(target, `${name}-${part}.woff2`), cut);
    console.info(
      `${name}-${part}`.padEnd(28),
      `${(cut.length / 1024).toFixed(1)} KiB`.padStart(10),
    );
    console.info(`  unicode-range: ${unicodeRange(signs)};`);
  }
}

const pdfFonts = join(root, 'src/tools/report/screen/pdf/fonts');

for (const weight of ['regular', 'bold'] as const) {
  const file = `Inter-${weight === 'bold' ? 'Bold' : 'Regular'}.woff2`;
  const font = readFileSync(join(root, 'node_modules/inter-ui/web', file));
  const whole = await subsetFont(font, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
  });
  const codes = codesOf(whole).filter(isForPdf);
  const cut = await subsetFont(font, String.fromCodePoint(...codes), {
    targetFormat: 'truetype',
    // Hinting is for screens; jsPDF applies no layout features.
    noHinting: true,
    keepFeatures: [],
    dropTables: ['GSUB', 'GPOS', 'GDEF', 'STAT'],
  });
  writeFileSync(join(pdfFonts, `inter-${weight}.ttf`), cut);
  console.info(`inter-${weight}`.padEnd(28), `${(cut.length / 1024).toFixed(1)} KiB`.padStart(10));
  if (weight === 'regular') {
    writeFileSync(join(root, 'src/tools/report/rules/wide-font-ranges.ts'), rangesModule(codes));
  }
}

function codesOf(font: Uint8Array): number[] {
  const { cmap } = opentype.parse(new Uint8Array(font).buffer).tables;
  return Object.keys(cmap?.glyphIndexMap ?? {})
    .map(Number)
    .sort((a, b) => a - b);
}

/** Standalone letters and signs: no controls, combining marks or private use. */
function isForPdf(code: number): boolean {
  return code < 0xe000 && !/[\p{C}\p{M}\p{DI}]/u.test(String.fromCodePoint(code));
}

/** A module with the characters: every range as its first and last code point. */
function rangesModule(codes: readonly number[]): string {
  const hex = (code: number) => `0x${code.toString(16).padStart(4, '0')}`;
  const pairs = runsOf(codes).map(([from, to]) => `  [${hex(from)}, ${hex(to)}],\n`);
  return [
    '/** The code points in the fonts for PDFs. Written by scripts/make-fonts.ts: do not edit. */\n',
    'export const wideFontRanges: readonly (readonly [first: number, last: number])[] = [\n',
    ...pairs,
    '];\n',
  ].join('');
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step));
}

/** The characters in CSS notation. */
function unicodeRange(signs: string): string {
  const codes = [...new Set([...signs].map((sign) => sign.codePointAt(0) ?? 0))].sort(
    (a, b) => a - b,
  );
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return runsOf(codes)
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

/** Groups ascending code points into ranges. */
function runsOf(codes: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs;
}
