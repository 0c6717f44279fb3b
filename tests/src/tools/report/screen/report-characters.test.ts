import { aReport, madeOn } from '@tests/src/tools/report/rules/a-report.ts';
import { buildRfq } from '@tests/src/tools/rfq-generator/rules/build-rfq.ts';
import { aRoadmap } from '@tests/src/tools/strategy-builder/rules/a-roadmap.ts';
import { fc } from '@tests/support/property-testing.ts';
import { type PdfText, readPdf } from '@tests/support/read-pdf.ts';
import { expect, test } from 'vitest';
import { graphemesOf, toPrintable } from '@/tools/report/rules/print-runs.ts';
import { type ReportDocument, reportTexts } from '@/tools/report/rules/report-model.ts';
import { makeReportPdf } from '@/tools/report/screen/make-report-pdf.ts';
import { rfqCopy } from '@/tools/rfq-generator/copy.ts';
import { rfqDocument, rfqReport } from '@/tools/rfq-generator/rules/rfq-document.ts';
import { strategyBuilderCopy } from '@/tools/strategy-builder/copy.ts';
import { roadmapReport } from '@/tools/strategy-builder/rules/roadmap-report.ts';
import { aPainter, pixel, printingTools } from './printing-tools.ts';

async function read(
  report: ReportDocument,
  tools = printingTools(),
): Promise<PdfText & { missingCharacters: readonly string[] }> {
  const { blob, missingCharacters } = await makeReportPdf(report, 'a4', madeOn, tools);
  return { ...readPdf(new Uint8Array(await blob.arrayBuffer())), missingCharacters };
}

/** Without invisible characters. */
function bare(text: string): string {
  return text.replace(/[\s\p{DI}]/gu, '');
}

/** The report of every tool that makes one, with `typed` wherever a visitor can type. */
function everyReport(typed: string): ReportDocument[] {
  const copy = rfqCopy.document;
  const rfq = buildRfq({
    product: typed,
    materials: typed,
    specification: typed,
    packaging: typed,
    destination: typed,
    notes: typed,
    company: typed,
    contactEmail: typed,
  });
  const pictures = [{ name: typed, dataUrl: pixel }];
  return [
    aReport({ product: typed }),
    rfqReport(rfqDocument(rfq, { copy, pictureNames: [typed] }), { rfq, copy, pictures, madeOn }),
    aRoadmapReport(),
  ];
}

function aRoadmapReport(): ReportDocument {
  return roadmapReport({
    copy: strategyBuilderCopy,
    roadmap: aRoadmap(),
    doneIds: new Set(),
    shareUrl: 'https://example.com/strategy',
    madeOn,
  });
}

const product = 'Şeker çubuğu ≤ 2 mm → Łódź ₺ Ω Ελλάδα Москва Tiếng Việt ™ “x”';

test('a report in English fetches nothing', async () => {
  const tools = printingTools();
  for (const report of everyReport('Crème “brûlée” – 50 € × 2… ™')) await read(report, tools);
  expect(tools.fetchFonts).not.toHaveBeenCalled();
  expect(tools.openPainter).not.toHaveBeenCalled();
});

test('sets Latin, Greek, Cyrillic and Vietnamese in the fetched fonts', async () => {
  const tools = printingTools();
  const { pages, raw, missingCharacters } = await read(aReport({ product }), tools);
  expect(pages[0]).toContain(product);
  expect(raw).toContain('/BaseFont /Inter');
  expect(missingCharacters).toEqual([]);
  expect(tools.openPainter).not.toHaveBeenCalled();
});

test('draws characters if the fonts cannot be fetched', async () => {
  const fetchFonts = () => Promise.reject(new Error('offline'));
  const { pages, missingCharacters } = await read(
    aReport({ product: 'Łódź' }),
    printingTools({ fetchFonts }),
  );
  expect(pages[0]).toContain(['Ł', 'ód', 'ź'].join('\n'));
  expect(missingCharacters).toEqual([]);
});

test('draws Chinese and emoji with their text and fetches nothing', async () => {
  const tools = printingTools();
  const { pages, raw } = await read(aReport({ product: '陶瓷马克杯 350ml 🎁' }), tools);
  const lines = pages[0]?.split('\n');
  for (const text of ['陶瓷马克杯', ' 350ml ', '🎁']) expect(lines).toContain(text);
  expect(raw).toContain('/Subtype /Image');
  expect(tools.fetchFonts).not.toHaveBeenCalled();
});

test('draws a line of both directions as one picture', async () => {
  const { pages } = await read(aReport({ product: 'حقيبة 40×50 cm' }));
  expect(pages[0]?.split('\n')).toContain('حقيبة 40×50 cm');
});

test('names characters that the device lacks and shows a box with their text', async () => {
  const { pages, missingCharacters } = await read(
    aReport({ product: 'Kerze 蜡烛' }),
    printingTools({ openPainter: () => aPainter(['烛']) }),
  );
  expect(missingCharacters).toEqual(['烛']);
  expect(pages[0]?.split('\n')).toContain('烛');
});

test('names every foreign character if nothing can be drawn', async () => {
  const { missingCharacters } = await read(
    aReport({ product: '蜡烛 🎉 蜡' }),
    printingTools({ openPainter: () => null }),
  );
  expect(missingCharacters).toEqual(['蜡', '烛', '🎉']);
});

test('every character of every report is printed or named', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (typed) => {
      const tools = printingTools({ openPainter: () => aPainter(['é', '\u{1F600}']) });
      for (const report of everyReport(typed)) {
        const { pages, missingCharacters } = await read(report, tools);
        const printed = bare(pages.join(''));
        const named = new Set(missingCharacters);
        const lost = reportTexts(report).flatMap((text) =>
          graphemesOf(toPrintable(text)).filter(
            (grapheme) => !named.has(grapheme) && !printed.includes(bare(grapheme)),
          ),
        );
        expect(lost).toEqual([]);
      }
    }),
    { numRuns: 5 },
  );
});

test.each(['Größe', 'Łódź', 'č 不 \u0D0D (\\)'])(
  'a PDF reader receives the title %s',
  async (product) => {
    const { raw } = await read(aReport({ product }));
    const [, literal = ''] = /\/Title \(((?:\\[\s\S]|[^\\)])*)\)/.exec(raw) ?? [];
    // Readers take a bare return for a line feed.
    const latin1 = literal
      .replace(/\r/g, '\n')
      .replace(/\\(.)/g, (_, character) => (character === 'r' ? '\r' : character));
    const bytes = Buffer.from(latin1, 'latin1');
    const title = latin1.startsWith('\xFE\xFF')
      ? bytes.swap16().toString('utf16le').slice(1)
      : latin1;
    expect(title).toBe(`Your Creator Brand Revenue Potential: ${product}`);
    // The cross-reference table still points at its objects.
    for (const [, offset] of raw.matchAll(/^(\d{10}) 00000 n/gm)) {
      expect(raw.slice(Number(offset))).toMatch(/^\d+ 0 obj/);
    }
    const [, start] = /startxref\s+(\d+)/.exec(raw) ?? [];
    expect(raw.slice(Number(start))).toMatch(/^xref/);
  },
);
