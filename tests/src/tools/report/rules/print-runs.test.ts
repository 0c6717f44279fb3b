import { fc } from '@tests/support/laws.ts';
import { expect, test } from 'vitest';
import { isInStandardFonts, isInWideFonts } from '@/tools/report/rules/font-signs.ts';
import { missingSigns, printRuns, toPrint } from '@/tools/report/rules/print-runs.ts';

const standard = { font: isInStandardFonts, picture: () => true };
const wide = { font: isInWideFonts, picture: () => true };
const fontsOnly = { font: isInStandardFonts, picture: () => false };

test('the runs of a line are one where the fonts have every sign', () => {
  const line = 'Crème brûlée “Größe” – 50 € × 2… ™';
  expect(printRuns(line, standard)).toEqual([{ kind: 'font', text: line }]);
});

test('the runs of a line part where a sign has to be drawn, spaces between drawn words going with them', () => {
  expect(printRuns('Tote कपास का थैला 40 cm', standard)).toEqual([
    { kind: 'font', text: 'Tote ' },
    { kind: 'picture', text: 'कपास का थैला' },
    { kind: 'font', text: ' 40 cm' },
  ]);
});

test('the runs of a line keep Latin, Greek, Cyrillic, Vietnamese and common signs as text in the fetched fonts', () => {
  const line = 'Şeker Łódź ≤ ≥ → ₺ Ω € ™ Ελλάδα Київ Tiếng Việt −';
  expect(printRuns(line, wide)).toEqual([{ kind: 'font', text: line }]);
});

test('the runs of a line never part a character of several code points', () => {
  for (const cluster of ['👨‍👩‍👧‍👦', '🇹🇷', '1️⃣', 'x̄', '👍🏽']) {
    expect(printRuns(cluster, wide)).toEqual([{ kind: 'picture', text: cluster }]);
  }
  expect(printRuns('™️', standard)).toEqual([{ kind: 'font', text: '™' }]);
});

test('the runs of a line are one picture where scripts of both directions meet', () => {
  const line = 'Tote حقيبة قماش 40×50 cm';
  expect(printRuns(line, wide)).toEqual([{ kind: 'picture', text: line }]);
});

test('the runs of a line show each sign that cannot be shown as a gap of its own', () => {
  expect(printRuns('a 蜡烛', fontsOnly)).toEqual([
    { kind: 'font', text: 'a ' },
    { kind: 'gap', text: '蜡' },
    { kind: 'gap', text: '烛' },
  ]);
});

test('the runs of a line hold all that has a shape, whatever was typed', () => {
  const bare = (text: string) => text.replace(/[\p{DI}\s]/gu, '');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const text = toPrint(typed);
      for (const signs of [standard, wide, fontsOnly]) {
        const runs = printRuns(text, signs).map((run) => run.text);
        expect(bare(runs.join(''))).toBe(bare(text));
      }
    }),
  );
});

test('text for print is composed, with plain spaces, and keeps its line breaks', () => {
  expect(toPrint('Cre\u0300me\u00A0a\tb\r\nc')).toBe('Crème a b\nc');
});

test('text for print has no controls and shows half a character as such', () => {
  expect(toPrint('a\u0007b\u200Bc\uFEFF\uD83D')).toBe('abc\uFFFD');
});

test('missing signs are named once each, whole', () => {
  expect(missingSigns('蜡烛 Ł 蜡 👨‍👩‍👧‍👦\n', fontsOnly)).toEqual(['蜡', '烛', 'Ł', '👨‍👩‍👧‍👦']);
  expect(missingSigns('蜡烛', standard)).toEqual([]);
});
