import { toSpokenText } from '@functions/_shared/domain/spoken-text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

function cases(rows: [text: string, said: string][]): void {
  test.each(rows)('%j', (text, said) => {
    expect(toSpokenText(text, 1000)).toBe(said);
  });
}

describe('money', () => {
  cases([
    ['$5', '5 dollars.'],
    ['$1', '1 dollar.'],
    ['$1,234.50', '1,234 dollars and 50 cents.'],
    ['$1.01', '1 dollar and 1 cent.'],
    ['$20.00', '20 dollars.'],
    ['$0.35/unit', '35 cents per unit.'],
    ['$0.00', '0 dollars.'],
    ['$2.375', '2.375 dollars.'],
    ['-$5', 'minus 5 dollars.'],
    ['$10K-$25K', '10 thousand dollars to 25 thousand dollars.'],
    ['$1.5M', '1.5 million dollars.'],
    ['$75K+', '75 thousand dollars or more.'],
    ['$4-6', '4 to 6 dollars.'],
    ['$4 – $6', '4 dollars to 6 dollars.'],
    ['It is $4, or $5.', 'It is 4 dollars, or 5 dollars.'],
    ['€3.50 or £0.02', '3 euros and 50 cents or 2 pence.'],
    ['2.8¢/kg + 10%', '2.8 cents per kilogram plus 10 percent.'],
    ['1¢ each', '1 cent each.'],
  ]);
});

describe('percentages and ranges', () => {
  cases([
    ['16.5%', '16.5 percent.'],
    [
      '16.5% + 7.5% + 12.5% = 36.5%',
      '16.5 percent plus 7.5 percent plus 12.5 percent equals 36.5 percent.',
    ],
    ['+12.5%', 'plus 12.5 percent.'],
    ['fell from -2% to 0%', 'fell from minus 2 percent to 0 percent.'],
    ['10–15%', '10 to 15 percent.'],
    ['30-45 days', '30 to 45 days.'],
    ['24-48 hours', '24 to 48 hours.'],
    ['~5% vs. 25%', 'about 5 percent versus 25 percent.'],
    ['≥ 500 units', 'at least 500 units.'],
    ['500+ units', '500 or more units.'],
    ['call 555-123-4567', 'call 555-123-4567.'],
  ]);
});

describe('tariff codes and dates', () => {
  cases([
    ['6109.10.00', '6 1 0 9, 1 0, 0 0.'],
    ['HTS 6109.10.0012', 'H T S 6 1 0 9, 1 0, 0 0, 1 2.'],
    ['9903.88.15', '9 9 0 3, 8 8, 1 5.'],
    ['heading 6109', 'heading 6 1 0 9.'],
    ['HTS 61091000', 'H T S 6 1 0 9, 1 0, 0 0.'],
    ['16.5% for 6109.10.00.', '16.5 percent for 6 1 0 9, 1 0, 0 0.'],
    ['$6109.10 of goods', '6109 dollars and 10 cents of goods.'],
    ['Section 301 and Section 232', 'Section 3 oh 1 and Section 2 32.'],
    ['since 2026-07-24', 'since July 24, 2026.'],
    ['2026-13-01', '2026-13-01.'],
    ['goods entering on Nov 28, 2026', 'goods entering on November 28, 2026.'],
    ['Mar 3 or May 3, 2026', 'Mar 3 or May 3, 2026.'],
  ]);
});

describe('Markdown and visual notation', () => {
  cases([
    ['**Bold**, *thin*, __both__ and `code`', 'Bold, thin, both and code.'],
    ['snake_case_name and 5 * 3', 'snake_case_name and 5 * 3.'],
    ['## Duty\n\nIt is 5%', 'Duty. It is 5 percent.'],
    ['- one\n- two;\n* three!', 'one. two; three!'],
    ['1. First\n2. Second', '1. First. 2. Second.'],
    ['> quoted', 'quoted.'],
    ['| Layer | Rate |\n|---|---:|\n| Base | 16.5% |', 'Layer, Rate. Base, 16.5 percent.'],
    ['See [the calculator](/sourcing?tool=tariff).', 'See the calculator.'],
    ['At https://example.com/a?b=1.', 'At the link shown.'],
    ['![a mug](https://example.com/mug.png)', 'a mug.'],
    ['Line<br/>break and a<b, c>d', 'Line break and a<b, c>d.'],
    ['Done 🎉👍🏽 🇺🇸!', 'Done!'],
    ['---\nText', 'Text.'],
    ['```js\nconst a = 1\n```', 'const a equals 1.'],
  ]);
});

describe('abbreviations and signs', () => {
  cases([
    ['The MOQ, FOB', 'The M O Q, F O B.'],
    ['MOQs vary', 'M O Qs vary.'],
    ['USMCA-originating', 'U S M C A-originating.'],
    ['give us the US rate', 'give us the U S rate.'],
    ['e.g. mugs, i.e. cups', 'for example mugs, that is cups.'],
    ['Cut & sew → ship', 'Cut and sew to ship.'],
    ['5 × 3', '5 times 3.'],
    ['§ 301', 'section 301.'],
  ]);
});

describe('nothing to say', () => {
  cases([
    ['', ''],
    ['🎉', ''],
    ['---', ''],
    ['...', ''],
  ]);
});

test('a long reply ends with the last sentence that fits', () => {
  expect(toSpokenText('One two. Three four! Five six seven.', 21)).toBe('One two. Three four!');
});

test('a long reply ends with the last word that fits when no sentence does', () => {
  expect(toSpokenText('One two three four five six', 14)).toBe('One two three');
});

test('a long reply without spaces is cut', () => {
  expect(toSpokenText('a'.repeat(50), 10)).toBe('a'.repeat(10));
});

test('a long reply never exceeds the limit', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 400, unit: 'grapheme' }),
      fc.integer({ min: 1, max: 200 }),
      (text, limit) => {
        const said = toSpokenText(text, limit);
        expect(said.length).toBeLessThanOrEqual(limit);
        expect(said).not.toMatch(/[\n`]|\p{Extended_Pictographic}/u);
      },
    ),
  );
});
