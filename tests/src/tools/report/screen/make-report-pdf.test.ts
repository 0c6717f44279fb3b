import { aReport, madeOn } from '@tests/src/tools/report/rules/a-report.ts';
import { type PdfText, readPdf } from '@tests/support/read-pdf.ts';
import { expect, test } from 'vitest';
import { makeReportPdf, type PaperSize, paperFor } from '@/tools/report/screen/make-report-pdf.ts';
import { printingTools } from './printing-tools.ts';

async function read(paper: PaperSize, report = aReport()): Promise<PdfText> {
  const { blob } = await makeReportPdf(report, paper, madeOn, printingTools());
  return readPdf(new Uint8Array(await blob.arrayBuffer()));
}

async function pageSize(paper: PaperSize): Promise<number[]> {
  const [, width, height] =
    /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec((await read(paper)).raw) ?? [];
  return [width, height].map((side) => Math.round(Number(side)));
}

test('the PDF is A4 or Letter', async () => {
  // Points: 210 × 297 mm, and 8.5 × 11 inches.
  expect(await pageSize('a4')).toEqual([595, 842]);
  expect(await pageSize('letter')).toEqual([612, 792]);
});

test('the PDF holds the figures as text on its first page', async () => {
  const { pages } = await read('a4');
  for (const text of [
    'Your Creator Brand Revenue Potential',
    'Soy candle & lid',
    'Created November 28, 2026',
    '$17,280',
    '$1,440',
    '72.0%',
    '$5.60',
  ]) {
    expect(pages[0]).toContain(text);
  }
});

test('the PDF numbers every page', async () => {
  for (const paper of ['a4', 'letter'] as const) {
    const { pages } = await read(paper);
    expect(pages).toHaveLength(3);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of 3`);
    }
  }
});

test('the PDF holds every section, the assumptions with their source, and the way back', async () => {
  const { pages, raw } = await read('letter');
  const all = pages.join('\n');
  for (const { title } of aReport().sections) expect(all).toContain(title);
  expect(all).toContain('BrandBFF planning figure');
  expect(all).toContain('Premium Partner A');
  expect(raw).toContain('/URI (https://example.com/brand-vision?v=c1&f=100000)');
});

test('the PDF says its title, language and day to the reader program', async () => {
  const { raw } = await read('a4');
  expect(raw).toContain('/Title (Your Creator Brand Revenue Potential: Soy candle & lid)');
  expect(raw).toContain('/Lang (en-US)');
  expect(raw).toMatch(/\/CreationDate \(D:20261128120000/);
});

test('the PDF holds a checklist over as many pages as it takes', async () => {
  const items = Array.from({ length: 120 }, (_, index) => ({
    text: `Item ${index + 1}`,
    isDone: index % 2 === 0,
  }));
  const section = { title: 'Checklist', blocks: [{ kind: 'checklist' as const, items }] };
  const { pages } = await read('a4', { ...aReport(), sections: [section] });
  const lines = pages.join('\n').split('\n');
  for (const { text } of items) expect(lines).toContain(text);
  expect(pages.length).toBeGreaterThan(1);
});

test('the PDF takes the largest figures and the longest words', async () => {
  const report = aReport({
    followers: 2_000_000_000,
    engagementRatePct: 100,
    priceUsd: 1_000_000,
    product: 'W'.repeat(120),
  });
  const { pages } = await read('letter', report);
  expect(pages.join('\n')).toContain('$345,600,000,000,000');
});

test.each([
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['fr-CA', 'letter'],
  ['en', 'letter'],
  ['de-DE', 'a4'],
  ['en-GB', 'a4'],
  ['sv', 'a4'],
  ['not a locale', 'a4'],
])('the paper of %s is %s', (locale, paper) => {
  expect(paperFor(locale)).toBe(paper);
});

test('the paper gives the last column of a prose table what short columns leave', async () => {
  const decision = 'Whether the pilot is good enough to place the first order of full size there.';
  const report = {
    ...aReport(),
    sections: [
      {
        title: 'Decisions',
        blocks: [
          {
            kind: 'table' as const,
            table: {
              holds: 'prose' as const,
              columns: ['When', 'Date', 'Decision'],
              rows: [['Month 2', 'Jan 28, 2027', decision]],
            },
          },
        ],
      },
    ],
  };
  const text = (await read('a4', report)).pages.join('\n');
  // Two lines, where a third of the page's width would make three.
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.startsWith('Whether the pilot'));
  expect(`${lines[first]} ${lines[first + 1]}`).toContain('of full size there.');
});
