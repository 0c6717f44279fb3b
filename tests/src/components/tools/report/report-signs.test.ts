import { aReport, madeOn } from '@tests/src/lib/report/a-report.ts';
import { buildRfq } from '@tests/src/lib/rfq/build-rfq.ts';
import { aRoadmap } from '@tests/src/lib/strategy/a-roadmap.ts';
import { fc } from '@tests/support/laws.ts';
import { type PdfText, readPdf } from '@tests/support/read-pdf.ts';
import { describe, expect, it } from 'vitest';
import { makeReportPdf } from '@/components/tools/report/make-report-pdf.ts';
import { documentTitle } from '@/components/tools/report/pdf/prepare-printing.ts';
import { rfqContent } from '@/content/rfq.ts';
import { strategyBuilderContent } from '@/content/strategy-builder.ts';
import { clustersOf, toPrint } from '@/lib/report/print-runs.ts';
import type { ReportDocument } from '@/lib/report/report-model.ts';
import { reportTexts } from '@/lib/report/report-texts.ts';
import { rfqDocument, rfqReport } from '@/lib/rfq/rfq-document.ts';
import { roadmapReport } from '@/lib/strategy/roadmap-report.ts';
import { aPainter, printingTools } from './printing-tools.ts';

async function read(
  report: ReportDocument,
  tools = printingTools(),
): Promise<PdfText & { missingSigns: readonly string[] }> {
  const { blob, missingSigns } = await makeReportPdf(report, 'a4', madeOn, tools);
  return { ...readPdf(new Uint8Array(await blob.arrayBuffer())), missingSigns };
}

/** Without what has no shape. */
function bare(text: string): string {
  return text.replace(/[\s\p{DI}]/gu, '');
}

/** A pixel. */
const dataUrl =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The report of every tool that makes one, with the text wherever a visitor may type. */
function everyReport(typed: string): ReportDocument[] {
  const words = rfqContent.document;
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
  const pictures = [{ name: typed, dataUrl }];
  return [
    aReport({ dreamProduct: typed }),
    rfqReport(rfqDocument(rfq, { words, pictureNames: [typed] }), { rfq, words, pictures, madeOn }),
    aRoadmapReport(),
  ];
}

function aRoadmapReport(): ReportDocument {
  return roadmapReport({
    words: strategyBuilderContent,
    roadmap: aRoadmap(),
    doneIds: new Set(),
    shareUrl: 'https://example.com/strategy',
    madeOn,
  });
}

describe('signs', () => {
  const product = 'Şeker çubuğu ≤ 2 mm → Łódź ₺ Ω Ελλάδα Москва Tiếng Việt ™ “x”';

  it('of English fetch nothing', async () => {
    const tools = printingTools();
    for (const report of everyReport('Crème “brûlée” – 50 € × 2… ™')) await read(report, tools);
    expect(tools.fetchFonts).not.toHaveBeenCalled();
    expect(tools.openPainter).not.toHaveBeenCalled();
  });

  it('of Latin, Greek, Cyrillic and Vietnamese are text in the fetched fonts', async () => {
    const tools = printingTools();
    const { pages, raw, missingSigns } = await read(aReport({ dreamProduct: product }), tools);
    expect(pages[0]).toContain(product);
    expect(raw).toContain('/BaseFont /Inter');
    expect(missingSigns).toEqual([]);
    expect(tools.openPainter).not.toHaveBeenCalled();
  });

  it('are drawn where the fonts cannot be fetched', async () => {
    const fetchFonts = () => Promise.reject(new Error('offline'));
    const { pages, missingSigns } = await read(
      aReport({ dreamProduct: 'Łódź' }),
      printingTools({ fetchFonts }),
    );
    expect(pages[0]).toContain(['Ł', 'ód', 'ź'].join('\n'));
    expect(missingSigns).toEqual([]);
  });

  it('no font has are pictures with their text, of Chinese without a fetch', async () => {
    const tools = printingTools();
    const { pages, raw } = await read(aReport({ dreamProduct: '陶瓷马克杯 350ml 🎁' }), tools);
    const lines = pages[0]?.split('\n');
    for (const text of ['陶瓷马克杯', ' 350ml ', '🎁']) expect(lines).toContain(text);
    expect(raw).toContain('/Subtype /Image');
    expect(tools.fetchFonts).not.toHaveBeenCalled();
  });

  it('of both directions are one picture a line', async () => {
    const { pages } = await read(aReport({ dreamProduct: 'حقيبة 40×50 cm' }));
    expect(pages[0]?.split('\n')).toContain('حقيبة 40×50 cm');
  });

  it('the device does not have are named, and leave a box that still holds them', async () => {
    const { pages, missingSigns } = await read(
      aReport({ dreamProduct: 'Kerze 蜡烛' }),
      printingTools({ openPainter: () => aPainter(['烛']) }),
    );
    expect(missingSigns).toEqual(['烛']);
    expect(pages[0]?.split('\n')).toContain('烛');
  });

  it('are all named where nothing can be drawn', async () => {
    const { missingSigns } = await read(
      aReport({ dreamProduct: '蜡烛 🎉 蜡' }),
      printingTools({ openPainter: () => null }),
    );
    expect(missingSigns).toEqual(['蜡', '烛', '🎉']);
  });

  it('of every report are on paper or named', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (typed) => {
        const tools = printingTools({ openPainter: () => aPainter(['é', '\u{1F600}']) });
        for (const report of everyReport(typed)) {
          const { pages, missingSigns } = await read(report, tools);
          const printed = bare(pages.join(''));
          const named = new Set(missingSigns);
          const lost = reportTexts(report).flatMap((text) =>
            clustersOf(toPrint(text)).filter(
              (cluster) => !named.has(cluster) && !printed.includes(bare(cluster)),
            ),
          );
          expect(lost).toEqual([]);
        }
      }),
      { numRuns: 5 },
    );
  });

  it('of the title reach the reader program whole', async () => {
    const title = (text: string) =>
      Buffer.from(documentTitle(text), 'latin1').toString('utf8').replace('\uFEFF', '');
    expect(documentTitle('Größe')).toBe('Größe');
    expect(title('č 不')).toBe('č 不');
    expect(documentTitle('č 不')).not.toMatch(/[\r\n]/);
  });
});
