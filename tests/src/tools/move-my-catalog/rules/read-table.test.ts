import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';
import { decodeText } from '@/tools/move-my-catalog/rules/decode-text.ts';
import { delimiterOf, readTable } from '@/tools/move-my-catalog/rules/read-table.ts';

const cellsOf = (text: string) => readTable(text).rows.map(({ cells }) => cells);
const linesOf = (text: string) => readTable(text).rows.map(({ line }) => line);

test('rows know the line they begin on, also after cells with line breaks', () => {
  const text = 'Title,Body\nMug,"<p>Two\nlines</p>"\n\nTote,plain\r\nCap,"a\r\nb\r\nc"\r\nSock,end';
  expect(cellsOf(text)).toEqual([
    ['Title', 'Body'],
    ['Mug', '<p>Two\nlines</p>'],
    ['Tote', 'plain'],
    ['Cap', 'a\nb\nc'],
    ['Sock', 'end'],
  ]);
  expect(linesOf(text)).toEqual([1, 2, 5, 6, 9]);
});

test.each([
  ['commas', 'a,b;c\n1,2', ','],
  ['semicolons', 'Titel;Preis\nBecher;4,20', ';'],
  ['tabs, as pasted from a spreadsheet', 'Title\tCost\nMug, large\t4', '\t'],
  ['bars', 'Title|Cost\nMug|4', '|'],
  ['a quoted comma does not count', '"Mug, large, blue";4', ';'],
  ['one column', 'Title\nMug', ','],
  ['a first row after empty lines', '\n\nTitle;Cost', ';'],
])('finds the separator: %s', (_, text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter);
});

test('a byte order mark is no part of the first header', () => {
  expect(cellsOf('\uFEFFTitle,Cost\nMug,4')[0]).toEqual(['Title', 'Cost']);
});

test('quotation marks inside of cells stay: inches', () => {
  expect(cellsOf('Title,Cost\n10" Skillet,4\n"8"" Knife, steel",5')).toEqual([
    ['Title', 'Cost'],
    ['10" Skillet', '4'],
    ['8" Knife, steel', '5'],
  ]);
});

test('a quotation that never ends costs its own line only', () => {
  const { rows, openQuoteLines } = readTable('Title,Cost\nMug,4\n"Tote,5\nCap,6\n"Sock,7\nHat,8');
  // Line 3 opens a quotation that line 5 closes, so they are one cell; what follows is odd.
  expect(openQuoteLines.length + rows.length).toBeGreaterThan(2);
  const single = readTable('Title,Cost\nMug,4\n"Tote,5\nCap,6');
  expect(single.openQuoteLines).toEqual([3]);
  expect(single.rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [1, 'Title'],
    [2, 'Mug'],
    [4, 'Cap'],
  ]);
});

test('nothing is a table without rows', () => {
  expect(readTable('').rows).toEqual([]);
  expect(readTable('\n\n , \n').rows).toEqual([]);
});

test('whatever is written comes back, each row with its line', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', 'B', ' ', '"', ',', ';', '\n', 'é', '5') })
    .map((text) => `x${text}`);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(',', ';', '\t'),
      (written, delimiter) => {
        const quoted = written.map((row) =>
          row.map((each) => `"${each.replaceAll('"', '""')}"`).join(delimiter),
        );
        const { rows, openQuoteLines } = readTable(quoted.join('\n'));
        expect(rows.map(({ cells }) => cells)).toEqual(written);
        expect(openQuoteLines).toEqual([]);
        let line = 1;
        for (const [place, row] of quoted.entries()) {
          expect(rows[place]?.line).toBe(line);
          line += row.split('\n').length;
        }
      },
    ),
  );
});

test('any text at all is read without an error, in lines that go up', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('a', '"', ',', '\n', '\r', '\t', ';', ' '),
        maxLength: 60,
      }),
      (text) => {
        const lines = linesOf(text);
        expect(lines).toEqual(lines.toSorted((a, b) => a - b));
        const count = text.split(/\r\n|\n|\r/).length;
        expect(lines.every((line) => line >= 1 && line <= count)).toBe(true);
      },
    ),
  );
});

test('files are decoded by their mark, else as UTF-8, else as Windows writes them', () => {
  const utf8 = new TextEncoder().encode('Café');
  expect(decodeText(utf8)).toBe('Café');
  expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]))).toBe('Café');
  expect(decodeText(new Uint8Array([0x43, 0x61, 0x66, 0xe9]))).toBe('Café');
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x43, 0, 0xe9, 0]))).toBe('Cé');
  expect(decodeText(new Uint8Array([0xfe, 0xff, 0, 0x43, 0, 0xe9]))).toBe('Cé');
  expect(decodeText(new Uint8Array())).toBe('');
});
