import type { jsPDF } from 'jspdf';
import { isInStandardFonts, isInWideFonts } from '@/tools/report/rules/font-coverage.ts';
import {
  missingCharacters,
  type PrintableCharacters,
  toPrintable,
} from '@/tools/report/rules/print-runs.ts';
import { type ReportDocument, reportTexts } from '@/tools/report/rules/report-model.ts';
import { type GlyphPainter, openGlyphPainter } from './glyph-painter.ts';
import { addWideFonts, fetchWideFonts, type WideFonts } from './wide-fonts.ts';

/** Where fonts and pictures of characters come from. */
export type PrintingTools = {
  fetchFonts: () => Promise<WideFonts>;
  openPainter: () => GlyphPainter | null;
};

const browserPrinting: PrintingTools = {
  fetchFonts: fetchWideFonts,
  openPainter: openGlyphPainter,
};

/**
 * Gets only what the report's characters need and tells which will be missing nevertheless. If the
 * fonts cannot be fetched, their characters are drawn.
 */
export async function preparePrinting(
  doc: jsPDF,
  report: ReportDocument,
  { fetchFonts, openPainter }: PrintingTools = browserPrinting,
): Promise<{ printing: Printing; missingCharacters: string[] }> {
  const text = reportTexts(report).join('\n');
  const foreign = [...new Set(toPrintable(text))].filter(
    (character) =>
      character !== '\n' && !/\p{DI}/u.test(character) && !isInStandardFonts(character),
  );
  const fonts = foreign.some(isInWideFonts) && (await addFonts(doc, fetchFonts));
  const isPainted = foreign.some((character) => !(fonts && isInWideFonts(character)));
  const printing: Printing = {
    fonts: fonts ? 'wide' : 'standard',
    painter: isPainted ? openPainter() : null,
  };
  return { printing, missingCharacters: missingCharacters(text, printableCharacters(printing)) };
}

async function addFonts(doc: jsPDF, fetchFonts: () => Promise<WideFonts>): Promise<boolean> {
  try {
    addWideFonts(doc, await fetchFonts());
    return true;
  } catch {
    return false;
  }
}

/** What is available to print the characters of a report. */
export type Printing = {
  /** `wide` once the document has the fetched fonts. */
  fonts: 'standard' | 'wide';
  /** Draws what the fonts lack; null where nothing can be drawn. */
  painter: GlyphPainter | null;
};

/** Available to every PDF without fetching or drawing. */
export const standardPrinting: Printing = { fonts: 'standard', painter: null };

export function printableCharacters({ fonts, painter }: Printing): PrintableCharacters {
  return {
    font: fonts === 'wide' ? isInWideFonts : isInStandardFonts,
    picture: (character) => painter?.has(character) ?? false,
  };
}
