import { lazyModule } from '@/lazy/lazy-module.ts';
import type { ReportDocument } from '../rules/report-model.ts';
import type { PrintingTools } from './pdf/prepare-printing.ts';

export type PaperSize = 'a4' | 'letter';

export type ReportPdf = {
  blob: Blob;
  /** Characters that neither fonts nor device have; the PDF shows a box for each. */
  missingCharacters: readonly string[];
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
 * The report as a PDF with selectable text and vector plots. English uses the standard fonts and
 * fetches only the library; other languages fetch fonts or are drawn.
 * @throws when the library cannot be loaded
 */
export async function makeReportPdf(
  report: ReportDocument,
  paper: PaperSize,
  madeOn: Date,
  tools?: PrintingTools,
): Promise<ReportPdf> {
  const [{ jsPDF }, { drawReport }, { preparePrinting }, { titledPdf }] = await pdfModules.load();
  const doc = new jsPDF({ unit: 'pt', format: paper, compress: true });
  doc.setLanguage('en-US');
  doc.setCreationDate(madeOn);
  const { printing, missingCharacters } = await preparePrinting(doc, report, tools);
  drawReport(doc, report, printing);
  const title = `${report.title}: ${report.subject}`;
  return { blob: titledPdf(doc, { title, brand: report.brand }), missingCharacters };
}

/** Regions that print on Letter rather than A4 (CLDR). */
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

/** The paper size of the locale's region, A4 by default. */
export function paperFor(locale: string): PaperSize {
  try {
    const region = new Intl.Locale(locale).maximize().region;
    return region !== undefined && letterRegions.has(region) ? 'letter' : 'a4';
  } catch {
    return 'a4';
  }
}
