import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';
import { isInStandardFonts, isInWideFonts } from '@/tools/report/rules/font-coverage.ts';
import { missingCharacters, printRuns, toPrintable } from '@/tools/report/rules/print-runs.ts';

const standard = { font: isInStandardFonts, picture: () => true };
const wide = { font: isInWideFonts, picture: () => true };
const fontsOnly = { font: isInStandardFonts, picture: () => false };

test('a line is one run if the fonts have every character', () => {
  const line = 'Crème brûlée “Größe” – 50 € × 2… ™';
  expect(printRuns(line, standard)).toEqual([{ kind: 'font', text: line }]);
});

test('a drawn character starts a new run, which includes the spaces between drawn words', () => {
  expect(printRuns('Tote कपास का थैला 40 cm', standard)).toEqual([
    { kind: 'font', text: 'Tote ' },
    { kind: 'picture', text: 'कपास का थैला' },
    { kind: 'font', text: ' 40 cm' },
  ]);
});

test('Latin, Greek, Cyrillic, Vietnamese and common symbols are text in the fetched fonts', () => {
  const line = 'Şeker Łódź ≤ ≥ → ₺ Ω € ™ Ελλάδα Київ Tiếng Việt −';
  expect(printRuns(line, wide)).toEqual([{ kind: 'font', text: line }]);
});

test('a character of several code points is never split', () => {
  for (const grapheme of ['👨‍👩‍👧‍👦', '🇹🇷', '1️⃣', 'x̄', '👍🏽']) {
    expect(printRuns(grapheme, wide)).toEqual([{ kind: 'picture', text: grapheme }]);
  }
  expect(printRuns('™️', standard)).toEqual([{ kind: 'font', text: '™' }]);
});

test('a line with scripts of both directions is one picture', () => {
  const line = 'Tote حقيبة قماش 40×50 cm';
  expect(printRuns(line, wide)).toEqual([{ kind: 'picture', text: line }]);
});

test('each missing character is a gap of its own', () => {
  expect(printRuns('a 蜡烛', fontsOnly)).toEqual([
    { kind: 'font', text: 'a ' },
    { kind: 'gap', text: '蜡' },
    { kind: 'gap', text: '烛' },
  ]);
});

test('runs hold every visible character of any text', () => {
  const bare = (text: string) => text.replace(/[\p{DI}\s]/gu, '');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const text = toPrintable(typed);
      for (const printable of [standard, wide, fontsOnly]) {
        const runs = printRuns(text, printable).map((run) => run.text);
        expect(bare(runs.join(''))).toBe(bare(text));
      }
    }),
  );
});

test('printable text is composed and has plain spaces and its line breaks', () => {
  expect(toPrintable('Cre\u0300me\u00A0a\tb\r\nc')).toBe('Crème a b\nc');
});

test('printable text has no control characters and replaces half a character', () => {
  expect(toPrintable('a\u0007b\u200Bc\uFEFF\uD83D')).toBe('abc\uFFFD');
});

test('missing characters are listed once each, whole', () => {
  expect(missingCharacters('蜡烛 Ł 蜡 👨‍👩‍👧‍👦\n', fontsOnly)).toEqual([
    '蜡',
    '烛',
    'Ł',
    '👨‍👩‍👧‍👦',
  ]);
  expect(missingCharacters('蜡烛', standard)).toEqual([]);
});
