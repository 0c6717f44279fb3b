import type { jsPDF } from 'jspdf';
import { isInStandardFonts, isInWideFonts } from '@/tools/report/rules/font-signs.ts';
import { missingSigns, toPrint } from '@/tools/report/rules/print-runs.ts';
import type { ReportDocument } from '@/tools/report/rules/report-model.ts';
import { reportTexts } from '@/tools/report/rules/report-texts.ts';
import { openSignPainter, type SignPainter } from './sign-painter.ts';
import { printableSigns, type SignPrinting } from './sign-printing.ts';
import { addWideFonts, fetchWideFonts, type WideFonts } from './wide-fonts.ts';

/** Where fonts and pictures of signs come from. */
export type ReportPrinting = {
  fetchFonts: () => Promise<WideFonts>;
  openPainter: () => SignPainter | null;
};

const browserPrinting: ReportPrinting = {
  fetchFonts: fetchWideFonts,
  openPainter: openSignPainter,
};

/**
 * Gets what the report's signs need, and no more, and says which signs will be missing all the
 * same. Fonts that cannot be fetched are done without: their signs are drawn.
 */
export async function preparePrinting(
  doc: jsPDF,
  report: ReportDocument,
  { fetchFonts, openPainter }: ReportPrinting = browserPrinting,
): Promise<{ printing: SignPrinting; missingSigns: string[] }> {
  const text = reportTexts(report).join('\n');
  const foreign = [...new Set(toPrint(text))].filter(
    (sign) => sign !== '\n' && !/\p{DI}/u.test(sign) && !isInStandardFonts(sign),
  );
  const fonts = foreign.some(isInWideFonts) && (await addFonts(doc, fetchFonts));
  const isPainted = foreign.some((sign) => !(fonts && isInWideFonts(sign)));
  const printing: SignPrinting = {
    fonts: fonts ? 'wide' : 'standard',
    painter: isPainted ? openPainter() : null,
  };
  return { printing, missingSigns: missingSigns(text, printableSigns(printing)) };
}

async function addFonts(doc: jsPDF, fetchFonts: () => Promise<WideFonts>): Promise<boolean> {
  try {
    addWideFonts(doc, await fetchFonts());
    return true;
  } catch {
    return false;
  }
}
