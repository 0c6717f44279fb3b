import { strToU8, zipSync } from 'fflate';
import { jsPDF } from 'jspdf';
import { expect, test } from 'vitest';
import { mailFileText } from '@/tools/quote-decoder/files/eml-text.ts';
import { pdfText } from '@/tools/quote-decoder/files/pdf-text.ts';
import { xlsxText } from '@/tools/quote-decoder/files/xlsx-text.ts';
import { readQuoteFile } from '@/tools/quote-decoder/read-file.ts';

function aPdf(lines: readonly (readonly [x: number, text: string])[][]): Uint8Array<ArrayBuffer> {
  const pdf = new jsPDF();
  for (const [row, cells] of lines.entries()) {
    for (const [x, text] of cells) pdf.text(text, x, 20 + row * 10);
  }
  return new Uint8Array(pdf.output('arraybuffer'));
}

test('a PDF comes line by line, its columns apart', async () => {
  const data = aPdf([
    [[10, 'QUOTATION']],
    [
      [10, 'QTY'],
      [60, 'UNIT PRICE (USD)'],
    ],
    [
      [10, '1000'],
      [60, '2.95'],
    ],
  ]);
  expect(await pdfText(data)).toBe('QUOTATION\nQTY   UNIT PRICE (USD)\n1000   2.95');
});

test('a PDF without text is taken for a scan', async () => {
  const file = new File([aPdf([])], 'scan.pdf', { type: 'application/pdf' });
  expect(await readQuoteFile(file)).toEqual({ problem: 'scan' });
});

const sheet = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
<row r="1"><c r="A1" t="inlineStr"><is><t>Qty</t></is></c><c r="B1" t="inlineStr"><is><t>Price FOB</t></is></c></row>
<row r="2"><c r="A2"><v>500</v></c><c r="B2"><v>2.35</v></c></row></sheetData></worksheet>`;

function anXlsx(): Uint8Array<ArrayBuffer> {
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`;
  const relations = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
  const workbook = `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Quote" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const sheets = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`;
  return new Uint8Array(
    zipSync({
      '[Content_Types].xml': strToU8(types),
      '_rels/.rels': strToU8(relations),
      'xl/workbook.xml': strToU8(workbook),
      'xl/_rels/workbook.xml.rels': strToU8(sheets),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
    }),
  );
}

test('an Excel file comes as cells are pasted', async () => {
  expect(await xlsxText(anXlsx().buffer)).toBe('Qty\tPrice FOB\n500\t2.35');
});

test('a saved mail gives its head and its plain text, decoded', () => {
  const mail = [
    'From: =?utf-8?B?TGluZGE=?= <linda@example.com>',
    'Date: Fri, 20 Nov 2026 10:00:00 +0800',
    'Subject: =?utf-8?Q?Quote_for_t=C3=BCmbler?=',
    'Content-Type: multipart/alternative; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Price 3,75 =E2=82=AC/pc, MOQ =',
    '500 pcs',
    '--b1',
    'Content-Type: text/html',
    '',
    '<p>no</p>',
    '--b1--',
  ].join('\r\n');
  const text = mailFileText(mail);
  expect(text).toContain('From: Linda <linda@example.com>');
  expect(text).toContain('Subject: Quote for tümbler');
  expect(text).toContain('Price 3,75 €/pc, MOQ 500 pcs');
  expect(text).not.toContain('<p>');
});

test('a mail of HTML alone keeps its lines and columns', () => {
  const mail =
    'From: a@b.c\nContent-Type: text/html\n\n<style>p{}</style><table><tr><td>500</td><td>$2</td></tr></table><p>FOB &amp; CIF</p>';
  expect(mailFileText(mail)).toBe('From: a@b.c\n\n500\t$2\t\nFOB & CIF');
});

test.each([
  ['quote.csv', '"Qty";Price\n1000;"2,95"', 'Qty\tPrice\n1000\t2,95'],
  ['quote.csv', 'Qty,Price\n"1,000",2.95', 'Qty\tPrice\n1,000\t2.95'],
  ['quote.txt', 'USD 3.20', 'USD 3.20'],
])('%s: %j', async (name, content, text) => {
  expect(await readQuoteFile(new File([content], name))).toEqual({ text });
});

test.each([
  ['photo.jpg', 'image/jpeg', 'scan'],
  ['quote.docx', '', 'kind'],
  ['broken.pdf', 'application/pdf', 'failed'],
  ['broken.xlsx', '', 'failed'],
])('%s says why it gives no text', async (name, type, problem) => {
  expect(await readQuoteFile(new File(['no such file'], name, { type }))).toEqual({ problem });
});

test('a file above 10 MB is not opened', async () => {
  const file = new File(['x'], 'big.pdf');
  Object.defineProperty(file, 'size', { value: 10_000_001 });
  expect(await readQuoteFile(file)).toEqual({ problem: 'size' });
});

test.each(['quote.csv', 'quote.txt', 'mail.eml', 'quote.xlsx', 'quote.pdf'])(
  'an empty %s says so, and does not take the place of what was typed',
  async (name) => {
    expect(await readQuoteFile(new File([], name))).toEqual({ problem: 'empty' });
    expect(await readQuoteFile(new File([' \n'], 'blank.txt'))).toEqual({ problem: 'empty' });
  },
);

test('a picture under the name of a text is not read', async () => {
  const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  expect(await readQuoteFile(new File([picture], 'quote.csv'))).toEqual({ problem: 'failed' });
  expect(await readQuoteFile(new File([picture], 'mail.eml'))).toEqual({ problem: 'failed' });
});
