import type { ReportDocument } from '@/lib/report/report-model.ts';

export type PaperSize = 'a4' | 'letter';

/**
 * The report as a PDF with selectable text and vector plots, set in the standard fonts so that
 * nothing has to be fetched but the library itself.
 * @throws when the library cannot be loaded
 */
export async function makeReportPdf(
  report: ReportDocument,
  paper: PaperSize,
  madeOn: Date,
): Promise<Blob> {
  const [{ jsPDF }, { drawReport }] = await Promise.all([
    import('jspdf'),
    import('./pdf/draw-report.ts'),
  ]);
  const doc = new jsPDF({ unit: 'pt', format: paper, compress: true });
  doc.setLanguage('en-US');
  doc.setCreationDate(madeOn);
  doc.setDocumentProperties({
    title: `${report.title}: ${report.subject}`,
    author: report.brand,
    creator: report.brand,
  });
  drawReport(doc, report);
  return doc.output('blob');
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
