import { lazyModule } from '@/lazy/lazy-module.ts';
import type { ReportDocument } from '../rules/report-model.ts';
import type { ReportPrinting } from './pdf/prepare-printing.ts';

export type PaperSize = 'a4' | 'letter';

export type ReportPdf = {
  blob: Blob;
  /** Signs that neither the fonts nor the device have; the PDF shows a box for each. */
  missingSigns: readonly string[];
};

const pdfModules = lazyModule(() =>
  Promise.all([
    import('jspdf'),
    import('./pdf/draw-report.ts'),
    import('./pdf/prepare-printing.ts'),
    import('./pdf/titled-pdf.ts'),
  ]),
);

/**
 * The report as a PDF with selectable text and vector plots. English is set in the standard fonts,
 * so that nothing is fetched but the library; other languages fetch fonts or are drawn.
 * @throws when the library cannot be loaded
 */
export async function makeReportPdf(
  report: ReportDocument,
  paper: PaperSize,
  madeOn: Date,
  tools?: ReportPrinting,
): Promise<ReportPdf> {
  const [{ jsPDF }, { drawReport }, { preparePrinting }, { titledPdf }] = await pdfModules.load();
  const doc = new jsPDF({ unit: 'pt', format: paper, compress: true });
  doc.setLanguage('en-US');
  doc.setCreationDate(madeOn);
  const { printing, missingSigns } = await preparePrinting(doc, report, tools);
  drawReport(doc, report, printing);
  const title = `${report.title}: ${report.subject}`;
  return { blob: titledPdf(doc, { title, brand: report.brand }), missingSigns };
}

/** Where people print on Letter rather than on A4 (CLDR's paper-size regions). */
const letterRegions = new Set([
  'BZ',
  'CA',
  'CL',
  'CO',
  'CR',
  'GT',
  'MX',
  'NI',
  'PA',
  'PH',
  'PR',
  'SV',
  'US',
  'VE',
]);

/** The paper of the reader's region; A4 where the locale names none that prints on Letter. */
export function paperFor(locale: string): PaperSize {
  try {
    const region = new Intl.Locale(locale).maximize().region;
    return region !== undefined && letterRegions.has(region) ? 'letter' : 'a4';
  } catch {
    return 'a4';
  }
}
